import QtQuick
import Shared

// The back of every kid's card; the height follows as 1.4 x the width.
CardShell {
    id: back

    height: width * 1.4

    Drawn {
        anchors.fill: parent
        file: Theme.part("back")
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 1.4)
    }
    Picture {
        x: 100 * back.unit
        y: 156 * back.unit
        width: 100 * back.unit
        height: width
        file: Theme.icon("fort")
    }
}
