pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// Lies over a token that the panel draws, and makes it usable: `ident` is "stuff pizza" and so on.
Draggable {
    id: handle

    property bool heaped: false // more of them lie below
    property string token: ident.endsWith("pizza") ? "pizza" : "toy"

    objectName: ident.replace(" ", "-")
    kind: "token"
    visible: usable || gliding
    pickable: usable
    height: width
    z: 10
    flies: token
    likeness: Token {
        kind: handle.token
    }

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
    Token { // its place is empty while it is carried
        visible: handle.carried && !handle.heaped
        width: handle.width
        hint: handle.token
    }
    FocusRing {
        shown: handle.activeFocus && !handle.carried
        spread: 8
        radius: width / 2
    }
}
