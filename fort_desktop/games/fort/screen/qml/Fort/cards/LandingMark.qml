import QtQuick
import Shared

// Where a held card will lie: `spot` as the layout's spots (x, y, width, angle); width 0 is nowhere.
Rectangle {
    id: mark

    property vector4d spot

    visible: spot.z > 0
    x: spot.x
    y: spot.y
    width: spot.z
    height: spot.z * 1.4
    rotation: spot.w
    radius: width * 0.074
    color: "transparent"
    border.color: Theme.onTable
    border.width: 2
    opacity: 0.8

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: mark.radius
        color: Theme.glow
        opacity: 0.45
    }
}
