pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The wooden strip in the middle: boards with their grain, in a frame of ink.
Item {
    id: plank

    readonly property color grain: Theme.evening ? "#9C7551" : "#D9A86A"

    Shadow {
        depth: 5
        radius: Theme.panelRadius
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: Theme.woodLight
    }
    Repeater {
        model: Theme.contrast ? 0 : 3
        Rectangle {
            required property int index
            x: 2
            y: Math.round((index + 1) * plank.height / 4)
            width: plank.width - 4
            height: 3
            color: plank.grain
        }
    }
    Repeater {
        model: Theme.contrast ? 0 : 9
        Rectangle {
            required property int index
            x: Math.round((0.06 + index * 0.11) * plank.width)
            y: Math.round(plank.height * (index % 4 + 0.42) / 4 - (index % 3) * 5)
            width: 76 * Theme.unit
            height: 2.5
            radius: 1
            color: plank.grain
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: "transparent"
        border.color: Theme.ink
        border.width: Theme.line
    }
}
