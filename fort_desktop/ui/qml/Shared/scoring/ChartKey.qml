import QtQuick
import Shared

// Whose line it is: a piece of it, face and name. From the roles of a ScoreModel.
Rectangle {
    id: key

    required property string name
    required property string colour
    required property string face
    property real unit: 1
    property real small: 14

    implicitWidth: who.x + words.implicitWidth + 12 * unit
    implicitHeight: Math.max(30 * unit, small * 1.5)
    radius: height / 2
    color: Theme.paper2
    border.color: Theme.contrast ? Theme.ink : Theme.paper3
    border.width: 2

    ChartStroke {
        x: 15 * key.unit
        y: key.height / 2
        colour: key.colour
        thick: 3.6 * key.unit
        mark: 5.5 * key.unit
        places: [Qt.point(0, 0), Qt.point(30 * key.unit, 0)]
    }
    Avatar {
        id: picture
        x: 58 * key.unit
        anchors.verticalCenter: parent.verticalCenter
        width: key.height - 6
        face: key.face
        tint: Theme.seat(key.colour)
    }
    Item {
        id: who
        x: picture.x + picture.width + 6 * key.unit
        width: key.width - x - 10 * key.unit
        height: key.height
        Text {
            id: words
            width: parent.width
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: key.name
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: Theme.text
            font: Theme.body(key.small, 800)
        }
    }
}
