import QtQuick
import Fort

// An action of the played card to begin with: its name, what it would give now, and in small words
// what it could be brought to. `rank` numbers the two where their order makes a difference.
Pressable {
    id: button

    property string label
    property list<string> tokens
    property string note
    property int action: 0
    property int rank: 0
    property real unit: 1
    readonly property real pad: 8 * unit
    readonly property color fill: action === 0 ? Theme.bubble : Theme.paper2

    name: note === "" ? label : label + ", " + note
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
            y: 5 * button.unit
            width: Math.max(16, 18 * button.unit)
            height: width
            source: Theme.icon(button.action === 0 ? "public" : "private")
        }
        Label {
            id: title
            anchors.verticalCenter: sign.verticalCenter
            x: sign.x + sign.width + 5 * button.unit
            width: face.width - x - button.pad
            height: Math.max(16, Theme.small * 1.4)
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
        Rectangle { // icons need light
            visible: Theme.evening
            anchors.fill: row
            anchors.margins: -2
            radius: 8
            color: Theme.cardPaper
        }
        ActionRow {
            id: row
            readonly property real begin: sign.y + Math.max(sign.height, title.height) + 2 * button.unit
            y: begin
            x: button.pad
            width: face.width - 2 * button.pad
            height: face.height - begin - 5 * button.unit - (more.visible ? more.height : 0)
            largest: 42 * button.unit
            tokens: button.tokens
            color: Theme.evening ? Theme.cardInk : Theme.on(face.color)
        }
        Label {
            id: more
            visible: button.note !== ""
            x: button.pad
            y: face.height - height - 3 * button.unit
            width: face.width - 2 * button.pad
            height: Math.max(15, Theme.label * 1.3)
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: button.note
            color: Theme.on(face.color)
            weight: 700
            pixels: Theme.label
        }
    }
    Rectangle {
        visible: button.rank > 0
        x: parent.width - width * 0.72
        y: -height * 0.26
        width: Math.max(24, 26 * button.unit)
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
