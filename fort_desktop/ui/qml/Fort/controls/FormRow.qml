import QtQuick
import Fort

// A line of a form: a label with an optional sentence on the left, the control on the right; the
// control moves below when the line is too narrow for both.
Item {
    id: line

    property string label
    property string hint: ""
    property real labelShare: 0.38
    default property alias control: slot.data
    readonly property bool narrow: width < 560 * Theme.textScale * Theme.unit
    readonly property real room: slot.width

    width: parent ? parent.width : 600
    height: narrow ? words.height + 6 + slot.height : Math.max(words.height, slot.height)

    Column {
        id: words
        y: line.narrow ? 0 : (line.height - height) / 2
        width: line.narrow ? line.width : line.width * line.labelShare - 16
        Label {
            width: parent.width
            text: line.label
            strong: true
            pixels: Theme.size(18 * Theme.unit)
            lineHeight: 0.85
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: line.hint
            weight: 600
            color: Theme.text2
            pixels: Theme.small
        }
    }
    Item {
        id: slot
        x: line.narrow ? 0 : line.width * line.labelShare
        y: line.narrow ? words.height + 6 : (line.height - height) / 2
        width: line.width - x
        height: childrenRect.height
    }
}
