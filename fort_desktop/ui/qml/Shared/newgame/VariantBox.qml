import QtQuick
import Shared

// A variant of the game with the sentence that says what it is. A click anywhere on the box switches it
// on or off.
OptionBox {
    id: box

    property bool on: false

    signal chosen(on: bool)

    color: on ? Theme.warmPale : Theme.paper2
    border.color: on || Theme.contrast ? Theme.ink : Theme.paper3

    Toggle {
        name: box.label
        checked: box.on
        onToggled: on => box.chosen(on)
    }
    HoverHandler {
        parent: box
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        parent: box
        gesturePolicy: TapHandler.ReleaseWithinBounds // not beside the switch's own
        onTapped: box.chosen(!box.on)
    }
}
