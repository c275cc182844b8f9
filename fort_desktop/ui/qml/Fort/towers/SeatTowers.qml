pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The board of a seat in 5 Towers, whose meadow lies under everything: its band with what it has said,
// five places for towers, the rubble, and the cards that a rival has taken and not built yet. The own
// board is where cards are dropped.
Item {
    id: board

    required property TowerSeat who
    required property TowerHold home
    required property TowersTable table
    property int relative: 0 // clockwise from the viewer
    readonly property bool own: relative === 0
    property real unit: 1
    property Item aloft: null
    readonly property Motion motion: home.motion
    readonly property list<string> kinds: ["forest", "cake", "haunted", "sand", "scrap"]
    readonly property bool narrow: width < 450 * unit
    readonly property alias rubble: rubble
    readonly property alias header: header
    property list<int> expected: []
    readonly property real rubbleWidth: Math.round(Math.max((narrow ? 48 : 56) * unit, Math.min(92 * unit, width * 0.11)))
    readonly property real pitch: (width - 12 * unit - rubbleWidth - 8 * unit) / 5
    readonly property real towerWidth: Math.round(Math.min((own ? 126 : 98) * unit * (own ? 1 : 1.12), pitch * (narrow ? 0.9 : 0.84)))

    function place(kind: string): TowerPlace {
        return towers.itemAt(kinds.indexOf(kind)) as TowerPlace;
    }
    function places(): var {
        return kinds.map(kind => place(kind)).filter(one => one !== null);
    }
    // Where the cards of a rival lie that it has taken, on the board.
    function stash(place: int, count: int): rect {
        const wide = Math.max(36, 46 * unit);
        const step = Math.min(wide + 6, (width * 0.6) / Math.max(1, count));
        return Qt.rect(width - rubbleWidth * 0.3 - wide - (count - 1 - place) * step, header.height + 8 * unit, wide, wide * 1.4);
    }
    // A card flies to the stash and is not to be seen until it has landed.
    function expect(key: int, on: bool): void {
        expected = on ? [...expected, key] : expected.filter(one => one !== key);
    }
    function stashed(key: int): OfferCard {
        for (let n = 0; n < taken.count; ++n) {
            const card = taken.itemAt(n) as OfferCard;
            if (card?.key === key)
                return card;
        }
        return null;
    }
    function rest(): void {
        expected = [];
        for (const one of places())
            one.rest();
        rubble.rest();
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: who.label

    SeatHeader {
        id: header
        width: parent.width
        unit: board.unit
        name: board.who.name
        seat: board.who.colour
        face: Theme.face(Theme.seatFaces[board.who.colour] ?? "sparky")
        tag: board.who.tag
        points: board.who.points
        first: board.who.start
        active: board.who.active
        extra: Item {
            visible: board.who.bidText !== ""
            width: said.width + 8
            height: said.height
            BidBubble {
                id: said
                x: 8
                readonly property real most: Math.max(40, header.width - (header.tight ? 190 : 250) * board.unit)
                objectName: "said" + board.relative
                text: board.who.bidText
                highest: board.who.bidHighest
                passed: board.who.passed
                lively: board.table.flying
                motion: board.motion
                pixels: Math.min(Theme.size(18 * board.unit), 22 * board.unit)
                height: Math.min(implicitHeight, header.height - 8 * board.unit)
                width: Math.min(implicitWidth, most)
            }
        }
    }
    Repeater {
        id: towers
        model: board.kinds
        TowerPlace {
            required property string modelData
            required property int index
            who: board.who
            home: board.home
            kind: modelData
            relative: board.relative
            own: board.own
            heap: rubble
            aloft: board.aloft
            towerWidth: board.towerWidth
            x: 10 * board.unit + index * board.pitch
            y: header.height + 5
            width: board.pitch
            height: board.height - y - 7
            hinted: board.own && board.table.hintKind === kind
        }
    }
    RubbleHeap {
        id: rubble
        objectName: board.own ? "rubble" : ""
        readonly property bool lit: board.own && board.home.dragging && board.home.accepts(board.home.held, rubble)
        x: board.width - width - 8 * board.unit
        width: board.rubbleWidth
        height: implicitHeight
        y: board.height - height - 9
        count: board.who.rubble
        text: board.narrow ? Theme.signed(board.who.rubblePoints) : qsTr("rubble %1").arg(Theme.signed(board.who.rubblePoints))
        name: qsTr("Rubble: %n card(s)", "", board.who.rubble)
        ink: Theme.evening ? Theme.text : Theme.ink
        room: width + 6 * board.unit
        lively: board.table.flying
        motion: board.motion
        digits: 18 * board.unit
        Glow {
            shown: rubble.lit
            bold: board.home.near === rubble
            spread: 7
            radius: 14
        }
    }
    TowerThing { // the rubble can be read
        readonly property string told: rubble.name + " (" + Theme.signed(board.who.rubblePoints) + ")"
        home: board.home
        visible: board.who.rubble > 0
        x: rubble.x
        y: rubble.y
        width: rubble.width
        height: rubble.height
        label: board.own ? told : qsTr("%1: %2").arg(board.who.name).arg(told)
        reason: told
        onTapped: board.home.idled(null)
        FocusRing {
            shown: parent.activeFocus
            radius: 12
        }
    }
    Repeater { // what a rival has taken and not built yet
        id: taken
        model: !board.own && board.table.handSeat === board.relative ? board.table.hand : null
        OfferCard {
            required property int index
            required property string name
            required key
            required kind
            required number
            required label
            home: board.home
            browsable: false
            cardName: name
            spot: board.stash(index, taken.count)
            lively: board.table.flying
            awaited: board.expected.includes(key)
        }
    }
    Rectangle { // whose move it is
        visible: board.who.active
        anchors.fill: parent
        anchors.margins: -4
        radius: Theme.panelRadius + 4
        color: "transparent"
        border.color: Theme.contrast ? Theme.accent : Theme.warm
        border.width: 4
        z: -1
    }
}
