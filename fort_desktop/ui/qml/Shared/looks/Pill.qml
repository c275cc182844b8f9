import QtQuick
import Shared

// Icon and number (or a short text) on a rounded tag, e.g. points or cards in hand.
// Not usable by itself; `name` describes it to screen readers.
Rectangle {
    id: pill

    property string icon: ""
    property string text
    property string name: text
    property string told: "" // in a bubble, more than the name
    property color fill: Theme.cardPaper
    property bool words: false // a word in Nunito instead of a number in Baloo 2
    property real pixels: 26

    implicitWidth: Math.max(pixels * 2, row.implicitWidth + pixels * 0.6)
    implicitHeight: Theme.even(pixels)
    radius: height / 2
    color: fill
    border.color: Theme.ink
    border.width: 2.5
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    Accessible.description: told

    Says {
        text: pill.told || (pill.name !== pill.text ? pill.name : "")
        below: true
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 5
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            visible: pill.icon !== ""
            width: pill.pixels - 6
            height: width
            file: Theme.icon(pill.icon)
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            width: !pill.words ? implicitWidth : Math.min(implicitWidth, Math.max(20, pill.width - (pill.icon === "" ? 14 : pill.pixels + 12)))
            text: pill.text
            textFormat: Text.PlainText
            elide: pill.words ? Text.ElideRight : Text.ElideNone // a number is read or useless
            color: Theme.on(pill.fill)
            font: pill.words ? Theme.body(Math.max(12, pill.pixels * 0.54), 800) : Theme.display(Math.max(12, pill.pixels * 0.64))
        }
    }
}
