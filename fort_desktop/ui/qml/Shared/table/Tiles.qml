import QtQuick
import Shared

// A picture side by side with itself, each of the size `tile`; drawn at the pixels of the window.
Item {
    id: tiles

    property url source
    property size tile
    property int fillMode: Image.TileHorizontally
    property int verticalAlignment: Image.AlignVCenter

    Image {
        width: tiles.width * Theme.zoom
        height: tiles.height * Theme.zoom
        scale: 1 / Theme.zoom
        transformOrigin: Item.TopLeft
        source: tiles.source
        sourceSize: Qt.size(tiles.tile.width * Theme.zoom, tiles.tile.height * Theme.zoom)
        fillMode: tiles.fillMode
        verticalAlignment: tiles.verticalAlignment
    }
}
