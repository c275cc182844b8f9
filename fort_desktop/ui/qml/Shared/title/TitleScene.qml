pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The neighbourhood behind the menus: drawn in units of 1366 x 768, covers any window. Alive by
// turns: every few seconds a kid hops, ducks or comes out, a flag flutters, the cat or the bird moves,
// never two at once, and the clouds go a small step. `lively` stops that; so does a window that
// nobody sees.
Item {
    id: scene

    property bool lively: true
    property real drift: 0 // of the clouds
    property Item last: null
    readonly property real unit: Math.max(width / 1366, height / 768)
    readonly property bool seen: visible && Window.visibility !== Window.Hidden && Window.visibility !== Window.Minimized
    readonly property bool awake: lively && seen && !Theme.still

    // Whoever can move; the others only stand there.
    function actors(): list<SceneActor> {
        const found = [];
        for (const item of stage.children)
            if (item as SceneActor)
                found.push(item);
        return found;
    }
    function stir(): void {
        const free = actors().filter(one => one !== last);
        const next = free[Chance.below(free.length)];
        last = next;
        next.stir();
    }
    function rest(): void {
        for (const one of actors())
            one.rest();
        drift = 0;
    }

    clip: true
    onAwakeChanged: if (!awake) rest()

    Timer {
        id: life
        interval: 1500
        repeat: true
        running: scene.awake
        onTriggered: {
            interval = Chance.between(1500, 3500);
            scene.stir();
        }
    }
    Timer {
        interval: 1000
        repeat: true
        running: scene.awake
        onTriggered: scene.drift += 1
    }

    component Part: ScenePart {
        detail: scene.unit
    }
    component Kid: SceneKid {
        detail: scene.unit
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.evening ? "#2F3B66" : "#79C7EA" }
            GradientStop { position: 0.38; color: Theme.evening ? "#6B5B8E" : "#C4EAF0" }
            GradientStop { position: 0.62; color: Theme.evening ? "#E79A6B" : "#FFE9B8" }
        }
    }
    Item {
        id: stage
        x: (scene.width - 1366 * scene.unit) / 2
        y: scene.height - 768 * scene.unit
        width: 1366
        height: 768
        scale: scene.unit
        transformOrigin: Item.TopLeft

        Repeater {
            model: [[150, 0.22], [110, 0.35], [74, 1]]
            Rectangle { // the sun and its haze
                required property var modelData
                x: 1010 - modelData[0]
                y: 190 - modelData[0]
                width: 2 * modelData[0]
                height: width
                radius: modelData[0]
                color: Theme.evening ? "#F2A66B" : Theme.sun
                opacity: modelData[1]
            }
        }
        Repeater {
            model: [[470, 60, 1.9], [820, 44, 1.5], [1180, 70, 2.1], [640, 150, 1.1], [200, 40, 1.3]]
            Part { // goes out on the right and comes in on the left
                required property var modelData
                readonly property real lap: 1366 + 2 * width
                x: (modelData[0] - 14 * modelData[2] + width + scene.drift * modelData[2] * 0.5) % lap - width
                y: modelData[1] - 12 * modelData[2]
                width: 72 * modelData[2]
                ratio: 34 / 72
                opacity: Theme.evening ? 0.45 : 0.95
                file: Theme.assets + "/scenes/cloud.svg"
            }
        }
        Part {
            y: 320
            width: 1366
            ratio: 448 / 1366
            file: Theme.assets + (Theme.evening ? "/scenes/ground-evening.svg" : "/scenes/ground-day.svg")
        }
        Part {
            x: 300
            y: 540
            width: 1066
            ratio: 220 / 1066
            file: Theme.assets + "/scenes/shade.svg"
        }
        Part { id: tree; x: 1013; y: 88.5; width: 351; ratio: 260 / 180; file: Theme.assets + "/scenes/tree-house.svg" }
        Kid { who: "scout"; middle: 1198; foot: 377; wide: 78 }
        SceneFlag { detail: scene.unit; colour: "sky"; pole: Qt.point(1165.1, 143.1); size: 1.95 }
        Part { x: tree.x; y: tree.y; width: tree.width; ratio: tree.ratio; file: Theme.assets + "/scenes/tree-house-front.svg" }

        Kid { who: "prince"; middle: 741; foot: 246; wide: 96; ways: ["hop", "duck"] }
        Kid { who: "punky"; middle: 681; foot: 412; wide: 88; ways: ["hop", "duck", "duck"] }
        Kid { who: "giggles"; middle: 886; foot: 412; wide: 88; ways: ["hop", "duck", "duck"] }
        SceneFlag { detail: scene.unit; colour: "red"; pole: Qt.point(610.6, 195.5); leftward: true }
        SceneFlag { detail: scene.unit; colour: "blue"; pole: Qt.point(781.5, 166.7) }
        SceneFlag { detail: scene.unit; colour: "yellow"; pole: Qt.point(956.5, 195.5) }
        Part { x: 452; y: 142; width: 659; ratio: 0.75; file: Theme.assets + "/scenes/castle.svg" }
        Repeater {
            model: [["captain", 611], ["zip", 957]]
            Item { // in a window
                id: opening
                required property var modelData
                x: modelData[1] - 20
                y: 388
                Part {
                    width: 40
                    ratio: 1.05
                    file: Theme.face(opening.modelData[0])
                    pixels: Qt.size(Theme.step(40 * scene.unit), Theme.step(40 * scene.unit))
                    fillMode: Image.PreserveAspectCrop
                }
                Rectangle {
                    x: 1
                    y: 40
                    width: 38
                    height: 9
                    radius: 2
                    color: "#C98B4F"
                    border.color: Theme.cardInk
                    border.width: 3
                }
            }
        }
        SceneBird {
            detail: scene.unit
            perches: [Qt.point(1010, 320), Qt.point(706, 215), Qt.point(1258, 377), Qt.point(562, 320), Qt.point(1060, 345)]
        }
        Kid { who: "ghost"; middle: 781; foot: 562; wide: 84 }
        Kid { who: "sweet-pea"; middle: 638; foot: 590; wide: 96; ways: ["out"]; reach: 70 }
        Part { x: 442.8; y: 408.8; width: 340.8; ratio: 170 / 240; file: Theme.assets + "/scenes/tent.svg" }

        Kid { who: "dash"; middle: 424; foot: 557; wide: 108 }
        Part { x: 360; y: 500; width: 128; ratio: 72 / 128; file: Theme.assets + "/scenes/box.svg" }
        Kid { who: "lefty"; middle: 1090; foot: 613; wide: 108 }
        Part { x: 1020; y: 560; width: 140; ratio: 0.5; file: Theme.assets + "/scenes/mound.svg" }

        Kid { who: "bug"; middle: 470; foot: 750; wide: 190 }
        Kid { who: "rocket-bros"; middle: 628; foot: 750; wide: 200 }
        Kid { who: "chef"; middle: 888; foot: 750; wide: 196; ways: ["hop"] }
        Kid { who: "kitty"; middle: 1026; foot: 750; wide: 190 }
        Kid { who: "barkley"; middle: 1158; foot: 750; wide: 186 }
        Kid { who: "skids"; middle: 1284; foot: 750; wide: 200 }
        Part { x: 390; y: 674; width: 976; ratio: 94 / 976; file: Theme.assets + "/scenes/fence.svg" }
        SceneCat { detail: scene.unit; x: 706; y: 632; width: 112 }
    }
}
