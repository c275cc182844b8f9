pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A bored kid standing in a yard; see Stander.
Stander {
    id: kid

    busy: idle.running || bounce.running || wave.running || landing.running
    moves: [hops, shuffle, look, sigh, blink, bounce, wave, landing]
    onBored: how => idle.play([hops, shuffle, look, sigh, blink][how % 5])
    onCalled: bounce.restart()
    onGreeted: wave.restart()
    onLanded: landing.restart()

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

    Picture {
        anchors.fill: parent
        file: kid.portrait
    }
    Picture { // bored, until somebody looks at it
        anchors.fill: parent
        visible: kid.waiting && !kid.near && !kid.shut
        file: kid.waiting ? FortTheme.drowsy(kid.portrait) : ""
    }
    Picture {
        id: lids
        property bool used: false
        anchors.fill: parent
        visible: kid.shut
        file: used ? Theme.lids(kid.portrait) : ""
        onVisibleChanged: if (visible) used = true
    }

    // --- what bored kids do ------------------------------------------------------------------
    QtObject {
        id: idle
        property Animation now: null
        readonly property bool running: now?.running ?? false
        function play(what: Animation): void {
            now = what;
            what.restart();
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
