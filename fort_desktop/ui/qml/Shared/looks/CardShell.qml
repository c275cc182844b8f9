import QtQuick
import Shared

// Paper, frame and flat shadow of every card: 300 x 420 units, whatever its width in pixels.
// `depth` as in Shadow, in pixels at the shown size (0 none); `unit` is one unit of the drawing.
Item {
    id: shell

    property real depth: 6
    property color paper: Theme.cardPaper
    readonly property real unit: width / 300
    default property alias content: sheet.data

    // A length in units as whole pixels: frames that touch must not part on the software renderer.
    function whole(units: real): real {
        return Math.round(units * unit);
    }

    implicitWidth: 120
    implicitHeight: width * 1.4

    Shadow {
        depth: shell.depth
        radius: 22 * shell.unit
        visible: shell.depth > 0
    }
    Rectangle {
        id: sheet
        anchors.fill: parent
        radius: 22 * shell.unit
        color: shell.paper
    }
    Rectangle {
        anchors.fill: parent
        radius: sheet.radius
        color: "transparent"
        border.color: Theme.cardInk
        border.width: Math.max(1.6, 5 * shell.unit)
        border.pixelAligned: false
    }
}
