import QtQuick
import Shared
import Fort

// Something on the table that can be dragged to a mat, clicked, and reached with the keyboard.
// Dragging only moves `lift`, so that the bindings of x and y are never broken. What lies in a panel
// below the cards has a `likeness`, which is carried above them while it stays where it is.
TableThing {
    id: thing

    required property CardLayer home
    property string kind // "card", "token", "perk" or "pack"; `ident` says which one
    property string ident
    property string label // for screen readers
    property string said: label // in a bubble, until a closer look shows more
    property Face pictured: null // what a closer look shows
    readonly property bool picturing: pictured !== null
    property bool usable: false
    property bool removable: false // from a play being composed
    property bool movable: usable || removable // by dragging; some things only within their place
    property bool reachable: usable || removable // for the keyboard
    property bool pickable: true // by the pointer
    property Component likeness: null
    property real breadth: width // of the likeness
    property string flies: "" // what it is to a flight that goes on from the hand
    property real air: 0 // how high it flies, from 0 to 1
    readonly property Lift lift: lifting
    readonly property bool dragged: home.held === thing
    readonly property bool gliding: lifting.gliding
    readonly property bool carried: likeness !== null && (dragged || gliding)
    readonly property bool hovered: hover.hovered
    readonly property bool lifted: lifting.active
    readonly property bool shifts: lifted && likeness === null

    signal tapped

    // By a key, not the second time for what the first was not meant for.
    function strike(): void {
        if (Presses.counts("", 0))
            tapped();
    }

    // Held at a point of the window from now on; `from` is how far it is from its place besides.
    function take(scene: point, from: point): void {
        const p = parent.mapFromItem(null, scene.x, scene.y);
        lifting.take(Qt.point(p.x - x - from.x - lifting.x, p.y - y - from.y - lifting.y), from);
    }
    // Whether a point of it is where the hand has it; it may have been pulled a little.
    function inGrip(point: point): bool {
        const turn = rotation * Math.PI / 180;
        const dx = lifting.grip.x - width / 2;
        const dy = lifting.grip.y - height / 2;
        const x = width / 2 + dx * Math.cos(turn) + dy * Math.sin(turn);
        const y = height / 2 + dy * Math.cos(turn) - dx * Math.sin(turn);
        return Math.hypot(point.x - x, point.y - y) < 32;
    }
    function land(): void {
        lifting.give();
    }
    function jump(): void {
        if (lifting.gliding)
            lifting.rest();
    }

    Lift {
        id: lifting
    }
    transform: [
        Scale {
            origin.x: lifting.grip.x
            origin.y: lifting.grip.y
            xScale: thing.shifts ? lifting.size : 1
            yScale: xScale
        },
        Rotation {
            origin.x: lifting.grip.x
            origin.y: lifting.grip.y
            angle: thing.shifts ? lifting.angle : 0
        },
        Translate {
            x: thing.shifts ? lifting.x : 0
            y: thing.shifts ? lifting.y : 0
        }
    ]
    containmentMask: QtObject {
        function contains(point: point): bool { // not for a second finger
            return !thing.dragged && point.x >= 0 && point.y >= 0 && point.x <= thing.width && point.y <= thing.height;
        }
    }
    activeFocusOnTab: reachable || activeFocus // Qt warns when the focused item gives it up
    Accessible.role: reachable || browsable ? Accessible.Button : Accessible.Graphic
    Accessible.name: label || said
    Accessible.focusable: reachable || browsable
    Accessible.onPressAction: tapped()
    Keys.onReturnPressed: strike()
    Keys.onEnterPressed: strike()
    Keys.onSpacePressed: event => home.closer.space(thing, event)
    Keys.onPressed: event => {
        home.closer.byKeys = true; // Tab is not seen anywhere else
        event.accepted = false;
    }
    onActiveFocusChanged: {
        home.closer.focusing(thing, activeFocus);
        if (!activeFocus && dragged)
            home.cancelDrag(thing); // something has opened meanwhile
    }
    Component.onDestruction: home.forget(thing)

    SoftShadow {
        lift: thing.carried ? 0 : Math.max(lifting.height, thing.air)
    }
    DragHandler {
        target: null
        enabled: thing.movable && thing.home.blocked !== thing && !thing.home.table.curtain.down
        onActiveChanged: if (active) thing.home.grab(thing, centroid.scenePressPosition)
        onGrabChanged: (transition, point) => {
            // `active` turns false on a lost window focus too: only a release may play.
            if (transition === PointerDevice.UngrabExclusive && point.state === EventPoint.Released)
                thing.home.release(thing);
            else if (transition === PointerDevice.UngrabExclusive)
                thing.home.cancelDrag(thing);
        }
        onCanceled: thing.home.cancelDrag(thing)
        onCentroidChanged: if (active) thing.home.move(thing, centroid.scenePosition)
    }
    TapHandler {
        property bool looked: false // a long press is no tap
        property bool finger: false
        enabled: thing.pickable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: {
            if (!pressed)
                return;
            looked = false;
            finger = point.device?.type === PointerDevice.TouchScreen;
            if (finger)
                thing.home.closer.away();
        }
        onTapped: {
            if (looked || finger && thing.home.closer.seen === thing || thing.home.dragging || !Presses.counts("", 0)) // by a second finger
                return;
            if (thing.reachable)
                thing.forceActiveFocus(Qt.MouseFocusReason);
            thing.tapped();
        }
        onLongPressed: {
            looked = true;
            if (!thing.home.dragging && thing.home.closer.seen !== thing)
                thing.home.closer.look(thing);
        }
    }
    TapHandler {
        enabled: thing.pickable
        acceptedButtons: Qt.RightButton
        acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen // a finger has no buttons
        onTapped: if (!thing.home.dragging && Presses.counts("", 0)) thing.home.closer.enlarge(thing)
    }
    Says {
        id: hover
        text: thing.home.closer.seen === thing && thing.picturing ? "" : thing.said
        solid: true
        focused: thing.activeFocus && thing.home.closer.byKeys
        enabled: thing.pickable
        cursorShape: thing.usable || thing.removable ? Qt.PointingHandCursor : thing.movable ? Qt.OpenHandCursor : Qt.ArrowCursor
        onHoveredChanged: thing.home.closer.hovering(thing, hovered)
    }
}
