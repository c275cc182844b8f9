import QtQuick
import Shared
import Fort

// An action of the played card to begin with: its name, what it would give now, and in small words
// what it could be brought to. `rank` numbers the two where their order makes a difference.
Pressable {
    id: button

    property string label
    property list<string> tokens
    property string note
    property string price // in place of the note where there is room
    property int action: 0
    property int rank: 0
    property bool primary: false // the only one that is left
    property real unit: 1
    readonly property real pad: 8 * unit
    readonly property color fill: primary ? Theme.go : action === 0 ? Theme.bubble : Theme.paper2

    name: [label, price !== "" ? price : note].filter(part => part !== "").join(", ")
    meaning: label
    ringRadius: Theme.buttonRadius

    Shadow {
        depth: 4
        radius: Theme.buttonRadius
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.buttonRadius
        color: Theme.contrast ? Theme.ink : Theme.mix(button.fill, "#2A2138", 0.3)
        border.color: Theme.ink
        border.width: Theme.line
    }
    Rectangle {
        id: face
        y: button.down ? 4 : 0
        width: parent.width
        height: parent.height - 5
        radius: Theme.buttonRadius
        color: button.hovered ? Theme.mix(button.fill, Theme.contrast ? "#FFF04A" : "#FFD873", 0.35) : button.fill
        border.color: Theme.ink
        border.width: Theme.line

        Picture {
            id: sign
            x: button.pad
            anchors.verticalCenter: title.verticalCenter
            width: Math.max(16, Math.min(18 * button.unit * Theme.textScale, title.height))
            height: width
            file: Theme.icon(button.action === 0 ? "public" : "private")
        }
        Label {
            id: title
            x: sign.x + sign.width + 5 * button.unit
            y: 3 * button.unit
            width: face.width - x - button.pad - (button.rank > 0 ? badge.width * 0.6 : 0)
            height: Math.min(Theme.small * 1.4, face.height * 0.36)
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            text: button.label
            color: Theme.on(face.color)
            weight: 800
            pixels: Theme.small
        }
        Item {
            id: below
            readonly property real gap: more.visible ? 8 * button.unit : 0
            x: button.pad
            y: title.y + title.height
            width: face.width - 2 * button.pad
            height: face.height - y - 5 * button.unit

            Rectangle { // icons need light
                visible: Theme.evening
                anchors.fill: row
                anchors.margins: -2
                radius: 8
                color: Theme.cardPaper
            }
            ActionRow {
                id: row
                readonly property real all: total * size + below.gap + (more.visible ? more.width : 0)
                x: cost.visible ? 0 : Math.max(0, (below.width - all) / 2)
                width: cost.visible ? total * Math.min(height, 26 * button.unit) : Math.min(total * Math.min(height, largest), below.width - below.gap - (more.visible ? more.width : 0))
                height: below.height
                largest: 44 * button.unit
                tokens: button.tokens
                color: Theme.evening ? Theme.cardInk : Theme.on(face.color)
            }
            Label {
                id: more
                visible: button.note !== "" && !cost.visible
                x: row.x + row.width + below.gap
                width: Math.min(implicitWidth, below.width * 0.45)
                height: below.height
                wrapMode: Text.NoWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                verticalAlignment: Text.AlignVCenter
                text: button.note
                color: Theme.on(face.color)
                weight: 700
                pixels: Theme.small
            }
            Label {
                id: cost
                visible: button.price !== "" && below.height > 4 * Theme.small // a sentence takes rows
                x: row.width + 8 * button.unit
                width: below.width - x
                height: below.height
                lineHeight: 0.9
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                text: button.price
                color: Theme.on(face.color)
                weight: 700
                pixels: Theme.small
            }
        }
    }
    Rectangle {
        id: badge
        visible: button.rank > 0
        x: parent.width - width * 0.72
        y: -height * 0.26
        width: Theme.even(Math.max(24, 26 * button.unit))
        height: width
        radius: width / 2
        color: button.rank === 1 ? Theme.sun : Theme.cardPale
        border.color: Theme.cardInk
        border.width: 2.5
        Text {
            anchors.centerIn: parent
            text: button.rank
            color: Theme.cardInk
            font: Theme.display(Math.max(14, 16 * button.unit))
        }
    }
}
