import QtQuick
import Shared

// Depth without effects: two flat sheets of ink under the shape that `anchors.fill`s the parent.
// depth: tile 3, panel 5, card 6, card in the hand 9, lifted 16.
Item {
    id: shadow

    property real depth: 5
    property real radius: Theme.panelRadius

    anchors.fill: parent
    z: -1

    Rectangle {
        x: -1
        y: shadow.depth
        width: parent.width + 2
        height: parent.height + 1
        radius: shadow.radius + 1
        color: Theme.ink
        opacity: 0.1
    }
    Rectangle {
        y: shadow.depth * 0.55
        width: parent.width
        height: parent.height
        radius: shadow.radius
        color: Theme.ink
        opacity: 0.22
    }
}
