import QtQuick
import Fort

// Something on the table that can be dragged to a mat, clicked, and reached with the keyboard.
// Dragging only shifts `lift`, so that the bindings of x and y are never broken.
Item {
    id: thing

    required property CardLayer home
    property string kind // "card", "token", "perk" or "pack"; `ident` says which one
    property string ident
    property string label // for screen readers
    property Face pictured: null // what a closer look shows
    readonly property bool picturing: pictured !== null
    property bool readable: false // it is large enough without
    property bool usable: false
    property bool removable: false // from a play being composed
    property bool reachable: usable || removable // for the keyboard
    property bool pickable: true // by the pointer
    readonly property bool dragged: home.held === thing
    readonly property bool gliding: glide.running
    readonly property bool hovered: hover.hovered
    readonly property bool lifted: lift.x !== 0 || lift.y !== 0

    signal tapped

    // A key held down acts once: what it did may have moved the focus on.
    function entered(event: KeyEvent): void {
        if (!event.isAutoRepeat)
            tapped();
    }
    function shift(by: vector2d): void {
        glide.stop();
        lift.x = by.x;
        lift.y = by.y;
    }
    function land(): void {
        if (!lifted)
            return;
        if (Theme.still)
            shift(Qt.vector2d(0, 0));
        else
            glide.start();
    }
    function jump(): void {
        if (glide.running)
            shift(Qt.vector2d(0, 0));
    }

    transform: Translate {
        id: lift
    }
    activeFocusOnTab: reachable || activeFocus // Qt warns when the focused item gives it up
    Accessible.role: reachable ? Accessible.Button : Accessible.Graphic
    Accessible.name: label
    Accessible.focusable: reachable
    Accessible.onPressAction: tapped()
    Keys.onReturnPressed: event => entered(event)
    Keys.onEnterPressed: event => entered(event)
    Keys.onSpacePressed: event => home.closer.space(thing, event)
    onActiveFocusChanged: home.closer.focusing(thing, activeFocus)
    Component.onDestruction: home.forget(thing)

    ParallelAnimation {
        id: glide
        NumberAnimation {
            target: lift
            property: "x"
            to: 0
            duration: Theme.duration(260)
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: lift
            property: "y"
            to: 0
            duration: Theme.duration(260)
            easing.type: Easing.OutCubic
        }
    }
    DragHandler {
        target: null
        enabled: (thing.usable || thing.removable) && thing.home.blocked !== thing
        onActiveChanged: if (active) thing.home.grab(thing)
        onGrabChanged: (transition, point) => {
            // `active` turns false on a lost window focus too: only a release may play.
            if (transition === PointerDevice.UngrabExclusive && point.state === EventPoint.Released)
                thing.home.release(thing);
            else if (transition === PointerDevice.UngrabExclusive)
                thing.home.cancelDrag();
        }
        onCanceled: thing.home.cancelDrag()
        onActiveTranslationChanged: thing.home.move(thing, activeTranslation, centroid.scenePosition)
    }
    TapHandler {
        enabled: thing.pickable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            if (thing.reachable)
                thing.forceActiveFocus(Qt.MouseFocusReason);
            thing.tapped();
        }
        onLongPressed: thing.home.closer.look(thing)
    }
    TapHandler {
        enabled: thing.pickable
        acceptedButtons: Qt.RightButton
        onTapped: thing.home.closer.enlarge(thing)
    }
    HoverHandler {
        id: hover
        enabled: thing.pickable
        cursorShape: thing.dragged ? Qt.ClosedHandCursor : thing.usable || thing.removable ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: thing.home.closer.hovering(thing, hovered)
    }
}
