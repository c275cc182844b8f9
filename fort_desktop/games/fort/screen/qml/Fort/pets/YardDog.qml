pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A dog on its four legs in a yard, or trotting over the table; see Stander. It wags its tail, tilts its
// head and sniffs at the lawn. `dog` is the name of its pictures; its head is that of its portrait, smaller. `inside` its
// house only the head shows, as large as can be.
Stander {
    id: pet

    property string dog
    property bool inside: false
    property real wag: 0 // degrees of the tail
    property real nod: 0 // degrees of the head
    property real sniff: 0 // how low its head is, from 0 to 1
    property bool stride: false // its legs swing
    readonly property real head: inside ? 1.5 : 0.62 // its size against the portrait's

    footing: inside ? 0 : 0.76
    sways: 0.3 // the rest its head does
    busy: idle.running || bounce.running || greeting.running || landing.running
    moves: [wagging, tilting, sniffing, blinking, bounce, greeting, landing]
    onBored: how => idle.play((inside ? [blinking, tilting] : [wagging, tilting, sniffing, wagging, blinking])[how % (inside ? 2 : 5)])
    onCalled: bounce.restart()
    onGreeted: greeting.restart()
    onLanded: landing.restart()
    onRested: {
        wag = nod = sniff = 0;
        stride = false;
    }

    component Move: NumberAnimation {
        required property int time
        target: pet
        duration: Theme.duration(time)
        easing.type: Easing.InOutSine
    }
    component Wag: SequentialAnimation {
        id: side
        property real wide: 14
        Move { property: "wag"; to: side.wide; time: 85 }
        Move { property: "wag"; to: -side.wide; time: 130 }
        Move { property: "wag"; to: 0; time: 85 }
    }

    Picture {
        visible: !pet.inside
        width: pet.width
        height: width
        file: visible ? FortTheme.dog(pet.dog, "tail") : ""
        transform: Rotation {
            origin.x: pet.width * 0.72
            origin.y: pet.height * 0.58
            angle: pet.wag
        }
    }
    Picture {
        visible: !pet.stride && !pet.inside
        width: pet.width
        height: width
        file: pet.inside ? "" : FortTheme.dog(pet.dog, "body")
    }
    Picture {
        property bool used: false
        visible: pet.stride && !pet.inside
        width: pet.width
        height: width
        file: used ? FortTheme.dog(pet.dog, "trot") : ""
        onVisibleChanged: if (visible) used = true
    }
    Item {
        x: pet.width * (pet.inside ? -0.25 : 0.05 - 0.04 * pet.sniff)
        y: pet.width * (pet.inside ? -0.12 : 0.07 + 0.14 * pet.sniff)
        width: pet.width * pet.head
        height: width
        rotation: pet.nod - 12 * pet.sniff + pet.slouch

        Picture {
            anchors.fill: parent
            file: FortTheme.dog(pet.dog, "head")
        }
        Picture { // bored, until somebody looks at it
            anchors.fill: parent
            visible: pet.waiting && !pet.near && !pet.shut
            file: pet.waiting ? FortTheme.drowsy(pet.portrait) : ""
        }
        Picture {
            property bool used: false
            anchors.fill: parent
            visible: pet.shut
            file: used ? Theme.lids(pet.portrait) : ""
            onVisibleChanged: if (visible) used = true
        }
    }

    // --- what bored dogs do ------------------------------------------------------------------
    QtObject {
        id: idle
        property Animation now: null
        readonly property bool running: now?.running ?? false
        function play(what: Animation): void {
            now = what;
            what.restart();
        }
    }
    Wag {
        id: wagging
        loops: 3
    }
    SequentialAnimation {
        id: tilting
        Move { property: "nod"; to: 14; time: 220 }
        PauseAnimation { duration: Theme.duration(700) }
        Move { property: "nod"; to: 0; time: 220 }
    }
    SequentialAnimation {
        id: sniffing
        Move { property: "sniff"; to: 1; time: 260 }
        Move { property: "sniff"; to: 0.75; time: 120 }
        Move { property: "sniff"; to: 1; time: 120 }
        PauseAnimation { duration: Theme.duration(260) }
        Move { property: "sniff"; to: 0; time: 260 }
    }
    SequentialAnimation {
        id: blinking
        PropertyAction { target: pet; property: "shut"; value: true }
        PauseAnimation { duration: Theme.duration(130) }
        PropertyAction { target: pet; property: "shut"; value: false }
    }

    // --- what others do ----------------------------------------------------------------------
    SequentialAnimation {
        id: bounce
        Move { property: "hop"; to: pet.width * 0.16; time: 130; easing.type: Easing.OutQuad }
        Move { property: "hop"; to: 0; time: 130; easing.type: Easing.InQuad }
        Wag {}
    }
    ParallelAnimation {
        id: greeting
        SequentialAnimation {
            Move { property: "hop"; to: pet.width * 0.1; time: 110; easing.type: Easing.OutQuad }
            Move { property: "hop"; to: 0; time: 110; easing.type: Easing.InQuad }
        }
        Wag { loops: 3; wide: 18 }
    }
    SequentialAnimation {
        id: landing
        PropertyAction { target: pet; property: "tall"; value: 0.84 }
        Move { property: "tall"; to: 1; time: 150; easing.type: Easing.OutQuad }
        Wag { loops: 2 }
    }
    SequentialAnimation { // trots as long as the way
        running: pet.running && !Theme.still
        loops: Animation.Infinite
        PropertyAction { target: pet; property: "stride"; value: true }
        ParallelAnimation {
            Move { property: "hop"; to: pet.width * 0.09; time: 90 }
            Move { property: "wag"; to: 12; time: 90 }
            Move { property: "nod"; to: -5; time: 90 }
        }
        PropertyAction { target: pet; property: "stride"; value: false }
        ParallelAnimation {
            Move { property: "hop"; to: 0; time: 90 }
            Move { property: "wag"; to: -12; time: 90 }
            Move { property: "nod"; to: 4; time: 90 }
        }
        onRunningChanged: if (!running) pet.rest()
    }
}
