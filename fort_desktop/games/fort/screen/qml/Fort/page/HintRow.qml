import QtQuick
import Shared

// A move that a hint offers: what it is, how likely one wins by it, and what speaks for it.
Pressable {
    id: line

    required property int index
    required property int key // of the card that makes it; 0 is none
    required property string label
    required property string why
    required property string chance
    required name
    required property int pixels
    property bool marked: false

    implicitHeight: Math.max(said.height, figure.height) + reasoned.height + 14
    height: implicitHeight
    meaning: name
    ringRadius: 9
    ringSpread: 3

    Rectangle {
        anchors.fill: parent
        radius: 9
        color: line.marked ? Theme.warm : Theme.paper2
        border.color: Theme.ink
        border.width: line.marked ? Theme.line : 1.5
    }
    Label {
        id: said
        x: 9
        y: 6
        width: figure.x - x - 6
        text: line.label
        color: line.marked ? Theme.cardInk : Theme.text
        weight: 900
        pixels: line.pixels
        lineHeight: 0.9
    }
    Label {
        id: figure
        x: parent.width - width - 9
        y: said.y
        text: line.chance
        wrapMode: Text.NoWrap
        color: said.color
        strong: true
        pixels: line.pixels + 1
    }
    Label {
        id: reasoned
        x: said.x
        y: said.y + Math.max(said.height, figure.height)
        width: parent.width - 2 * x
        height: text === "" ? 0 : implicitHeight
        text: line.why
        color: said.color
        pixels: Math.max(12, line.pixels - 1)
        lineHeight: 0.9
    }
}
