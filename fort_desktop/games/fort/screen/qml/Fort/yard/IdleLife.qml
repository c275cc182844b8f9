pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The life of a table at rest: now and then one kid in a yard, one cat, one face on a wall or one flag moves
// a little, never two at once, and nothing while hands are at work, a play is shown, the device is handed
// over or the window is not in sight. While somebody thinks it is seldom, and nobody hops. A table left
// alone is livelier, and has visitors. It is no play: nobody waits for it.
Item {
    id: life

    required property CardLayer home
    required property Hands hands
    property list<Item> forts // pictures of them
    property int last: -1 // key of the kid that moved
    property int pause: 2400 // milliseconds until something moves
    property bool turning: true // some may still stand as they did for whoever recruited before
    readonly property bool seen: visible && Window.visibility !== Window.Hidden && Window.visibility !== Window.Minimized
    readonly property bool awake: seen && !Theme.still && hands.still && !home.dragging && home.motion.settled && !home.table.curtain.down
    readonly property bool thinking: home.table.shown.mine
    property bool alone: awake && thinking && hands.away && Window.active
    property real visited: alone ? 1 : 0

    // One small thing.
    function stir(): void {
        const kids = idlers().filter(card => card.key !== last);
        const cats = home.cats.idlers();
        const how = thinking && !alone ? Chance.between(2, 5) : Chance.below(5); // the first ones are hops and the like
        if (cats.length > 0 && Chance.happens(0.35)) {
            cats[Chance.below(cats.length)].fidget(how);
        } else if (kids.length > 0 && (forts.length === 0 || Chance.happens(0.6))) {
            const kid = kids[Chance.below(kids.length)];
            last = kid.key;
            kid.figure?.fidget(how);
        } else if (forts.length > 0) {
            (forts[Chance.below(forts.length)] as FortPicture).fidget();
        }
    }
    // One of the bored turns to whoever may recruit next.
    function turn(): void {
        const others = idlers().filter(card => card.figure?.unsettled ?? false);
        turning = others.length > 0;
        if (turning)
            others[Chance.below(others.length)].figure.settle();
    }
    // Kids and dogs that pass the time.
    function idlers(): list<CardItem> {
        const found = [];
        for (const child of home.children) {
            const card = child as CardItem;
            if ((card?.standing || card?.inHouse) && !card.moving && !card.dragged && !card.hovered)
                found.push(card);
        }
        return found;
    }
    function rhythm(): int {
        return alone ? Chance.between(2500, 5000) : thinking ? Chance.between(6000, 12000) : Chance.between(2000, 5000);
    }

    objectName: "life"
    onAloneChanged: pause = rhythm()

    Behavior on visited {
        enabled: !Theme.still
        NumberAnimation { duration: Theme.duration(300) }
    }
    Timer {
        interval: life.pause
        repeat: true
        running: life.awake
        onTriggered: {
            life.pause = life.rhythm();
            life.stir();
        }
    }
    Timer {
        interval: Math.max(1, Theme.duration(1100))
        repeat: true
        running: life.awake && life.turning
        onTriggered: life.turn()
    }
    Connections {
        target: life.home.table.seats
        function onChanged(): void {
            life.turning = true;
        }
    }
    Loader { // over the cards at rest
        parent: life.home
        z: 250
        active: life.visited > 0
        opacity: life.visited
        sourceComponent: Visitors {
            width: life.home.width
            height: life.home.height
            unit: life.home.area.unit
            on: life.alone
            fences: life.forts.map((_, seat) => life.home.area.yardOf(seat))
        }
    }
}
