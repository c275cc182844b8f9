pragma ComponentBehavior: Bound
import QtQuick
import Fort

// Mats below, all cards above, and the one drag that may be going on: of a card or, from other parts
// of the table, of a token, a perk or a rival's pack.
Item {
    id: cardLayer

    required property GameTable table
    required property CardFaces faces
    required property Motion motion
    required property TableLayout area
    readonly property CardsModel model: table.cards

    property Draggable held: null
    property Draggable blocked: null // a cancelled drag: its handler is off for a moment
    readonly property alias closer: closer
    property int target: -1 // the legal zone under the pointer
    property real nudge: 0
    readonly property bool dragging: held !== null
    readonly property int drafted: tally(CardsModel.Zone.Draft)
    readonly property int spread: tally(CardsModel.Zone.Pile)
    readonly property int ownYard: tally(CardsModel.Zone.Yard)
    readonly property bool handUsed: used(CardsModel.Zone.Hand)
    readonly property bool pileUsed: used(CardsModel.Zone.Pile)
    property int changes: 0
    property bool lively: false // a played change arrives: also what is told after the cards

    signal refused
    signal hurried

    // --- what lies where ---------------------------------------------------------------------

    // Of the zone, and for a zone of somebody's, of the viewer's.
    function tally(zone: int): int {
        let sum = 0;
        for (let i = 0; changes >= 0 && i < cards.count; ++i) {
            const card = cards.itemAt(i) as CardItem;
            if (card?.zone === zone && card.seat === 0)
                ++sum;
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
    Component {
        id: ghost
        CardGhost {}
    }
    function calm(): void {
        lively = false;
    }
    // Everything that still flies is at its end.
    function hurry(): void {
        nudge = 0.25; // with the gate closed a new value is taken at once
        nudge = 0;
        hurried();
        for (const child of children)
            (child as CardGhost)?.finish();
    }
    function act(card: CardItem): void {
        closer.away();
        if (card.ofPile)
            table.openPile();
        else
            table.pick(card.key);
    }

    // --- the drag ----------------------------------------------------------------------------

    function accepts(thing: Draggable, zone: int): bool {
        if (!thing)
            return false;
        switch (thing.kind) {
        case "card":
            return table.allows(Number(thing.ident), zone);
        case "token":
            return table.tokenAllows(thing.ident, zone);
        case "perk":
            return zone === CardsModel.Zone.Board;
        case "own perk":
            return zone === CardsModel.Zone.Play;
        case "pack":
            return zone === CardsModel.Zone.Stuff;
        }
        return false;
    }
    function zoneAt(scene: point): int {
        const p = cardLayer.mapFromItem(null, scene.x, scene.y);
        for (let i = mats.count - 1; i >= 0; --i) {
            const mat = mats.itemAt(i) as DropMat;
            if (mat.legal && mat.contains(cardLayer.mapToItem(mat, p.x, p.y)))
                return mat.zone;
        }
        return -1;
    }
    function grab(thing: Draggable): void {
        closer.away();
        held = thing;
        thing.forceActiveFocus(Qt.MouseFocusReason);
    }
    function move(thing: Draggable, by: vector2d, scene: point): void {
        if (held !== thing)
            return;
        thing.shift(by);
        target = zoneAt(scene);
    }
    function release(thing: Draggable): void {
        if (held !== thing)
            return; // cancelled before
        const zone = target;
        endDrag();
        if (thing.kind === "card")
            zone < 0 ? table.why(Number(thing.ident)) : table.drop(Number(thing.ident), zone);
        else if (thing.kind === "token")
            table.dropToken(thing.ident, zone);
        else if (zone < 0)
            refused();
        else
            thing.tapped();
    }
    function cancelDrag(): void {
        const thing = held;
        if (!thing)
            return;
        endDrag();
        blocked = thing; // turning the handler off gives up its grab
        blocked = null;
    }
    function endDrag(): void {
        const thing = held;
        held = null;
        target = -1;
        thing.land();
    }
    function forget(thing: Draggable): void {
        if (held === thing) {
            held = null;
            target = -1;
        }
        closer.forget(thing);
    }

    Connections {
        target: cardLayer.model
        function onChanging(): void {
            closer.away();
            cardLayer.cancelDrag();
        }
        function onLeaving(key: int, zone: int, seat: int): void {
            const card = cardLayer.card(key);
            if (!card || !card.kid || Theme.still)
                return;
            const wide = card.small && !card.standing ? cardLayer.area.handCard : card.width;
            ghost.createObject(cardLayer, {
                motion: cardLayer.motion,
                face: card.kid,
                x: card.x,
                y: card.y,
                width: wide,
                runs: card.standing,
                to: card.standing ? cardLayer.area.gate(seat) : cardLayer.area.spot(zone, seat, 0, 1)
            });
        }
        function onFlyingChanged(): void {
            ++cardLayer.changes;
            cardLayer.lively = true;
            Qt.callLater(cardLayer.calm);
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
        model: [CardsModel.Zone.Board, CardsModel.Zone.Supply, CardsModel.Zone.Play, CardsModel.Zone.Hand, CardsModel.Zone.Discard, CardsModel.Zone.Box, CardsModel.Zone.Fort, CardsModel.Zone.Lookout, CardsModel.Zone.Stuff, CardsModel.Zone.Pack]
        DropMat {
            required property int modelData
            zone: modelData
            area: cardLayer.area
            legal: cardLayer.held !== null && cardLayer.accepts(cardLayer.held, zone)
            aimed: cardLayer.target === zone
        }
    }
    SpreadMat {
        z: 300
        visible: cardLayer.drafted > 0
        place: cardLayer.area.middle
        title: qsTr("Draft")
        closable: false
    }
    SpreadMat {
        id: pileMat
        objectName: "pile"
        z: 300
        visible: cardLayer.table.pileOpen
        place: cardLayer.area.pile
        title: qsTr("Your discard pile")
        onClosed: cardLayer.table.closePile()
    }
    Repeater {
        id: cards
        model: cardLayer.model
        CardItem {
            home: cardLayer
        }
    }
    LookCloser {
        id: closer
        z: 3000
        anchors.fill: parent
        table: cardLayer.table
        unit: cardLayer.area.unit
        quiet: cardLayer.dragging
        resting: cardLayer.motion.settled
    }
}
