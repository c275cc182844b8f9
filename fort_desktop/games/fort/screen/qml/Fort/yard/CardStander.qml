pragma ComponentBehavior: Bound
import QtQuick
import Fort

// Who stands for a card in a yard, is on the way there or from there, or lies in a doghouse: a kid or a
// dog, made only then.
Loader {
    id: stander

    required property CardItem card
    required property CardFlight flight
    readonly property bool eager: card.usable && card.standing
    readonly property bool lit: eager && !card.dragged && !card.home.held
    readonly property bool near: card.hovered || card.activeFocus
    readonly property bool running: card.asKid && flight.running && !card.gliding && !(card.inHouse && card.stood === card.zone)
    readonly property real towards: Math.max(-1, Math.min(1, (card.home.area.handMiddle - card.x) / card.home.area.whole.width * 2))
    readonly property bool waiting: card.standing && !card.usable && !card.moving && !card.dragged
    // Degrees to the side of whoever may recruit next, each a little otherwise; in the own yard of that
    // one it hangs its head.
    readonly property real wish: {
        const caller = card.home.table.seats.caller;
        const own = (card.key % 3 - 1) * 2;
        if (caller < 0 || caller === card.seat)
            return own * 1.5;
        const area = card.home.area;
        const board = caller === 0 ? Qt.rect(area.handMiddle, 0, 0, 0) : area.rival(caller - 1);
        const way = board.x + board.width / 2 - card.spot.x - card.spot.z / 2;
        return (way < 0 ? -7 : 7) + own;
    }

    active: card.asKid || card.standing || card.inHouse
    sourceComponent: card.kid?.kind === "dog" ? fourLegs : twoLegs

    Component {
        id: twoLegs
        YardKid {
            portrait: stander.card.kid?.portrait ?? ""
            suits: stander.card.kid?.suits ?? []
            eager: stander.eager
            lit: stander.lit
            near: stander.near
            running: stander.running
            towards: stander.towards
            waiting: stander.waiting
            wish: stander.wish
        }
    }
    Component {
        id: fourLegs
        YardDog {
            dog: stander.card.kid?.drawing ?? ""
            portrait: stander.card.kid?.portrait ?? ""
            suits: stander.card.inHouse ? [] : stander.card.kid?.suits ?? []
            inside: stander.card.inHouse && !running
            eager: stander.eager
            lit: stander.lit
            near: stander.near
            running: stander.running
            rightwards: running && stander.flight.aim.x > stander.flight.from.x
            towards: stander.towards
            waiting: stander.waiting
            wish: stander.wish
            transformOrigin: Item.Bottom
            scale: stander.card.inHouse && running ? 1 + 0.7 * stander.flight.way : 1 // seen whole until it is inside
        }
    }
}
