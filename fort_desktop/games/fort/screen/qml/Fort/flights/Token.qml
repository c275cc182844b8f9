import QtQuick
import Shared

// A pizza or toy token; kind "" is an empty place that shows faintly what fits (`hint`).
// ghost: a token that is coming, dashed.
Item {
    id: token

    property string kind: ""
    property string hint: ""
    property bool ghost: false

    implicitWidth: 30
    height: width

    Rectangle {
        x: round.x
        y: round.y + 2
        width: round.width
        height: width
        radius: width / 2
        visible: token.kind !== "" && !token.ghost
        color: Theme.ink
        opacity: 0.25
    }
    Rectangle {
        id: round
        anchors.centerIn: parent
        width: Theme.even(token.width)
        height: width
        radius: width / 2
        color: token.kind === "" ? Theme.empty : token.kind === "pizza" ? "#FFF3D2" : "#D5F1EE"
        border.color: token.kind === "" ? Theme.emptyEdge : token.ghost ? "transparent" : Theme.cardInk
        border.width: token.kind === "" ? 2 : 2.5
    }
    Loader {
        active: token.ghost
        anchors.fill: parent
        sourceComponent: Picture {
            file: Theme.part("ghost")
        }
    }
    Picture {
        anchors.centerIn: parent
        width: token.width * 0.72
        height: width
        opacity: token.kind === "" ? 0.22 : token.ghost ? 0.6 : 1
        file: Theme.icon(token.kind === "" ? token.hint : token.kind)
    }
}
