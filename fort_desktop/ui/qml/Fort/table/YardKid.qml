pragma ComponentBehavior: Bound
import QtQuick
import Fort

// A bored kid standing in a yard: portrait, shadow on the lawn and suit badges. Somebody who conducts
// the idle life calls `fidget`; `eager` kids may be recruited and lean to the viewer, who is `towards`
// (-1 left to 1 right), `near` has the pointer or the focus on an eager one, `running` is on its way.
Item {
    id: kid

    property url portrait
    property list<string> suits
    property bool eager: false
    property bool lit: eager
    property bool near: false
    property bool running: false
    property real towards: 0
    readonly property bool still: Theme.still
    readonly property bool forward: eager && !running && !Theme.still
    readonly property bool busy: bored.running || bounce.running || wave.running || landing.running

    // Poses: pixels above the lawn, degrees, shares of the size
    property real hop: 0
    property real tilt: 0
    property real tall: 1
    property bool turned: false
    property bool shut: false

    function fidget(how: int): void {
        if (busy || running || Theme.still)
            return;
        bored.play([hops, shuffle, look, sigh, blink][how % 5]);
    }
    function land(): void {
        if (!Theme.still)
            landing.restart();
    }
    // Stand still at once.
    function rest(): void {
        bored.stop();
        for (const one of [bounce, wave, landing])
            one.stop();
        hop = 0;
        tilt = 0;
        tall = 1;
        turned = false;
        shut = false;
    }

    implicitWidth: 84
    height: width
    onEagerChanged: {
        if (!eager || running || Theme.still)
            return;
        rest();
        bounce.restart();
    }
    onNearChanged: {
        if (!near || !forward)
            return;
        rest();
        wave.restart();
    }
    onRunningChanged: rest()
    onStillChanged: if (still) rest()
    Component.onCompleted: {
        if (forward)
            step.value = 1; // it stood so before
    }

    component Move: NumberAnimation {
        required property int time
        target: kid
        duration: Theme.duration(time)
        easing.type: Easing.InOutSine
    }
    component Up: Move {
        property: "hop"
        easing.type: Easing.OutQuad
    }
    component Down: Move {
        property: "hop"
        to: 0
        easing.type: Easing.InQuad
    }

    QtObject {
        id: step
        property real value: kid.forward ? 1 : 0 // a step forward, out of the row
        Behavior on value {
            enabled: !Theme.still
            NumberAnimation { duration: Theme.duration(220); easing.type: Easing.OutBack }
        }
    }
    Image { // the light of those who may be chosen
        visible: kid.lit && !Theme.contrast
        anchors.centerIn: parent
        width: kid.width * 1.12
        height: width
        source: visible ? Theme.part("yard-light") : ""
        sourceSize: Qt.size(Theme.step(width), Theme.step(width))
    }
    Rectangle {
        visible: kid.lit && Theme.contrast
        anchors.fill: parent
        radius: width * 0.3
        color: Theme.glow
        border.color: Theme.glowEdge
        border.width: 3
    }
    Rectangle {
        readonly property real far: 1 - Math.min(0.5, kid.hop / kid.width)
        anchors.horizontalCenter: parent.horizontalCenter
        y: kid.height - height / 2 + step.value * kid.width * 0.03
        width: kid.width * 0.6 * far
        height: Math.max(6, kid.width * 0.12) * far
        radius: height / 2
        color: Theme.ink
        opacity: 0.22
    }
    Item {
        id: doll
        width: kid.width
        height: kid.height
        y: step.value * kid.width * 0.03 - kid.hop
        transform: [
            Scale {
                readonly property real size: 1 + 0.06 * step.value
                origin.x: kid.width / 2
                origin.y: kid.height
                xScale: (kid.turned ? -1 : 1) * size * (1 + (1 - kid.tall) * 0.6)
                yScale: size * kid.tall
            },
            Rotation {
                origin.x: kid.width / 2
                origin.y: kid.height
                angle: kid.tilt + 5 * kid.towards * step.value
            }
        ]

        Picture {
            anchors.fill: parent
            source: kid.portrait
        }
        Picture {
            id: lids
            property bool used: false
            anchors.fill: parent
            visible: kid.shut
            source: used ? Theme.lids(kid.portrait) : ""
            onVisibleChanged: if (visible) used = true
        }
    }
    Repeater {
        model: kid.suits
        SuitBadge {
            required property int index
            required property string modelData
            x: kid.width * 0.8 - width / 2 - index * width * 0.72
            y: kid.height - height * 0.64 + doll.y
            width: Math.max(18, kid.width * 0.25)
            icon: modelData
        }
    }

    // --- what bored kids do ------------------------------------------------------------------
    QtObject {
        id: bored
        property Animation now: null
        readonly property bool running: now?.running ?? false
        function play(what: Animation): void {
            now = what;
            what.restart();
        }
        function stop(): void {
            now?.stop();
        }
    }
    SequentialAnimation {
        id: hops
        Up { to: kid.width * 0.14; time: 150 }
        Down { time: 150 }
        Move { property: "tall"; to: 0.92; time: 60 }
        Move { property: "tall"; to: 1; time: 80 }
        Up { to: kid.width * 0.07; time: 110 }
        Down { time: 110 }
    }
    SequentialAnimation {
        id: shuffle
        Move { property: "tilt"; to: -6; time: 180 }
        Move { property: "tilt"; to: 6; time: 280 }
        Move { property: "tilt"; to: -3; time: 220 }
        Move { property: "tilt"; to: 0; time: 160 }
    }
    SequentialAnimation {
        id: look
        Move { property: "tall"; to: 0.95; time: 90 }
        PropertyAction { target: kid; property: "turned"; value: true }
        Move { property: "tall"; to: 1; time: 110 }
        PauseAnimation { duration: Theme.duration(900) }
        Move { property: "tall"; to: 0.95; time: 90 }
        PropertyAction { target: kid; property: "turned"; value: false }
        Move { property: "tall"; to: 1; time: 110 }
    }
    SequentialAnimation {
        id: sigh
        Move { property: "tall"; to: 1.04; time: 380 }
        PropertyAction { target: kid; property: "shut"; value: true }
        Move { property: "tall"; to: 0.93; time: 300 }
        PauseAnimation { duration: Theme.duration(220) }
        PropertyAction { target: kid; property: "shut"; value: false }
        Move { property: "tall"; to: 1; time: 320 }
    }
    SequentialAnimation {
        id: blink
        PropertyAction { target: kid; property: "shut"; value: true }
        PauseAnimation { duration: Theme.duration(130) }
        PropertyAction { target: kid; property: "shut"; value: false }
    }

    // --- what the others do ------------------------------------------------------------------
    SequentialAnimation {
        id: bounce
        Move { property: "tall"; to: 0.9; time: 70 }
        ParallelAnimation {
            Move { property: "tall"; to: 1; time: 90 }
            Up { to: kid.width * 0.2; time: 150 }
        }
        Down { time: 140 }
        Move { property: "tall"; to: 0.93; time: 50 }
        Move { property: "tall"; to: 1; time: 80 }
    }
    SequentialAnimation {
        id: wave
        ParallelAnimation {
            Up { to: kid.width * 0.24; time: 140 }
            Move { property: "tilt"; to: -9; time: 140 }
        }
        Move { property: "tilt"; to: 9; time: 140 }
        ParallelAnimation {
            Down { time: 140 }
            Move { property: "tilt"; to: 0; time: 140 }
        }
        Up { to: kid.width * 0.1; time: 90 }
        Down { time: 90 }
    }
    SequentialAnimation {
        id: landing
        PropertyAction { target: kid; property: "tall"; value: 0.76 }
        Move { property: "tall"; to: 1.08; time: 130; easing.type: Easing.OutQuad }
        Move { property: "tall"; to: 1; time: 120 }
    }
    ParallelAnimation { // hops as long as the way
        running: kid.running && !Theme.still
        loops: Animation.Infinite
        SequentialAnimation {
            Up { to: kid.width * 0.3; time: 75 }
            Down { time: 75 }
            Up { to: kid.width * 0.3; time: 75 }
            Down { time: 75 }
        }
        SequentialAnimation {
            Move { property: "tilt"; to: 10; time: 75 }
            Move { property: "tilt"; to: 0; time: 75 }
            Move { property: "tilt"; to: -10; time: 75 }
            Move { property: "tilt"; to: 0; time: 75 }
        }
        onRunningChanged: if (!running) kid.rest()
    }
}
