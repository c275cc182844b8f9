import QtQuick
import Shared
import Towers

// A card of the offer or of the hand, or the top of an own tower: it can be dragged, clicked, and
// reached with the keyboard. While it is carried it is to be seen only where the hand has it. What is
// `readable` is looked at closely by the right button and at a long press. Enter and Space act on it for
// whoever walks by keys; after a click they mean what they mean at the table: Enter is the green button.
TableThing {
    id: thing

    required property TowerHold home
    property int key: 0 // of a card
    property string kind
    property int number: 0
    property string cardName
    property bool storey: false // the top of a tower
    property bool own: true
    property real digits: 18 // the size of its number there
    property string label // for screen readers
    property string reason // why it cannot be used
    property string tip // in one line, while it can be used
    property bool usable: false
    property bool movable: usable
    property rect part: Qt.rect(0, 0, width, height) // what of it is carried
    property bool waits: false // it leaves its place as soon as it is used
    property bool readable: false
    readonly property bool reachable: usable || browsable
    readonly property bool dragged: home.held === thing
    readonly property bool carried: home.busy && home.shown === thing
    readonly property bool hovered: hover.hovered
    property bool pointed: false // it has the focus because it was clicked
    readonly property bool shownFocus: activeFocus && !pointed // somebody walks by keys

    signal tapped
    signal read

    browsable: true

    function act(event: KeyEvent): void {
        event.accepted = !pointed;
        if (event.accepted && Presses.counts("", 0))
            tapped();
    }
    function point(): void {
        pointed = true;
        forceActiveFocus(Qt.MouseFocusReason);
    }

    activeFocusOnTab: usable || activeFocus // Qt warns when the focused item gives it up
    Accessible.role: reachable ? Accessible.Button : Accessible.Graphic
    Accessible.name: label
    Accessible.description: usable ? "" : reason
    Accessible.focusable: reachable
    Accessible.onPressAction: tapped()
    Keys.onReturnPressed: event => act(event)
    Keys.onEnterPressed: event => act(event)
    Keys.onSpacePressed: event => {
        if (home.table.shown.mine && home.motion.settled)
            act(event);
        else
            event.accepted = false;
    }
    Keys.onPressed: event => {
        home.keyed(); // Tab is not seen anywhere else
        event.accepted = false;
    }
    onActiveFocusChanged: {
        if (!activeFocus)
            pointed = false;
        if (!activeFocus && dragged)
            home.cancel(thing); // something has opened meanwhile
    }
    Component.onDestruction: home?.forget(thing)

    DragHandler {
        target: null
        enabled: thing.movable && thing.usable && thing.home.blocked !== thing && thing.home.table.shown.mine
        onActiveChanged: if (active) thing.home.grab(thing, centroid.scenePressPosition)
        onGrabChanged: (transition, point) => {
            // `active` turns false on a lost window focus too: only a release may play.
            if (transition === PointerDevice.UngrabExclusive && point.state === EventPoint.Released)
                thing.home.release(thing);
            else if (transition === PointerDevice.UngrabExclusive)
                thing.home.cancel(thing);
        }
        onCanceled: thing.home.cancel(thing)
        onCentroidChanged: if (active) thing.home.move(thing, centroid.scenePosition)
    }
    DragHandler { // what cannot be moved says why
        target: null
        enabled: thing.reachable && !(thing.movable && thing.usable && thing.home.table.shown.mine)
        onActiveChanged: if (active) thing.home.resist(thing)
    }
    TapHandler {
        property bool looked: false // a long press is no tap
        gesturePolicy: TapHandler.ReleaseWithinBounds
        enabled: thing.reachable
        onPressedChanged: if (pressed) looked = false
        onTapped: {
            if (looked || thing.home.dragging || !Presses.counts("", 0)) // by a second finger
                return;
            thing.point();
            thing.tapped();
        }
        onLongPressed: {
            looked = thing.readable && !thing.home.dragging;
            if (looked)
                thing.read();
        }
    }
    TapHandler {
        enabled: thing.readable
        acceptedButtons: Qt.RightButton
        acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen // a finger has no buttons
        onTapped: if (!thing.home.dragging && Presses.counts("", 0)) thing.read()
    }
    Says {
        id: hover
        readonly property string line: !thing.usable && thing.reason ? thing.reason : thing.storey ? thing.tip || thing.label : thing.tip
        text: line === thing.home.table.coach.text ? "" : line // it is there to be read already
        prompt: thing.reason !== ""
        solid: true
        focused: thing.shownFocus
        enabled: thing.reachable
        cursorShape: thing.usable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
}
