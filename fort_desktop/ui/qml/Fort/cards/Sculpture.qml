import QtQuick
import Fort

// The Macaroni Sculpture: 4 points for the first castle. Taken, it shows its owner's face.
Panel {
    id: sculpture

    property bool taken: false
    property url ownerFace
    property color ownerColor: Theme.paper2
    property int points: 4

    implicitWidth: 100
    implicitHeight: 54
    fill: Theme.cardPaper
    radius: 12
    line: 2.5
    depth: 3

    Row {
        anchors.centerIn: parent
        spacing: sculpture.height * 0.08
        opacity: sculpture.taken ? 0.5 : 1

        Picture {
            anchors.verticalCenter: parent.verticalCenter
            width: sculpture.height * 0.8
            height: width
            source: Theme.icon("macaroni")
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: sculpture.points
            color: Theme.cardInk
            font: Theme.display(Math.max(14, sculpture.height * 0.42))
        }
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            width: sculpture.height * 0.38
            height: width
            source: Theme.icon("vp")
        }
    }
    Avatar {
        visible: sculpture.taken && sculpture.ownerFace.toString() !== ""
        anchors.centerIn: parent
        width: sculpture.height * 0.66
        face: sculpture.ownerFace
        tint: sculpture.ownerColor
    }
}
