import QtQuick
import Shared
import Fort

// The life of a table at rest: every few seconds one kid in a yard, one cat, one face on a wall or one
// flag moves a little, never two at once, and nothing while somebody drags, a play is shown, the device is
// handed over or the window is not in sight. It is no play: nobody waits for it.
Item {
    id: life

    required property CardLayer home
    property list<Item> forts // pictures of them
    property int last: -1 // key of the kid that moved
    property int pause: 2400 // milliseconds until something moves
    readonly property bool seen: visible && Window.visibility !== Window.Hidden && Window.visibility !== Window.Minimized
    readonly property bool awake: seen && !Theme.still && !home.dragging && home.motion.settled && !home.table.curtain.down

    // One small thing.
    function stir(): void {
        const kids = idlers();
        const cats = home.cats.idlers();
        if (cats.length > 0 && Chance.happens(0.35)) {
            cats[Chance.below(cats.length)].fidget(Chance.below(5));
        } else if (kids.length > 0 && (forts.length === 0 || Chance.happens(0.6))) {
            const kid = kids[Chance.below(kids.length)];
            last = kid.key;
            kid.fidget(Chance.below(5));
        } else if (forts.length > 0) {
            (forts[Chance.below(forts.length)] as FortPicture).fidget();
        }
    }
    // Bored kids and dogs; whoever moved last rests.
    function idlers(): list<CardItem> {
        const found = [];
        for (const child of home.children) {
            const card = child as CardItem;
            if ((card?.standing || card?.inHouse) && !card.moving && !card.dragged && !card.hovered && card.key !== last)
                found.push(card);
        }
        return found;
    }

    Timer {
        interval: life.pause
        repeat: true
        running: life.awake
        onTriggered: {
            life.pause = Chance.between(2000, 5000);
            life.stir();
        }
    }
}
