import QtQuick
import Fort

// A card that goes out of sight in play: it flies to where it went, and is gone.
Item {
    id: ghost

    property bool told: false
    required property Motion motion
    required property Face face
    required property vector4d to // as the layout's spots: x, y, width, angle
    property real full: width // of the card as drawn; it only shrinks
    property bool runs: false // a kid from a yard
    readonly property int flight: runs ? 450 : 320

    function finish(): void {
        if (!way.running)
            return;
        way.stop();
        destroy();
    }

    height: runs ? width : width * 1.4
    z: 1500
    Component.onCompleted: {
        full = width;
        told = true;
        motion.started();
        way.start();
    }
    Component.onDestruction: if (told) motion.stopped()

    YardKid {
        visible: ghost.runs
        width: ghost.width
        portrait: visible ? ghost.face.portrait : ""
        running: visible
    }
    KidCard {
        visible: !ghost.runs
        width: ghost.full
        scale: ghost.width / width
        transformOrigin: Item.TopLeft
        face: ghost.face
    }
    SequentialAnimation {
        id: way
        ParallelAnimation {
            NumberAnimation { target: ghost; property: "x"; to: ghost.to.x; duration: Theme.duration(ghost.flight); easing.type: ghost.runs ? Easing.InOutSine : Easing.InOutCubic }
            NumberAnimation { target: ghost; property: "y"; to: ghost.to.y; duration: Theme.duration(ghost.flight); easing.type: ghost.runs ? Easing.InOutSine : Easing.InOutCubic }
            NumberAnimation { target: ghost; property: "width"; to: ghost.to.z; duration: Theme.duration(ghost.flight); easing.type: ghost.runs ? Easing.InOutSine : Easing.InOutCubic }
        }
        ScriptAction { script: ghost.destroy() }
    }
}
