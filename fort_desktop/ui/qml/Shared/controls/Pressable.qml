import QtQuick
import Shared

// What every button shares: mouse, touch, Enter, Space, focus and screen reader.
// While it is `blocked` it stays reachable, says the `reason` in a bubble and emits `refused`.
Item {
    id: pressable

    property string name // for screen readers, in the chosen language
    property int move: -1 // of the game, that it makes; -1 is none
    property bool declines: false // it is the way out of what is asked, which a key of its own takes
    property bool blocked: false
    property string reason: "" // why it is
    property bool tells: true // says the reason in a bubble
    property string told: "" // in a bubble while it is not blocked: what it does not show
    property int role: Accessible.Button
    property bool focusable: true // else what it is a part of has the focus
    property bool checkable: false
    property bool checked: false
    property real ringRadius: Theme.buttonRadius
    property real ringSpread: 5
    readonly property bool hovered: hover.hovered
    property bool byKey: false // how it was pressed last
    property bool pointed: false // it has the focus because it was clicked
    readonly property bool shownFocus: activeFocus && !pointed // somebody walks by keys
    property string meaning: "" // what a press brings about, where that may change: see Presses
    property real since: 0 // when it came to be that
    property Item ringed: pressable // what of it the ring is around
    readonly property bool considered: hovered || shownFocus // what it is or why it is blocked is wanted
    readonly property bool down: tap.pressed && !blocked

    signal clicked
    signal refused(string reason)

    function renew(): void {
        if (meaning !== "")
            since = Presses.stamp();
    }

    function press(): void {
        if (blocked) {
            said.restart();
            refused(reason);
        } else {
            clicked();
        }
    }

    function strike(): void {
        if (!Presses.counts(meaning, since))
            return;
        byKey = true;
        pointed = false;
        press();
    }

    activeFocusOnTab: focusable
    onActiveFocusChanged: if (!activeFocus) pointed = false
    onMeaningChanged: renew()
    onVisibleChanged: if (visible) renew()
    Component.onCompleted: renew()
    Accessible.role: role
    Accessible.name: name
    Accessible.description: blocked ? reason : ""
    Accessible.focusable: focusable
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.onPressAction: press()
    Accessible.onToggleAction: press()
    Keys.onReturnPressed: strike()
    Keys.onEnterPressed: strike()
    Keys.onSpacePressed: strike()

    Says {
        id: hover
        text: !pressable.blocked ? pressable.told : pressable.tells ? pressable.reason : ""
        prompt: true
        solid: true
        focused: pressable.shownFocus
        called: pressable.tells && pressable.blocked && said.running
        cursorShape: pressable.blocked ? Qt.ForbiddenCursor : Qt.PointingHandCursor
    }
    TapHandler {
        id: tap
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            if (!Presses.counts(pressable.meaning, pressable.since))
                return;
            if (pressable.focusable) {
                pressable.pointed = true;
                pressable.forceActiveFocus(Qt.MouseFocusReason);
            }
            pressable.byKey = false;
            pressable.press();
        }
    }
    Timer { // a finger does not hover: it is told for a while
        id: said
        interval: 3000
    }
    Loader {
        active: pressable.declines && Presses.byKeys
        anchors.horizontalCenter: parent.right
        anchors.verticalCenter: parent.top
        anchors.verticalCenterOffset: 4
        z: 9
        sourceComponent: KeyCap {
            text: "N"
        }
    }
    FocusRing {
        parent: pressable.ringed
        shown: pressable.activeFocus
        spread: pressable.ringSpread
        radius: pressable.ringRadius + pressable.ringSpread
        z: 10
    }
}
