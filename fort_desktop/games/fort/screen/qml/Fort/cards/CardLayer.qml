pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// Mats below, all cards above, and on top whatever is dragged.
Item {
    id: cardLayer

    required property GameTable table
    required property CardFaces faces
    required property Motion motion
    required property TableLayout area
    property Item ground: cardLayer // the whole table
    property Item aloft: null // where what is looked at closely lies over all else
    readonly property CardsModel model: table.cards

    readonly property alias closer: closer
    readonly property alias cats: cats
    readonly property Draggable held: drag.held
    readonly property Draggable blocked: drag.blocked
    readonly property CardDrag drag: drag
    readonly property bool dragging: held !== null
    readonly property int inHand: tally(CardsModel.Zone.Hand)
    readonly property int played: tally(CardsModel.Zone.Play)
    readonly property int drafted: tally(CardsModel.Zone.Draft)
    readonly property int spread: tally(CardsModel.Zone.Pile)
    readonly property int lent: lentFaces.count
    readonly property int ownYard: tally(CardsModel.Zone.Yard)
    readonly property list<int> houses: table.middle.withDogs ? Array.from({ length: table.seats.rivalCount + 1 }, (_, seat) => area.houses + seat) : []
    readonly property bool pileUsed: used(CardsModel.Zone.Pile)
    property int changes: 0
    property var sent: ({}) // how many cards of this change fly to a place
    property bool lively: false // a played change arrives: also what is told after the cards

    signal refused
    signal hurried
    signal enlarged(face: Face)

    // --- what lies where ---------------------------------------------------------------------

    // Of the zone, and for a zone of somebody's, of the viewer's; a place from which a dog has gone counts.
    function tally(zone: int): int {
        let sum = 0;
        for (let i = 0; changes >= 0 && i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card?.zone === zone && card.seat === 0)
                sum = zone === CardsModel.Zone.Play ? Math.max(sum, card.place + 1) : sum + 1;
        }
        return sum;
    }
    function used(zone: int): bool {
        for (let i = 0; changes >= 0 && i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card?.zone === zone && card.usable)
                return true;
        }
        return false;
    }
    function card(key: int): CardItem {
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card?.key === key)
                return card;
        }
        return null;
    }
    Component { id: ghost; CardGhost {} }
    readonly property Soon settling: Soon { // a change has arrived
        onTriggered: {
            cardLayer.lively = false;
            for (let i = 0; i < cards.count; ++i) (cards.itemAt(i) as CardItem)?.settle();
        }
    }
    // Everything that still flies is at its end.
    function hurry(): void {
        hurried();
        for (const child of children)
            (child as CardGhost)?.finish();
    }
    // Cards that fly to one place in one change go one after another: the turn of the next of them.
    function queue(zone: int, seat: int): int {
        const place = zone + " " + seat;
        sent[place] = (sent[place] ?? -1) + 1;
        return sent[place];
    }
    function act(card: CardItem): void {
        closer.away();
        if (card.ofPile)
            table.touch.openPile();
        else if (card.inHouse)
            visit(card);
        else
            table.touch.pick(card.key);
    }
    // A dog before a house is as good as the house.
    function visit(dog: CardItem): void {
        const owner = drag.owner(area.houses + dog.seat);
        if (owner.canHouse)
            table.touch.pickHouse(owner.seat);
        else
            closer.look(dog);
    }

    // The card goes a place to the left or to the right in the hand.
    function shove(card: CardItem, by: int): void {
        const place = card.place + by;
        if (place < 0 || place >= card.count || dragging)
            return;
        table.touch.arrange(card.key, place);
        card.Accessible.announce(card.label);
    }

    // --- the drag ----------------------------------------------------------------------------

    function grab(thing: Draggable, scene: point): void {
        drag.grab(thing, scene);
    }
    function move(thing: Draggable, scene: point): void {
        drag.move(thing, scene);
    }
    function release(thing: Draggable): void {
        drag.release(thing);
    }
    function cancelDrag(thing: Draggable): void {
        drag.cancel(thing ?? held);
    }
    function abandon(): void {
        cancelDrag(null);
        carried.settle();
    }
    function forget(thing: Draggable): void {
        drag.forget(thing);
        closer.forget(thing);
    }
    // The legal zone at a point; the last that accepts wins.
    function matAt(p: point): int {
        for (let i = mats.count - 1; i >= 0; --i) {
            const mat = mats.itemAt(i) as DropMat;
            if (mat.legal && drag.inside(area.around(mat.zone), p))
                return mat.zone;
        }
        return -1;
    }
    // The nearest legal zone within reach.
    function matNear(p: point, reach: real): int {
        let best = -1;
        for (let i = mats.count - 1; i >= 0; --i) {
            const mat = mats.itemAt(i) as DropMat;
            const far = mat.legal ? distance(mat.zone, p) : reach;
            if (far < reach) {
                best = mat.zone;
                reach = far;
            }
        }
        return best;
    }
    function distance(zone: int, p: point): real {
        const at = area.around(zone);
        const dx = Math.max(at.x - p.x, 0, p.x - at.x - at.width);
        const dy = Math.max(at.y - p.y, 0, p.y - at.y - at.height);
        return Math.hypot(dx, dy);
    }

    z: dragging && !table.curtain.down ? 1 : 0 // over bubbles
    onWidthChanged: abandon()
    onHeightChanged: abandon()

    CardDrag {
        id: drag
        home: cardLayer
    }
    Connections {
        target: cardLayer.motion
        function onEnding(): void {
            cardLayer.hurry();
        }
    }
    Connections {
        target: cardLayer.model
        function onChanging(): void {
            closer.away();
            cardLayer.cancelDrag(null);
            cardLayer.sent = {};
        }
        function onLeaving(key: int, zone: int, seat: int): void {
            const card = cardLayer.card(key);
            if (!card || !card.kid || Theme.still)
                return;
            const wide = card.small && !card.standing ? cardLayer.area.handCard : card.width;
            ghost.createObject(cardLayer, {
                motion: cardLayer.motion,
                face: card.kid,
                x: card.x + card.lift.x,
                y: card.y + card.lift.y,
                taken: zone === CardsModel.Zone.Discard && ![0, card.seat].includes(seat) && [CardsModel.Zone.Park, CardsModel.Zone.Yard].includes(card.zone),
                width: wide,
                rotation: card.standing ? 0 : card.rotation,
                runs: card.standing,
                number: cardLayer.queue(zone, seat),
                to: card.standing ? cardLayer.area.gate(seat) : cardLayer.area.spot(zone, seat, 0, 1)
            });
        }
        function onFlyingChanged(): void {
            ++cardLayer.changes;
            cardLayer.lively = true;
            cardLayer.settling.restart();
        }
        function onRowsInserted(): void {
            ++cardLayer.changes;
        }
        function onRowsRemoved(): void {
            ++cardLayer.changes;
        }
        function onDataChanged(): void {
            ++cardLayer.changes;
        }
    }

    Repeater {
        id: mats // from the large to the small ones: the last that accepts wins
        model: [
            ...cardLayer.houses, CardsModel.Zone.Board, CardsModel.Zone.Supply, CardsModel.Zone.Play,
            CardsModel.Zone.Hand, CardsModel.Zone.Discard, CardsModel.Zone.Box, CardsModel.Zone.Fort,
            CardsModel.Zone.Lookout, CardsModel.Zone.Stuff, CardsModel.Zone.Pack
        ]
        DropMat {
            required property int modelData
            zone: modelData
            area: cardLayer.area
            legal: cardLayer.held !== null && drag.accepts(cardLayer.held, zone)
            near: drag.near === zone
            aimed: drag.target === zone
            passed: legal && drag.target >= 0 && !aimed
        }
    }
    LandingMark {
        spot: drag.landingSpot
    }
    CatLayer {
        id: cats
        anchors.fill: parent
        z: raised ? 1500 : cardLayer.drafted > 0 ? 350 : 0 // on the draft's mat
        home: cardLayer
    }
    SpreadMat {
        z: 300
        visible: cardLayer.drafted > 0
        place: cardLayer.area.draft
        head: cardLayer.area.gridTop
        title: qsTr("Draft")
        closable: false
    }
    SpreadMat {
        id: pileMat
        objectName: "pile"
        z: 300
        visible: cardLayer.table.touch.pileOpen
        place: cardLayer.area.pile
        head: cardLayer.area.gridTop
        title: qsTr("Your discard pile")
        onClosed: cardLayer.table.touch.closePile()
    }
    Repeater {
        id: cards
        model: cardLayer.model
        CardItem {
            home: cardLayer
        }
    }
    LentFaces { id: lentFaces; home: cardLayer }
    Carried {
        id: carried
        home: cardLayer
        thing: cardLayer.held
    }
    Item { // nothing below the hand is pointed at
        visible: cardLayer.dragging
        anchors.fill: parent
        z: 2900
        HoverHandler {
            blocking: true
            cursorShape: Qt.ClosedHandCursor
        }
    }
    LookCloser {
        id: closer
        z: 3000
        anchors.fill: parent
        aloft: cardLayer.aloft ?? closer
        ground: cardLayer.ground
        table: cardLayer.table
        unit: cardLayer.area.unit
        clear: cardLayer.area.asking
        quiet: cardLayer.dragging
        resting: cardLayer.motion.settled
        onEnlarged: face => cardLayer.enlarged(face)
    }
}
