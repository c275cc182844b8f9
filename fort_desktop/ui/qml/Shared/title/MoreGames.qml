import QtQuick
import Shared

// The tag at the sign that continues a game: how many others of its kind were left. It leads to a list.
Pressable {
    id: tag

    required property int count
    property real unit: 1

    told: name
    width: Math.max(Theme.touch, words.implicitWidth + 16)
    height: Theme.touch
    ringRadius: height / 2
    ringSpread: 3
    z: 11 // over the ring of the sign

    Shadow {
        depth: 4
        radius: tag.height / 2
    }
    Rectangle {
        y: tag.down ? 3 : tag.hovered ? -2 : 0
        width: parent.width
        height: parent.height
        radius: height / 2
        color: tag.hovered ? Theme.mix(Theme.woodLight, "#FFFFFF", 0.25) : Theme.woodLight
        border.color: Theme.ink
        border.width: 3

        Text {
            id: words
            anchors.centerIn: parent
            text: tag.count > 0 ? "+" + tag.count : "…"
            textFormat: Text.PlainText
            color: Theme.on(Theme.woodLight)
            font: Theme.display(Theme.size(20 * tag.unit))
        }
    }
}
