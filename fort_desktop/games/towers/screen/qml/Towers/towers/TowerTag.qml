import QtQuick
import Shared
import Towers

// What is said at the foot of a tower, on a sunny pill; nothing is to be seen where it is empty.
Rectangle {
    id: tag

    property alias text: words.text

    objectName: "pill"
    visible: text !== ""
    width: words.implicitWidth + 16
    height: Theme.even(words.font.pixelSize * 1.5)
    radius: height / 2
    color: Theme.sun
    border.color: Theme.cardInk
    border.width: 2
    Says { // before the tower, which tells more
        text: TowersMeans.main
        solid: true
    }
    Label {
        id: words
        anchors.centerIn: parent
        wrapMode: Text.NoWrap
        color: Theme.cardInk
        weight: 800
        pixels: Theme.label
        Accessible.ignored: true
    }
}
