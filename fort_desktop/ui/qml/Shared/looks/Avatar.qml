import QtQuick
import Shared

// A face in a rounded frame tinted with the seat's or the card's colour. No clip: faces draw within
// their picture, and the frame's corners cover what reaches past.
Rectangle {
    id: avatar

    property url face
    property color tint: Theme.paper2
    property real line: width < 32 ? 2.4 : 3

    implicitWidth: 36
    height: width
    radius: width * 0.28
    color: Theme.mix(tint, "#FFFBEF", 0.6)

    Picture {
        x: avatar.width * 0.03
        y: avatar.width * 0.04
        width: avatar.width * 0.94
        height: width
        file: avatar.face
    }
    Rectangle {
        anchors.fill: parent
        radius: avatar.radius
        color: "transparent"
        border.color: Theme.ink
        border.width: avatar.line
        border.pixelAligned: false
    }
}
