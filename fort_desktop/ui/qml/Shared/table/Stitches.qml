pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A dashed seam along the four sides: four rows of short strokes.
Item {
    id: seam

    property color color: Theme.contrast ? Theme.ink : "#FFF7E6"
    property real dash: 8
    property real gap: 6
    property real inset: 10 // at the corners
    readonly property int across: Math.max(1, Math.floor((width - 2 * inset) / (dash + gap)))
    readonly property int down: Math.max(1, Math.floor((height - 2 * inset) / (dash + gap)))

    component Side: Repeater {
        id: side
        required property bool upright
        required property bool far
        model: upright ? seam.down : seam.across
        Rectangle {
            required property int index
            readonly property real pitch: ((side.upright ? seam.height : seam.width) - 2 * seam.inset) / side.count
            readonly property real along: seam.inset + index * pitch + seam.gap / 2
            x: side.upright ? (side.far ? seam.width - 2.5 : 0) : along
            y: side.upright ? along : (side.far ? seam.height - 2.5 : 0)
            width: side.upright ? 2.5 : seam.dash
            height: side.upright ? seam.dash : 2.5
            radius: 1
            color: seam.color
        }
    }
    Side {
        upright: false
        far: false
    }
    Side {
        upright: false
        far: true
    }
    Side {
        upright: true
        far: false
    }
    Side {
        upright: true
        far: true
    }
}
