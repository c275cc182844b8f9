import QtQuick
import Shared

// A variant of the game: picture, name and switch in one line, and below them the sentence that says what it is. A
// click anywhere on the box switches it on or off.
Rectangle {
    id: box

    property string label
    property string hint
    property string icon
    property bool on: false
    readonly property real pad: 12 * Theme.unit

    signal chosen(on: bool)

    implicitHeight: words.y + words.height + 0.8 * pad
    radius: 14
    color: on ? Theme.warmPale : Theme.paper2
    border.color: on || Theme.contrast ? Theme.ink : Theme.paper3
    border.width: on ? Theme.line : 2

    Picture {
        id: sign
        x: box.pad
        y: name.y + (name.height - height) / 2
        width: 32 * Theme.unit
        height: width
        file: Theme.icon(box.icon)
    }
    Label {
        id: name
        x: sign.x + sign.width + 8 * Theme.unit
        y: 0.4 * box.pad
        width: toggle.x - x - 8
        height: Math.max(34 * Theme.unit, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        text: box.label
        strong: true
        pixels: Theme.size(18 * Theme.unit)
    }
    Toggle {
        id: toggle
        x: box.width - width - 0.7 * box.pad
        y: name.y + (name.height - height) / 2
        name: box.label
        checked: box.on
        onToggled: on => box.chosen(on)
    }
    Label {
        id: words
        x: box.pad
        y: name.y + name.height
        width: box.width - 2 * x
        text: box.hint
        weight: 600
        color: Theme.text2
        pixels: Theme.small
        lineHeight: 0.95
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds // not beside the switch's own
        onTapped: box.chosen(!box.on)
    }
}
