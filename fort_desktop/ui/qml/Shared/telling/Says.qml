import QtQuick
import Shared

// What its parent says of itself in one line: name, value, what it does. It is said under the pointer,
// for whoever walks by keys while `focused`, and at a long press by a finger; see Teller. What says its
// line at rest has no `text`; what is `solid` keeps what it covers silent all the same.
HoverHandler {
    id: says

    property string text
    property bool below: false // its bubble; else above, where there is room
    property bool focused: false
    property bool called: false // it has just been pressed: it is said also while something moves
    property bool prompt: false // without a moment of rest
    property bool solid: false // it lies above boards and panels, whatever its size
    property bool held: false // by a finger, or until just now
    readonly property bool wanted: (hovered || focused || called || held) && (parent?.visible ?? false)
    readonly property bool shown: Teller.said === says

    onHoveredChanged: Teller.look(says, false)
    onFocusedChanged: Teller.look(says, true)
    onCalledChanged: Teller.look(says, Teller.keyed)
    onHeldChanged: Teller.look(says, false)
    onWantedChanged: Teller.look(says, focused && !hovered)
    onTextChanged: if (wanted) Teller.choose()
    Component.onDestruction: Teller.forget(says)

    readonly property TapHandler finger: TapHandler {
        parent: says.parent
        acceptedDevices: PointerDevice.TouchScreen
        longPressThreshold: Teller.wait / 1000
        onPressedChanged: if (pressed) Teller.release()
        onLongPressed: Teller.hold(says)
    }
}
