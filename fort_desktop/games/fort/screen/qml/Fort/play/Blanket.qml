pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The picnic blanket of the play area: checks and a stitched seam. `light` from 0 to 1 falls on it while
// it is a target.
Item {
    id: blanket

    property real light: 0
    readonly property real check: 47

    Panel {
        anchors.fill: parent
        fill: Theme.blanket
    }
    Repeater {
        model: Theme.contrast ? 0 : Math.max(0, Math.floor((blanket.width - 30) / (2 * blanket.check)))
        Rectangle {
            required property int index
            x: (2 * index + 0.75) * blanket.check
            y: 3
            width: blanket.check / 2
            height: blanket.height - 6
            color: Theme.blanketCheck
            opacity: 0.55
        }
    }
    Repeater {
        model: Theme.contrast ? 0 : Math.max(0, Math.floor((blanket.height - 30) / (2 * blanket.check)) + 1)
        Rectangle {
            required property int index
            x: 3
            y: (2 * index + 0.75) * blanket.check
            visible: y + height < blanket.height - 4
            width: blanket.width - 6
            height: blanket.check / 2
            color: Theme.blanketCheck
            opacity: 0.55
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: blanket.light > 0
        radius: Theme.panelRadius
        color: Theme.glow
        opacity: blanket.light
    }
    Stitches {
        anchors.fill: parent
        anchors.margins: 8
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: "transparent"
        border.color: Theme.ink
        border.width: Theme.line
    }
}
