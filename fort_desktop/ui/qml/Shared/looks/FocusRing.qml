import QtQuick
import Shared

// The visible focus: `shown` is normally the control's activeFocus.
Rectangle {
    property bool shown: false
    property real spread: 5

    anchors.fill: parent
    anchors.margins: -spread
    visible: shown
    color: "transparent"
    border.color: Theme.accent
    border.width: 4
}
