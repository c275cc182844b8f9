pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The neighbourhood behind the menus: drawn in units of 1366 x 768, covers any window. Alive in
// turn: now and then one kid hops, never two at once. `lively` stops that.
Item {
    id: scene

    property bool lively: true
    property int hopping: -1
    readonly property real unit: Math.max(width / 1366, height / 768)
    readonly property real shiftX: (width - 1366 * unit) / 2
    readonly property real shiftY: height - 768 * unit

    clip: true

    // A picture at a place given in units; `wide` is its width, `ratio` height by width.
    component Part: Image {
        required property real atX
        required property real atY
        required property real wide
        property real ratio: 1
        x: scene.shiftX + atX * scene.unit
        y: scene.shiftY + atY * scene.unit
        width: wide * scene.unit
        height: width * ratio
        sourceSize: Qt.size(Theme.step(width), Theme.step(width) * ratio)
    }
    // A kid or pet by the middle of its lower edge.
    component Kid: Part {
        id: kid
        required property string who
        property real middle
        property real foot
        property int turn: -1 // its place in the order of hops
        property real hop: 0
        atX: middle - wide / 2
        atY: foot - wide - hop
        source: Theme.portrait(who)
        SequentialAnimation on hop {
            running: scene.lively && !Theme.still && kid.turn >= 0 && kid.turn === scene.hopping
            NumberAnimation { to: 14; duration: Theme.duration(140); easing.type: Easing.OutQuad }
            NumberAnimation { to: 0; duration: Theme.duration(160); easing.type: Easing.InQuad }
            NumberAnimation { to: 7; duration: Theme.duration(110); easing.type: Easing.OutQuad }
            NumberAnimation { to: 0; duration: Theme.duration(120); easing.type: Easing.InQuad }
        }
    }
    Timer {
        interval: 3200
        repeat: true
        running: scene.lively && scene.visible && !Theme.still
        onTriggered: scene.hopping = (scene.hopping + 3) % 10
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.evening ? "#2F3B66" : "#79C7EA" }
            GradientStop { position: 0.38; color: Theme.evening ? "#6B5B8E" : "#C4EAF0" }
            GradientStop { position: 0.62; color: Theme.evening ? "#E79A6B" : "#FFE9B8" }
        }
    }
    Repeater {
        model: [[150, 0.22], [110, 0.35], [74, 1]]
        Rectangle { // the sun and its haze
            required property var modelData
            x: scene.shiftX + (1010 - modelData[0]) * scene.unit
            y: scene.shiftY + (190 - modelData[0]) * scene.unit
            width: 2 * modelData[0] * scene.unit
            height: width
            radius: width / 2
            color: Theme.evening ? "#F2A66B" : Theme.sun
            opacity: modelData[1]
        }
    }
    Repeater {
        model: [[470, 60, 1.9], [820, 44, 1.5], [1180, 70, 2.1], [640, 150, 1.1], [200, 40, 1.3]]
        Part {
            required property var modelData
            atX: modelData[0] - 14 * modelData[2]
            atY: modelData[1] - 12 * modelData[2]
            wide: 72 * modelData[2]
            ratio: 34 / 72
            opacity: Theme.evening ? 0.45 : 0.95
            source: Theme.assets + "/scenes/cloud.svg"
        }
    }
    Part {
        atX: 0
        atY: 320
        wide: 1366
        ratio: 448 / 1366
        source: Theme.assets + (Theme.evening ? "/scenes/ground-evening.svg" : "/scenes/ground-day.svg")
    }
    Part {
        atX: 300
        atY: 540
        wide: 1066
        ratio: 220 / 1066
        source: Theme.assets + "/scenes/shade.svg"
    }
    Part { id: tree; atX: 1013; atY: 88.5; wide: 351; ratio: 260 / 180; source: Theme.assets + "/scenes/tree-house.svg" }
    Kid { who: "scout"; middle: 1198; foot: 377; wide: 78; turn: 0 }
    Part { atX: tree.atX; atY: tree.atY; wide: tree.wide; ratio: tree.ratio; source: Theme.assets + "/scenes/tree-house-front.svg" }

    Kid { who: "prince"; middle: 741; foot: 246; wide: 96; turn: 1 }
    Kid { who: "punky"; middle: 681; foot: 412; wide: 88; turn: 2 }
    Kid { who: "giggles"; middle: 886; foot: 412; wide: 88; turn: 3 }
    Part { atX: 452; atY: 142; wide: 659; ratio: 0.75; source: Theme.assets + "/scenes/castle.svg" }
    Repeater {
        model: [["captain", 611], ["zip", 957]]
        Item {
            id: opening
            required property var modelData
            Part {
                atX: opening.modelData[1] - 20
                atY: 388
                wide: 40
                ratio: 1.05
                source: Theme.face(opening.modelData[0])
                sourceSize: Qt.size(Theme.step(width), Theme.step(width))
                fillMode: Image.PreserveAspectCrop
            }
            Rectangle {
                x: scene.shiftX + (opening.modelData[1] - 19) * scene.unit
                y: scene.shiftY + 428 * scene.unit
                width: 38 * scene.unit
                height: 9 * scene.unit
                radius: 2
                color: "#C98B4F"
                border.color: Theme.cardInk
                border.width: 3 * scene.unit
            }
        }
    }
    Kid { who: "ghost"; middle: 781; foot: 562; wide: 84; turn: 4 }
    Part { atX: 442.8; atY: 408.8; wide: 340.8; ratio: 170 / 240; source: Theme.assets + "/scenes/tent.svg" }

    Kid { who: "dash"; middle: 424; foot: 557; wide: 108; turn: 5 }
    Part { atX: 360; atY: 500; wide: 128; ratio: 72 / 128; source: Theme.assets + "/scenes/box.svg" }
    Kid { who: "lefty"; middle: 1090; foot: 613; wide: 108; turn: 6 }
    Part { atX: 1020; atY: 560; wide: 140; ratio: 0.5; source: Theme.assets + "/scenes/mound.svg" }

    Kid { who: "bug"; middle: 470; foot: 750; wide: 190; turn: 7 }
    Kid { who: "rocket-bros"; middle: 628; foot: 750; wide: 200; turn: 8 }
    Kid { who: "chef"; middle: 888; foot: 750; wide: 196; turn: 9 }
    Kid { who: "kitty"; middle: 1026; foot: 750; wide: 190 }
    Kid { who: "moose"; middle: 1158; foot: 750; wide: 186 }
    Kid { who: "skids"; middle: 1284; foot: 750; wide: 200 }
    Part { atX: 390; atY: 674; wide: 976; ratio: 94 / 976; source: Theme.assets + "/scenes/fence.svg" }
    Kid { who: "scavenger"; middle: 762; foot: 744; wide: 112 }
}
