pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// The one drag that may be going on: a card of the offer or of the hand, or the top of an own tower.
// It lies over the whole table; what is held is carried here, while it is not to be seen where it lies.
Item {
    id: hold

    required property TowersTable table
    required property Motion motion
    property SeatTowers board: null // the own one, where everything is dropped
    property var rivals: [] // () => SeatTowers of the others
    property real unit: 1

    property TowerThing held: null
    property TowerThing shown: null // held, or on its way back
    property TowerThing blocked: null // a cancelled drag: its handler is off for a moment
    property Item target: null // where it would be dropped: a place of a tower, or the rubble
    property Item near: null // what pulls
    readonly property bool dragging: held !== null
    readonly property bool busy: dragging || lift.gliding
    readonly property real reach: 60 * unit
    property rect rest // where it lies
    property point origin
    property real way: 0 // the farthest that it was from where it was taken
    property int letGo: 0 // the card let go just now, until it flies on from `there`
    property string dropped: "" // the kind of a top let go just now, until it breaks `there`
    property rect there
    readonly property Lift lift: lifting

    signal hurried
    signal grabbed(key: int) // what still flies is in the hand now
    signal keyed // a key was pressed on something
    signal looked(place: TowerPlace) // to be seen closely
    signal read(card: OfferCard) // the same
    signal demolished(kind: string) // by its button
    signal idled(place: TowerPlace) // clicked, with nothing to be done there

    // Whether it may be dropped there: a card on its tower, a top on the rubble.
    function accepts(thing: TowerThing, place: Item): bool {
        if (!thing || !table.shown.mine)
            return false;
        return thing.storey ? place === board.rubble : thing.usable && (place as TowerPlace)?.kind === thing.kind;
    }
    function places(): var {
        return board ? [...board.places(), board.rubble] : [];
    }
    // The part of the board in which a drop counts for a place.
    function zone(place: Item): rect {
        return place.mapToItem(hold, Qt.rect(0, 0, place.width, place.height));
    }
    function distance(place: Item, p: point): real {
        const at = zone(place);
        return Math.hypot(Math.max(at.x - p.x, 0, p.x - at.x - at.width), Math.max(at.y - p.y, 0, p.y - at.y - at.height));
    }

    function grab(thing: TowerThing, scene: point): void {
        if (held || !table.shown.mine)
            return;
        lifting.rest();
        thing.point();
        rest = thing.mapToItem(hold, thing.part);
        origin = hold.mapFromItem(null, scene.x, scene.y);
        way = 0;
        held = shown = thing;
        grabbed(thing.key);
        lifting.take(Qt.point(origin.x - rest.x, origin.y - rest.y), Qt.point(0, 0));
    }
    function move(thing: TowerThing, scene: point): void {
        if (held !== thing)
            return;
        const p = hold.mapFromItem(null, scene.x, scene.y);
        lifting.move(p.x - origin.x, p.y - origin.y);
        way = Math.max(way, Math.hypot(p.x - origin.x, p.y - origin.y));
        const legal = places().filter(place => accepts(thing, place));
        target = legal.find(place => distance(place, p) === 0) ?? null;
        near = target ?? legal.find(place => distance(place, p) < reach) ?? null;
        lifting.attract(near ? towards(near, p) : Qt.point(0, 0));
    }
    function towards(place: Item, p: point): point {
        const at = zone(place);
        const dx = at.x + at.width / 2 - (rest.x + rest.width / 2 + lifting.by.x);
        const dy = at.y + at.height * 0.6 - (rest.y + rest.height / 2 + lifting.by.y);
        const length = Math.max(1, Math.hypot(dx, dy));
        const pull = Math.min(24 * unit, length * 0.35) * Math.max(0, 1 - distance(place, p) / reach) / length;
        return Qt.point(dx * pull, dy * pull);
    }
    function release(thing: TowerThing): void {
        if (held !== thing)
            return;
        const place = target;
        const p = Qt.point(origin.x + lifting.by.x, origin.y + lifting.by.y);
        const wrong = places().find(one => distance(one, p) === 0) ?? null;
        const idle = way < reach;
        if (place) {
            letGo = thing.key;
            dropped = thing.storey ? thing.kind : "";
            there = Qt.rect(rest.x + lifting.x, rest.y + lifting.y, rest.width, rest.height);
            if (thing.storey || thing.waits)
                lifting.rest();
        }
        end();
        if (place)
            use(thing, place);
        else if (!idle)
            explain(thing, wrong, p);
        letGo = 0;
        dropped = "";
    }
    // Why it glides back from where it was let go.
    function explain(thing: TowerThing, wrong: Item, p: point): void {
        const place = wrong as TowerPlace;
        if (thing.storey)
            table.reading.misplacedTop();
        else if (place)
            table.touch.drop(thing.key, place.kind);
        else if (wrong)
            table.reading.misplaced(thing.key, "rubble");
        else
            table.reading.misplaced(thing.key, rivals().some(one => distance(one, p) === 0) ? "rival" : "");
    }
    // Why it cannot be moved at all.
    function resist(thing: TowerThing): void {
        if (thing.key !== 0)
            table.reading.why(thing.key);
        else if (thing.own && table.shown.deciding === "demolish")
            table.touch.demolish(thing.kind);
    }
    function use(thing: TowerThing, place: Item): void {
        if (thing.storey)
            table.touch.demolish(thing.kind);
        else
            table.touch.drop(thing.key, (place as TowerPlace).kind);
    }
    // Where the hand has let a card go just now, for a flight that goes on from there.
    function whence(key: int): var {
        return key !== 0 && key === letGo ? there : null;
    }
    // Where the hand has let the top of an own tower go just now, which breaks there.
    function fallen(kind: string): var {
        return kind === dropped ? there : null;
    }
    function cancel(thing: TowerThing): void {
        if (!held || held !== thing)
            return;
        end();
        blocked = thing; // turning the handler off gives up its grab
        blocked = null;
    }
    function end(): void {
        lifting.give();
        held = target = near = null;
    }
    function forget(thing: TowerThing): void {
        if (shown !== thing)
            return;
        lifting.rest();
        held = shown = target = near = null;
    }
    function hurry(): void {
        if (!dragging)
            lifting.rest();
        hurried();
    }

    onWidthChanged: cancel(held)
    onHeightChanged: cancel(held)

    MotionReport {
        motion: hold.motion
        on: lifting.gliding
    }
    Lift {
        id: lifting
    }
    Item {
        id: carried
        visible: hold.busy
        x: hold.rest.x
        y: hold.rest.y
        width: hold.rest.width
        height: hold.rest.height
        transform: [
            Scale {
                origin.x: lifting.grip.x
                origin.y: lifting.grip.y
                xScale: lifting.size
                yScale: xScale
            },
            Rotation {
                origin.x: lifting.grip.x
                origin.y: lifting.grip.y
                angle: lifting.angle
            },
            Translate {
                x: lifting.x
                y: lifting.y
            }
        ]
        SoftShadow {
            lift: lifting.height
        }
        Loader {
            anchors.fill: parent
            active: carried.visible && hold.shown !== null
            sourceComponent: hold.shown?.storey ? storey : paper
        }
        Component {
            id: storey
            TowerFloor {
                kind: hold.shown?.kind ?? "sand"
                number: hold.shown?.number ?? -1
                pixels: Math.max(12, hold.shown?.digits ?? 12)
            }
        }
        Component {
            id: paper
            TowerCard {
                kind: hold.shown?.kind ?? ""
                number: hold.shown?.number ?? 0
                name: hold.shown?.cardName ?? ""
                depth: 0
            }
        }
    }
    Item { // nothing below the hand is pointed at
        visible: hold.dragging
        anchors.fill: parent
        HoverHandler {
            blocking: true
            cursorShape: Qt.ClosedHandCursor
        }
    }
}
