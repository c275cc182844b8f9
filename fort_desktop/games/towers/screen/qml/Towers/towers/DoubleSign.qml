import QtQuick
import Shared
import Towers

// The sign of a finished tower, whose cards count double: a sunny disc.
Rectangle {
    id: sign

    property real digits: 18

    objectName: "double"
    width: Theme.even(Math.max(24, 1.5 * digits))
    height: width
    radius: width / 2
    color: Theme.sun
    border.color: Theme.cardInk
    border.width: 2.5
    Says {
        text: TowersMeans.finished
        solid: true
    }
    Label {
        anchors.centerIn: parent
        wrapMode: Text.NoWrap
        color: Theme.cardInk
        weight: 900
        pixels: Math.max(12, sign.width * 0.5)
        text: "×2"
        Accessible.ignored: true
    }
}
