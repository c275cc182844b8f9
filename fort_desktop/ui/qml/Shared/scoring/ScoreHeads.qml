pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The faces that points are for, one after another while they are counted; they overlap where there
// are many. `share` says how far the counting has come, 0 to 1.
Item {
    id: heads

    required property list<url> faces
    property color tint: Theme.cardPale
    property real size: 34
    property real most: 120 // width that there is
    property real share: 1
    readonly property real pitch: Math.min(size * 0.92, (most - size) / Math.max(1, faces.length - 1))

    width: faces.length > 0 ? size + (faces.length - 1) * pitch : 0
    height: size

    Repeater {
        model: heads.faces
        Avatar {
            required property int index
            required property url modelData
            readonly property real come: Math.max(0, Math.min(1, heads.share * (heads.faces.length + 1) - index))
            x: index * heads.pitch
            y: (1 - come) * heads.size * 0.3
            width: Theme.even(heads.size)
            line: 2.4
            opacity: come
            face: modelData
            tint: heads.tint
        }
    }
}
