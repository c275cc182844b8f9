import QtQuick
import Shared

// The Macaroni Sculpture on its card: points for the first castle, and in `words` who gets them. Taken,
// it shows its owner's face; `bare` is the sculpture alone, with its points at its foot.
Item {
    id: sculpture

    property bool taken: false
    property bool bare: false
    property bool priced: true
    property bool framed: false // on a round card, before a picture
    property string words: ""
    property url ownerFace
    property color ownerColor: Theme.paper2
    property int points: 4
    readonly property real size: bare ? Math.min(width, height) * (framed ? 0.76 : 1) : Math.min(height * 0.88, width * 0.5)
    readonly property alias castle: castle

    implicitWidth: 100
    implicitHeight: 54

    Panel {
        anchors.fill: parent
        visible: !sculpture.bare
        fill: Theme.cardPaper
        radius: 12
        line: 2.5
        depth: sculpture.taken ? 0 : 3
        opacity: sculpture.taken ? 0.75 : 1
    }
    Rectangle {
        visible: sculpture.framed
        anchors.fill: parent
        radius: height / 2
        color: Theme.cardPaper
        border.color: Theme.cardInk
        border.width: 2.2
    }
    Rectangle { // its shadow on the ground
        visible: sculpture.bare && !sculpture.framed
        x: castle.x + castle.width * 0.02
        y: castle.y + castle.height * 0.84
        width: castle.width * 0.96
        height: castle.width * 0.16
        radius: height / 2
        color: Theme.cardInk
        opacity: 0.25
    }
    Picture {
        id: castle
        readonly property real all: width + 3 + price.width + (note.visible ? note.width + 8 : 0)
        x: sculpture.bare ? (sculpture.width - width) / 2 : (sculpture.width - all) / 2
        anchors.verticalCenter: parent.verticalCenter
        width: sculpture.size
        height: width
        opacity: sculpture.taken ? 0.75 : 1
        file: Theme.icon("macaroni")
    }
    Rectangle {
        visible: sculpture.bare && sculpture.priced
        anchors.fill: price
        anchors.margins: -2
        anchors.leftMargin: -4
        anchors.rightMargin: -3
        radius: height / 2
        color: Theme.cardPaper
        border.color: Theme.cardInk
        border.width: 2
    }
    Row {
        id: price
        readonly property real type: sculpture.bare ? Math.max(12, sculpture.size * 0.3) : Math.max(13, sculpture.size * 0.46)
        visible: !sculpture.bare || sculpture.priced
        x: sculpture.bare ? sculpture.width - width - 4 : castle.x + castle.width + 3
        y: sculpture.bare ? castle.y + castle.height - height * 0.75 : (parent.height - height) / 2
        height: type * (sculpture.bare ? 1.1 : 1.6)
        spacing: 2
        opacity: sculpture.taken ? 0.75 : 1
        Text {
            height: price.height
            verticalAlignment: Text.AlignVCenter
            text: sculpture.points
            color: Theme.cardInk
            font: Theme.display(price.type)
        }
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            width: price.type * 0.92
            height: width
            file: Theme.icon("vp")
        }
    }
    Label {
        id: note
        visible: text !== "" && !sculpture.bare
        x: price.x + price.width + 8
        width: Math.min(implicitWidth, sculpture.width - sculpture.size - price.width - 30)
        height: parent.height - 8
        y: 4
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        lineHeight: 0.85
        text: sculpture.words
        color: "#5B4F6B"
        opacity: sculpture.taken ? 0.75 : 1
        weight: 800
        pixels: Theme.size(13 * Math.max(1, sculpture.height / 60))
    }
    Avatar {
        visible: sculpture.taken && sculpture.ownerFace.toString() !== ""
        anchors.centerIn: castle
        width: castle.width * 0.8
        face: sculpture.ownerFace
        tint: sculpture.ownerColor
    }
}
