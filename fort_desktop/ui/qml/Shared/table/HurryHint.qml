import QtQuick
import Shared

// While others play: how to wait for nothing.
Item {
    id: hint

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width, words.implicitWidth + 36)
        height: Math.min(parent.height, words.implicitHeight + 12)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.ink
        border.width: 2.5

        Label {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, hint.width - 24)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            text: qsTr("Faster: click or press Space")
            weight: 800
            pixels: Theme.small
        }
    }
}
