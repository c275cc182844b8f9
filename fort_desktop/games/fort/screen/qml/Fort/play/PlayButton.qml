import QtQuick
import Shared

// The one green button; `ready` lets it shine. While another one acts it is `quiet`.
PushButton {
    id: button

    property bool ready: false
    property bool quiet: false

    icon: "play"
    fill: quiet ? Theme.paper2 : Theme.go
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
