import QtQuick
import Shared

// The one green button; `ready` lets it shine.
PushButton {
    id: button

    property bool ready: false

    icon: "play"
    fill: Theme.go
    padding: 8
    fontSize: Theme.size(20 * Theme.unit)

    Rectangle {
        visible: button.ready
        z: -1
        anchors.fill: parent
        anchors.margins: -4
        radius: Theme.buttonRadius + 4
        color: "transparent"
        border.color: Theme.contrast ? Theme.ink : Theme.cardPaper
        border.width: 4
    }
}
