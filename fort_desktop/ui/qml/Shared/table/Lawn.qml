import QtQuick
import Shared

// The mown lawn under everything; plain in high contrast.
Rectangle {
    color: Theme.table

    Tiles {
        anchors.fill: parent
        visible: !Theme.contrast
        source: Theme.contrast ? "" : Theme.part(Theme.evening ? "lawn-evening" : "lawn-day")
        tile: Qt.size(480, 480)
        fillMode: Image.Tile
    }
}
