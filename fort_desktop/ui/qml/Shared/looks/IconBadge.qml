import QtQuick
import Shared

// An icon on a round paper badge.
Item {
    id: badge

    property string icon
    property real line: Math.max(1.2, width * 0.07)
    property real fill: 0.72 // share of the icon
    property color color: Theme.cardPaper
    property color edge: Theme.cardInk

    height: width

    Rectangle {
        anchors.centerIn: parent
        width: Theme.even(badge.width)
        height: width
        radius: width / 2
        color: badge.color
        border.color: badge.edge
        border.width: badge.line
        border.pixelAligned: false
    }
    Picture {
        anchors.centerIn: parent
        width: badge.width * badge.fill
        height: width
        file: Theme.icon(badge.icon)
    }
}
