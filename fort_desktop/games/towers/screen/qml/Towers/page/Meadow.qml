import QtQuick
import Shared

// The ground of a board of 5 Towers: light sky over a low hill, with a frame of ink.
Item {
    id: meadow

    property real ground: 60 // the height of the grass

    Shadow {
        depth: 5
        radius: Theme.panelRadius
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: Theme.contrast ? "#FFFFFF" : Theme.evening ? "#3C4A6E" : "#DDEFC8"
    }
    Image { // the hill
        visible: !Theme.contrast
        x: 2
        y: parent.height - meadow.ground - height + 1
        width: parent.width - 4
        height: Math.round(18 * Theme.unit)
        source: Theme.contrast ? "" : Theme.part(Theme.evening ? "hill-evening" : "hill-day")
        sourceSize: Qt.size(1024, 64)
    }
    Rectangle {
        id: turf
        y: parent.height - meadow.ground
        width: parent.width
        height: meadow.ground
        bottomLeftRadius: Theme.panelRadius
        bottomRightRadius: Theme.panelRadius
        color: Theme.contrast ? "#FFFFFF" : Theme.grass
    }
    Rectangle {
        visible: Theme.contrast
        y: turf.y
        width: parent.width
        height: Theme.line
        color: Theme.ink
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.panelRadius
        color: "transparent"
        border.color: Theme.ink
        border.width: Theme.line
    }
}
