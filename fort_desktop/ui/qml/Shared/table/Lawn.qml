import QtQuick
import Shared

// The mown lawn under everything; plain in high contrast.
Rectangle {
    color: Theme.table

    Image {
        anchors.fill: parent
        visible: !Theme.contrast
        source: Theme.contrast ? "" : Theme.part(Theme.evening ? "lawn-evening" : "lawn-day")
        sourceSize: Qt.size(480, 480)
        fillMode: Image.Tile
    }
}
