import QtQuick
import Fort

// A message in one sentence at the top of the window, until it is closed.
Panel {
    id: notice

    property string text

    signal closed

    visible: text !== ""
    z: 1000
    anchors.horizontalCenter: parent.horizontalCenter
    y: 12
    width: Math.min(parent.width - 48, Math.max(320, words.implicitWidth + close.width + 52))
    height: Math.max(close.height, words.height) + 20
    depth: 8
    fill: Theme.bubble
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Label {
        id: words
        x: 18
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - close.width - 46
        text: notice.text
        pixels: Theme.coach
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        icon: "cross"
        name: qsTr("Close")
        onClicked: notice.closed()
    }
}
