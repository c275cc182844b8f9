import QtQuick
import Shared

// The key that does the same as what it lies on.
Rectangle {
    id: cap

    property string text

    objectName: "keyCap"
    width: Math.max(height, letter.implicitWidth + 8)
    height: letter.implicitHeight + 2
    radius: 6
    color: Theme.paper2
    border.color: Theme.ink
    border.width: 2

    Label {
        id: letter
        anchors.centerIn: parent
        text: cap.text
        wrapMode: Text.NoWrap
        weight: 800
        pixels: Math.max(12, Theme.small * 0.85)
    }
}
