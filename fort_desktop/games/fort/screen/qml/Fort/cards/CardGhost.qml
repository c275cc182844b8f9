pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A card that goes out of sight in play: it flies to where it went, and is gone. One that a rival recruits
// is held up before, so that all see which it is and where it was.
Item {
    id: ghost

    required property Motion motion
    required property Face face
    required property vector4d to // as the layout's spots: x, y, width, angle
    property vector4d from
    property real full: width // of the card as drawn; it only shrinks
    property bool runs: false // a kid or a dog from a yard
    property int number: 0 // of those that go the same way: later ones wait
    property bool taken: false // by a rival, from where all could see it
    readonly property int holding: taken ? 700 : 0 // milliseconds for which it is held up
    readonly property int flying: taken ? 420 : runs ? 450 : 340
    property real held: 0 // how high, from 0 to 1
    property real way: 0
    readonly property real high: Math.sin(Math.PI * way)
    readonly property real rise: runs ? 0 : Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) * 0.16)

    function finish(): void {
        if (!course.running)
            return;
        course.stop();
        visible = false; // it may live until the next frame
        destroy();
    }
    function place(): void {
        if (way > 0)
            held = Math.min(held, 1 - way);
        x = from.x + (to.x - from.x) * way;
        y = from.y + (to.y - from.y) * way - rise * 4 * way * (1 - way) - held * full * 0.12;
        width = from.z + (to.z - from.z) * way;
        rotation = from.w + (to.w - from.w) * way + (runs ? 0 : (number % 2 ? 7 : -7) * high);
    }

    height: runs ? width : width * 1.4
    z: 1500 + number
    scale: 1 + 0.16 * held
    onWayChanged: place()
    onHeldChanged: place()
    Component.onCompleted: {
        full = width;
        from = Qt.vector4d(x, y, width, rotation);
        motion.report(ghost, true);
        course.start();
    }

    SoftShadow {
        lift: ghost.runs ? 0 : Math.max(ghost.held, 0.6 * ghost.high)
    }
    Rectangle {
        visible: ghost.held > 0 && ghost.way === 0
        anchors.fill: parent
        anchors.margins: -5
        radius: ghost.runs ? width / 2 : width * 0.1
        color: Theme.sun
        border.color: Theme.ink
        border.width: Theme.line
        opacity: ghost.held
    }
    Loader {
        active: ghost.runs
        sourceComponent: ghost.face.kind === "dog" ? dog : kid
    }
    Component {
        id: kid
        YardKid {
            width: ghost.width
            portrait: ghost.face.portrait
            running: true
        }
    }
    Component {
        id: dog
        YardDog {
            width: ghost.width
            dog: ghost.face.drawing
            portrait: ghost.face.portrait
            running: true
            rightwards: ghost.to.x > ghost.from.x
        }
    }
    KidCard {
        visible: !ghost.runs
        width: ghost.full
        scale: ghost.width / width
        transformOrigin: Item.TopLeft
        face: ghost.face
    }
    SequentialAnimation {
        id: course
        onFinished: ghost.destroy() // unlike a ScriptAction it is not run when the table has gone meanwhile
        PauseAnimation {
            duration: Theme.duration(Math.min(400, ghost.number * 70))
        }
        NumberAnimation {
            target: ghost
            property: "held"
            to: ghost.taken ? 1 : 0
            duration: Theme.duration(ghost.holding * 0.25)
            easing.type: Easing.OutCubic
        }
        PauseAnimation {
            duration: Theme.duration(ghost.holding * 0.75)
        }
        NumberAnimation {
            target: ghost
            property: "way"
            to: 1
            duration: Theme.duration(ghost.flying)
            easing.type: ghost.runs ? Easing.InOutSine : Easing.InOutCubic
        }
    }
}
