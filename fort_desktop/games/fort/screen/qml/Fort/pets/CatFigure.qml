pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A cat as it is drawn, by the name of its pictures: sitting, its tail beside it, or on its way on four
// legs. Its feet are in the middle of the lower edge. Somebody who conducts the idle life calls `fidget`;
// `asleep` shuts its eyes. `step` counts the steps of a walk, and -1 is sitting; `backwards` turns it round.
Item {
    id: figure

    property string cat
    property real detail: width // the size that it is drawn at: its own may be in motion
    property bool asleep: false
    property int step: -1
    property bool backwards: false
    readonly property bool walks: step >= 0
    readonly property bool still: Theme.still
    readonly property bool busy: swish.running || look.running || blink.running || stretch.running || leap.running || landing.running

    // Poses: degrees, pixels above the ground, a share of the size
    property real swing: 0
    property real hop: 0
    property real tall: 1
    property bool turned: false
    property bool shut: false

    function fidget(how: int): void {
        if (busy || walks || asleep || Theme.still)
            return;
        [swish, swish, look, blink, stretch][how % 5].restart();
    }
    // It wants to be noticed, or has done something.
    function spring(): void {
        if (Theme.still || walks)
            return;
        rest();
        leap.restart();
    }
    function land(): void {
        if (!Theme.still)
            landing.restart();
    }
    function rest(): void {
        for (const one of [swish, look, blink, stretch, leap, landing])
            (one as Animation).stop();
        swing = 0;
        hop = 0;
        tall = 1;
        turned = false;
        shut = false;
    }
    function part(name: string): url {
        return cat === "" ? "" : Theme.assets + "/cats/" + cat + "-" + name + ".svg";
    }

    implicitWidth: 56
    height: width
    onWalksChanged: rest()
    onStillChanged: if (still) rest()

    component Move: NumberAnimation {
        required property int time
        target: figure
        duration: Theme.duration(time)
        easing.type: Easing.InOutSine
    }
    component Set: PropertyAction {
        target: figure
    }
    component Wait: PauseAnimation {
        required property int time
        duration: Theme.duration(time)
    }
    component Part: Picture {
        anchors.fill: parent
        pixels: Qt.size(Theme.step(figure.detail), Theme.step(figure.detail))
    }
    component Stride: Drawn { // larger than it sits: its head stays about as large
        required property bool ahead
        readonly property bool shown: figure.walks && (figure.step % 2 === 0) === ahead
        property bool used: false
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.985 - height
        width: parent.width * 1.44
        height: width * 0.8
        visible: shown
        onShownChanged: if (shown) used = true
        file: used ? figure.part(ahead ? "walk-a" : "walk-b") : ""
        pixels: Qt.size(Theme.step(figure.detail * 1.44), Theme.step(figure.detail * 1.44) * 0.8)
    }

    Rectangle { // the moon: dark cats must show in the evening
        visible: Theme.evening
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (figure.walks ? 0.02 : 0.07)
        width: Theme.even(parent.width * 0.86)
        height: width
        radius: width / 2
        color: "#E8D9A6"
    }
    Item {
        id: doll
        width: figure.width
        height: figure.height
        y: -figure.hop
        transform: Scale {
            origin.x: figure.width / 2
            origin.y: figure.height
            xScale: (figure.backwards !== figure.turned ? -1 : 1) * (1 + (1 - figure.tall) * 0.6)
            yScale: figure.tall
        }

        Part {
            visible: !figure.walks
            file: figure.part("tail")
            transform: Rotation {
                origin.x: figure.width * 0.65
                origin.y: figure.height * 0.92
                angle: figure.swing
            }
        }
        Part {
            visible: !figure.walks
            file: figure.part("sit")
        }
        Part {
            property bool used: false
            visible: (figure.shut || figure.asleep) && !figure.walks
            onVisibleChanged: if (visible) used = true
            file: used ? figure.part("lids") : ""
        }
        Stride {
            ahead: true
        }
        Stride {
            ahead: false
        }
    }

    SequentialAnimation {
        id: swish
        Move { property: "swing"; to: 14; time: 240 }
        Move { property: "swing"; to: -12; time: 380 }
        Move { property: "swing"; to: 10; time: 360 }
        Move { property: "swing"; to: 0; time: 260 }
    }
    SequentialAnimation {
        id: look
        Move { property: "tall"; to: 0.95; time: 90 }
        Set { property: "turned"; value: true }
        Move { property: "tall"; to: 1; time: 110 }
        Wait { time: 1100 }
        Move { property: "tall"; to: 0.95; time: 90 }
        Set { property: "turned"; value: false }
        Move { property: "tall"; to: 1; time: 110 }
    }
    SequentialAnimation {
        id: blink
        loops: 2
        Set { property: "shut"; value: true }
        Wait { time: 150 }
        Set { property: "shut"; value: false }
        Wait { time: 180 }
    }
    SequentialAnimation { // and yawns
        id: stretch
        Move { property: "tall"; to: 0.88; time: 320 }
        Set { property: "shut"; value: true }
        Move { property: "tall"; to: 1.07; time: 360 }
        Wait { time: 260 }
        Set { property: "shut"; value: false }
        Move { property: "tall"; to: 1; time: 300 }
    }
    SequentialAnimation {
        id: leap
        Move { property: "tall"; to: 0.86; time: 80 }
        ParallelAnimation {
            Move { property: "tall"; to: 1.06; time: 90 }
            Move { property: "hop"; to: figure.width * 0.26; time: 150; easing.type: Easing.OutQuad }
        }
        Move { property: "hop"; to: 0; time: 140; easing.type: Easing.InQuad }
        Move { property: "tall"; to: 0.92; time: 60 }
        Move { property: "tall"; to: 1; time: 90 }
    }
    SequentialAnimation {
        id: landing
        Set { property: "tall"; value: 0.78 }
        Move { property: "tall"; to: 1.06; time: 130; easing.type: Easing.OutQuad }
        Move { property: "tall"; to: 1; time: 120 }
    }
}
