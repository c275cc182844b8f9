import QtQuick
import Shared

// Where cards are thrown away while something is to be trashed.
Panel {
    id: bin

    fill: Theme.paper2
    radius: Theme.buttonRadius
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Row {
        anchors.centerIn: parent
        spacing: 8
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(32, bin.height - 10)
            height: width
            source: Theme.icon("trash")
        }
        Label {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bin.width - 60)
            height: bin.height - 6
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeight: 0.85
            text: qsTr("Drop here to trash")
            weight: 800
        }
    }
}
