import QtQuick
import Shared

// The visible focus: `shown` is normally the control's activeFocus. Who uses the mouse needs none, but in a
// field that is written in (`lasting`).
Rectangle {
    property bool shown: false
    property bool lasting: false
    property real spread: 5

    anchors.fill: parent
    anchors.margins: -spread
    visible: shown && (lasting || Presses.byKeys)
    color: "transparent"
    border.color: Theme.accent
    border.width: 4
}
