import QtQuick
import Shared

// The button beside a top card that may be demolished: nothing else demolishes it. It names its `price`.
Pressable {
    id: ball

    required property int price // in points, below 0
    property string text // which card, and what comes of it
    property real unit: 1
    property bool hinted: false
    readonly property color red: "#B3243A" // not that of anything to build on

    name: text
    told: text
    meaning: text
    width: Theme.even(row.width + 16 * unit)
    height: Theme.even(Math.max(34, 36 * unit))
    ringRadius: height / 2
    ringSpread: 4

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: ball.down || ball.hovered ? "#FFC9D0" : Theme.contrast ? "#FFFFFF" : Theme.heart
        border.color: ball.red
        border.width: ball.hovered || ball.shownFocus ? 4 : 3
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 3 * ball.unit
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            width: ball.height * 0.72
            height: width
            file: Theme.icon("demolish")
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: Theme.signed(ball.price)
            color: ball.red
            font: Theme.display(Math.min(Theme.size(18 * ball.unit), ball.height * 0.6))
        }
    }
    Glow {
        shown: ball.hinted
        spread: 4
        radius: ball.height / 2
    }
}
