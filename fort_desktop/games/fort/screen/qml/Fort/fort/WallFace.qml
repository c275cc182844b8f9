pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The face of a lookout above the wall of a fort. It ducks in from below, blinks, dips behind the
// wall, and rises in the light of the suit that it lends while it `counts` for a play.
Item {
    id: face

    property url source
    property string suit
    property bool counts: false
    property real dip: 0 // 1: behind the wall
    property bool shut: false
    property Motion motion: null
    readonly property bool busy: arrival.running || peek.running || blink.running
    readonly property real rise: counts ? 0.14 : 0

    // A new lookout: out of sight while its card flies here, then over the wall.
    function arrive(): void {
        rest();
        arrival.restart();
    }
    function fidget(): void {
        if (busy || counts || Theme.still)
            return;
        if (Chance.happens(0.7))
            blink.restart();
        else
            peek.restart();
    }
    function rest(): void {
        for (const one of [arrival, peek, blink])
            (one as Animation).stop();
        dip = 0;
        shut = false;
    }

    height: width

    component Slide: NumberAnimation {
        target: face
        property: "dip"
    }

    Item { // the halo
        id: halo
        property real size: face.counts ? 1 : 0
        visible: size > 0
        anchors.centerIn: head
        width: face.width * 1.16
        height: width
        scale: size

        Repeater {
            model: halo.visible ? 9 : 0
            Rectangle {
                id: ray
                required property int index
                x: halo.width / 2 - width / 2
                y: -halo.width * 0.12
                width: halo.width * 0.13
                height: halo.width * 0.2
                radius: width / 2
                color: Theme.mix(FortTheme.suit(face.suit), Theme.cardPaper, 0.35)
                transform: Rotation {
                    origin.x: halo.width * 0.065
                    origin.y: halo.width * 0.62
                    angle: ray.index * 26 - 104
                }
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: width / 2
            color: FortTheme.suit(face.suit)
            border.color: Theme.cardInk
            border.width: 2.5
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: parent.width * 0.09
            radius: width / 2
            color: Theme.cardPaper
            opacity: 0.45
        }
        Behavior on size {
            enabled: !Theme.still
            NumberAnimation { duration: Theme.duration(220); easing.type: Easing.OutBack }
        }
    }
    Item {
        id: head
        width: face.width
        height: face.height
        y: (face.dip * 0.86 - lifted) * face.height
        property real lifted: face.rise
        Behavior on lifted {
            enabled: !Theme.still
            NumberAnimation { duration: Theme.duration(200); easing.type: Easing.OutBack }
        }

        Picture {
            anchors.fill: parent
            file: face.source
        }
        Picture {
            property bool used: false
            anchors.fill: parent
            visible: face.shut
            file: used ? Theme.lids(face.source) : ""
            onVisibleChanged: if (visible) used = true
        }
    }
    SequentialAnimation {
        id: arrival
        PropertyAction { target: face; property: "dip"; value: 1 }
        PauseAnimation { duration: Theme.duration(280) }
        Slide { to: 0.45; duration: Theme.duration(140); easing.type: Easing.OutQuad }
        PauseAnimation { duration: Theme.duration(130) }
        Slide { to: 0; duration: Theme.duration(220); easing.type: Easing.OutBack }
        PropertyAction { target: face; property: "shut"; value: true }
        PauseAnimation { duration: Theme.duration(110) }
        PropertyAction { target: face; property: "shut"; value: false }
    }
    SequentialAnimation {
        id: peek
        Slide { to: 0.8; duration: Theme.duration(180); easing.type: Easing.InQuad }
        PauseAnimation { duration: Theme.duration(420) }
        Slide { to: 0.35; duration: Theme.duration(160); easing.type: Easing.OutQuad }
        PauseAnimation { duration: Theme.duration(260) }
        Slide { to: 0; duration: Theme.duration(200); easing.type: Easing.OutBack }
    }
    SequentialAnimation {
        id: blink
        loops: 2
        PropertyAction { target: face; property: "shut"; value: true }
        PauseAnimation { duration: Theme.duration(120) }
        PropertyAction { target: face; property: "shut"; value: false }
        PauseAnimation { duration: Theme.duration(140) }
    }
    MotionReport {
        motion: face.motion
        on: arrival.running
    }
}
