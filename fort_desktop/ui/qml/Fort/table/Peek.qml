import QtQuick
import Fort

// A card, shown large beside the place that stands for it, with its name in words.
Item {
    id: peek

    property Face face: null
    property string label
    property rect beside
    property real unit: 1
    readonly property bool perk: face !== null && face.suits.length === 0

    visible: face !== null
    width: 200 * unit
    height: words.y + words.height
    x: {
        const right = beside.x + beside.width + 16;
        return right + width < parent.width - 8 ? right : Math.max(8, beside.x - width - 16);
    }
    y: Math.max(8, Math.min(parent.height - height - 8, beside.y + beside.height / 2 - height / 2))

    KidCard {
        visible: !peek.perk
        width: peek.width
        depth: 12
        face: peek.perk ? null : peek.face
    }
    PerkCard {
        visible: peek.perk
        width: peek.width
        name: peek.face?.name ?? ""
        tokens: peek.face?.publicTokens ?? []
    }
    Rectangle {
        id: words
        y: peek.width * (peek.perk ? 0.62 : 1.4) + 6
        visible: peek.label !== ""
        width: parent.width
        height: visible ? text.implicitHeight + 12 : 0
        radius: 10
        color: "#2A2138"
        Text {
            id: text
            x: 10
            y: 6
            width: parent.width - 20
            text: peek.label
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: "#FFF7E6"
            font: Theme.body(Theme.small, 700)
        }
    }
}
