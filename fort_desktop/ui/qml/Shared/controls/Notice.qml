import QtQuick
import Shared

// A message in one sentence over everything, until it is closed. It stands at the lower edge, and sheets
// leave it room: `below`. `high`: at the upper edge, where the lower one is needed. `from` is kept free
// at the left. `told`: a sign tells it as well for as long as it lasts, and so the message goes by itself,
// but not from under a hand. `behind`: a sheet that comes first has Esc.
Panel {
    id: notice

    property string text
    property bool high: false
    property real from: 0
    property bool told: false
    property bool behind: false
    readonly property real below: visible && !high ? height + 24 : 0

    signal closed

    visible: text !== ""
    z: 1000
    x: from + (parent.width - from - width) / 2
    y: high ? 12 : parent.height - height - 16
    width: Math.min(parent.width - from - 48, Math.max(320, words.implicitWidth + close.width + 52))
    height: Math.max(close.height, words.height) + 20
    depth: 8
    fill: Theme.bubble
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    onTextChanged: if (text !== "") Accessible.announce(text, Accessible.Assertive)

    Shortcut { // before anything else that Esc does
        sequence: "Esc"
        enabled: notice.visible && !notice.behind
        onActivated: notice.closed()
    }
    HoverHandler {
        id: hand
    }
    Timer {
        objectName: "noticeTimer"
        interval: 10000
        running: notice.visible && notice.told && !close.considered && !hand.hovered
        onTriggered: notice.closed()
    }
    Label {
        id: words
        x: 18
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - close.width - 46
        text: notice.text
        pixels: Theme.coach
    }
    CloseButton {
        id: close
        objectName: "closeNotice"
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        onClicked: notice.closed()
    }
}
