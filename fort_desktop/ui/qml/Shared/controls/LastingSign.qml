import QtQuick
import Shared

// What is not as it should be and lasts until it is: a pill with a picture and a word or three; its
// bubble says all. The words go where they have no room.
Pressable {
    id: sign

    property string icon
    property string label
    property string sentence
    property real room: 1000
    readonly property real pixels: Math.max(28, Theme.small * 1.5 + 8)
    readonly property real whole: measure.implicitWidth + pixels * 1.75
    readonly property bool worded: label !== "" && whole <= room

    visible: sentence !== ""
    enabled: visible
    name: sentence
    told: sentence
    implicitWidth: worded ? whole : pixels * 1.4
    implicitHeight: Theme.even(pixels)
    ringRadius: height / 2
    onSentenceChanged: if (sentence !== "") Accessible.announce(sentence)

    Shadow {
        depth: 3
        radius: parent.height / 2
    }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: sign.hovered ? Theme.mix(Theme.warm, "#FFFFFF", 0.25) : Theme.warm
        border.color: Theme.ink
        border.width: 2.5
    }
    Picture {
        id: picture
        x: sign.pixels * (sign.worded ? 0.35 : 0.3)
        anchors.verticalCenter: parent.verticalCenter
        width: sign.pixels - 8
        height: width
        file: Theme.icon(sign.icon)
    }
    Text {
        id: measure
        visible: sign.worded
        x: picture.x + picture.width + 6
        anchors.verticalCenter: parent.verticalCenter
        text: sign.label
        textFormat: Text.PlainText
        color: Theme.on(Theme.warm)
        font: Theme.body(Theme.small, 800)
    }
}
