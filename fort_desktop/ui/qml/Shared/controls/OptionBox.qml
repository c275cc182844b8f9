import QtQuick
import Shared

// An option in a frame: picture, label and sentence on the left, the control on the right; below them
// when the box is too narrow.
Rectangle {
    id: box

    property string label
    property string hint: ""
    property string icon: ""
    property bool even: false // with the boxes beside it: words begin at one height, controls stand at one
    default property alias control: slot.data
    readonly property real pad: 12 * Theme.unit
    readonly property real taken: slot.childrenRect.width
    readonly property real picture: icon === "" ? 0 : 44 * Theme.unit // with the gap beside it
    readonly property bool narrow: width - taken - picture - 3 * pad < 210 * Theme.textScale * Theme.unit

    implicitHeight: (narrow ? words.height + 6 + slot.height : Math.max(words.height, slot.height)) + 1.4 * pad
    radius: 14
    color: Theme.paper2
    border.color: Theme.contrast ? Theme.ink : Theme.paper3
    border.width: 2

    Picture {
        visible: box.icon !== ""
        x: box.pad
        y: words.y + Math.max(0, Math.min(4, (words.height - height) / 2))
        width: box.picture - 8
        height: width
        source: Theme.icon(box.icon)
    }
    Column {
        id: words
        x: box.pad + box.picture
        y: box.narrow || box.even ? box.pad * 0.7 : (box.height - height) / 2
        width: box.width - x - box.pad - (box.narrow ? 0 : box.taken + box.pad)
        Label {
            width: parent.width
            text: box.label
            strong: true
            pixels: Theme.size(18 * Theme.unit)
            lineHeight: 0.85
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: box.hint
            weight: 600
            color: Theme.text2
            pixels: Theme.small
        }
    }
    Item {
        id: slot
        x: box.narrow ? words.x : box.width - box.taken - box.pad
        y: !box.narrow ? (box.height - height) / 2 : box.even ? box.height - height - 0.7 * box.pad : words.y + words.height + 6
        width: box.taken
        height: childrenRect.height
    }
}
