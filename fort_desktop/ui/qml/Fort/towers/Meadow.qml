import QtQuick
import Fort

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
        color: Theme.contrast ? "#FFFFFF" : Theme.evening ? "#3A4A50" : "#DDEFC8"
    }
    Rectangle { // the hill: the upper part of a broad pill
        id: hill
        visible: !Theme.contrast
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - meadow.ground - 9 * Theme.unit
        width: parent.width - 12
        height: 44 * Theme.unit
        radius: height / 2
        color: turf.color
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
