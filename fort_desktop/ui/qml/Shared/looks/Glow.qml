pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The frame of a legal target, inside its parent's edge: warm, with a darker rim within. `spread` above
// 0 puts it around the parent instead (cards), the rim outermost; `bold` is the one target that is meant.
Later {
    id: glow

    property bool bold: false
    property real radius: Theme.panelRadius
    property real spread: 0
    readonly property real rim: bold ? 3 : Math.min(3, Math.round(0.4 * spread)) // outside the warm frame

    anchors.fill: parent
    anchors.margins: -spread

    sourceComponent: Item {
        Rectangle {
            anchors.fill: parent
            radius: glow.radius + glow.spread
            color: "transparent"
            border.color: glow.bold ? Theme.ink : Theme.glowEdge
            border.width: glow.bold ? 12 : 9
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: glow.rim
            radius: glow.radius + glow.spread - anchors.margins
            color: "transparent"
            border.color: Theme.glow
            border.width: 6
        }
    }
}
