import QtQuick
import Shared

// A window whose children lie on `ground`: one that is twice as large as the usual window, and more, is laid
// out as one of half the size, or a third, and drawn as many times as large. So lines, gaps and corners keep
// their share of it; what lies on the ground knows nothing but its lengths there.
Window {
    id: window

    readonly property real share: Math.min(width / 1366, height / 768) // of the usual size
    readonly property int zoom: Math.max(1, Math.floor(share))
    readonly property alias ground: ground
    default property alias content: ground.data

    Binding {
        target: Theme
        property: "zoom"
        value: window.zoom
    }
    Binding {
        target: Theme
        property: "unit"
        value: Math.max(1, window.share / window.zoom)
    }
    Item {
        id: ground
        objectName: "ground"
        width: window.width / window.zoom
        height: window.height / window.zoom
        scale: window.zoom
        transformOrigin: Item.TopLeft

        Aloft { // for bubbles
            z: 100
        }
    }
}
