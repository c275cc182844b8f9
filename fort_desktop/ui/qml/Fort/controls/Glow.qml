import QtQuick
import Fort

// The frame of a legal target, inside its parent's edge: warm, with a darker rim. `spread` above 0
// puts it around the parent instead (cards).
Item {
    id: glow

    property bool shown: false
    property real radius: Theme.panelRadius
    property real spread: 0

    anchors.fill: parent
    anchors.margins: -spread
    visible: shown

    Rectangle {
        anchors.fill: parent
        radius: glow.radius + glow.spread
        color: "transparent"
        border.color: Theme.glowEdge
        border.width: 9
    }
    Rectangle {
        anchors.fill: parent
        radius: glow.radius + glow.spread
        color: "transparent"
        border.color: Theme.glow
        border.width: 6
    }
}
