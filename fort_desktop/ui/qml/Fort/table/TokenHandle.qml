import QtQuick
import Fort

// Lies over a token that the panel draws, and makes it usable: `ident` is "stuff pizza" and so on.
Draggable {
    id: handle

    property string token: ident.endsWith("pizza") ? "pizza" : "toy"

    objectName: ident.replace(" ", "-")
    kind: "token"
    visible: usable || gliding
    pickable: usable
    height: width
    z: dragged ? 2000 : 10

    Rectangle {
        anchors.fill: parent
        anchors.margins: -4
        visible: !handle.dragged
        radius: width / 2
        color: "transparent"
        border.color: Theme.glowEdge
        border.width: 5
        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            radius: width / 2
            color: "transparent"
            border.color: Theme.glow
            border.width: 3
        }
    }
    Token {
        visible: handle.dragged || handle.gliding
        width: handle.width
        kind: handle.token
        scale: handle.dragged ? 1.15 : 1
    }
    FocusRing {
        shown: handle.activeFocus
        spread: 8
        radius: width / 2
    }
}
