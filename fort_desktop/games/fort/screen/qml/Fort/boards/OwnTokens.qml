pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// Makes the tokens on the own board usable, and shows those laid out to pay.
Item {
    id: tokens

    required property GameTable table
    required property CardLayer home
    required property OwnPanel panel
    readonly property SeatInfo me: table.seats.me
    readonly property real pitch: panel.token + panel.apart
    readonly property bool upwards: panel.slim // the stuff stands in columns
    readonly property real packSize: panel.packRow.size
    readonly property real packPitch: packSize + panel.packRow.row.spacing
    readonly property list<string> paid: [...filled("pizza", laid(0) + laid(2)), ...filled("toy", laid(1) + laid(3))]

    function laid(place: int): int {
        return table.tokens.laid[place] ?? 0;
    }
    function filled(kind: string, count: int): var {
        return Array(Math.max(0, count)).fill(kind);
    }

    // Where tokens of a kind that are laid out lie: on the fort, or among what a dog needs.
    function laidOut(kind: string): var {
        const bubble = home.area.bubble;
        if (!sheet.visible)
            return filled(kind, paid.filter(token => token === kind).length).map(() => Qt.rect(bubble.x + bubble.width / 2 - 16, bubble.y + 12, 32, 32));
        return paid.map((token, n) => token === kind ? row.rectOf(n, tokens) : null).filter(place => place);
    }

    component Handle: TokenHandle {
        home: tokens.home
        usable: tokens.table.tokens.usable.includes(ident)
        onTapped: tokens.table.tokens.pick(ident)
    }
    component InStuff: Handle {
        required property int line
        required property int count
        readonly property TokenRow its: line === 0 ? tokens.panel.pizzaRow : tokens.panel.toyRow
        readonly property real along: Math.max(0, count - 1) * tokens.pitch
        x: tokens.panel.x + tokens.panel.stuff.x + its.x + (tokens.upwards ? 0 : along)
        y: tokens.panel.y + tokens.panel.stuff.y + its.y + (tokens.upwards ? along : 0)
        width: tokens.panel.token
    }
    component InPack: Handle {
        required property int count // tokens up to and with this one
        readonly property int place: Math.max(0, count - 1)
        readonly property PackRow pack: tokens.panel.packRow
        x: tokens.panel.x + pack.x + pack.row.x + place % pack.perRow * tokens.packPitch
        y: tokens.panel.y + pack.y + pack.row.y + Math.floor(place / pack.perRow) * (tokens.packSize + pack.row.rowSpacing)
        width: tokens.packSize
    }

    InStuff {
        id: stuffPizza
        ident: "stuff pizza"
        label: qsTr("Pizza from your stuff")
        line: 0
        count: tokens.me.pizza - tokens.laid(0)
    }
    InStuff {
        id: stuffToy
        ident: "stuff toy"
        label: qsTr("Toy from your stuff")
        line: 1
        count: tokens.me.toys - tokens.laid(1)
    }
    InPack {
        id: packPizza
        ident: "pack pizza"
        label: qsTr("Pizza from your pack")
        count: tokens.me.packPizza - tokens.laid(2)
    }
    InPack {
        id: packToy
        ident: "pack toy"
        label: qsTr("Toy from your pack")
        count: tokens.me.packPizza - tokens.laid(2) + tokens.me.packToys - tokens.laid(3)
    }
    Panel { // laid out on the fort
        id: sheet
        visible: tokens.paid.length > 0 && tokens.table.shown.deciding !== "need" // a dog's are shown beside it
        x: tokens.panel.x + tokens.panel.fort.x + 6
        y: tokens.panel.y + tokens.panel.fort.y + 6
        width: row.width + 16
        height: row.height + 12
        radius: 12
        depth: 3
        fill: Theme.warmPale
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Laid out: %1").arg(tokens.paid.length)
        TokenRow {
            id: row
            x: 8
            y: 6
            size: 24 * tokens.panel.unit
            places: 0
            perRow: 5
            tokens: tokens.paid
            Accessible.ignored: true // the sheet says it
        }
    }
}
