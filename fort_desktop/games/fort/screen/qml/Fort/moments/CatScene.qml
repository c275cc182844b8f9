pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A cat walks along the fence, sits down, and is adored.
MomentScene {
    id: scene

    readonly property real way: part(50, 330)
    readonly property Face cat: stage.faces.face(stage.moments.thing)

    Tiles {
        x: -10 * scene.unit
        y: 134 * scene.unit
        width: 340 * scene.unit
        height: 78 * scene.unit
        source: Theme.part("fence-" + (Theme.contrast ? "contrast" : Theme.evening ? "evening" : "day"))
        tile: Qt.size(40 * height / 28, height)
    }
    CatFigure {
        width: 124 * scene.unit
        height: width
        x: (-130 + 228 * scene.way) * scene.unit
        y: 150 * scene.unit - height
        cat: scene.cat?.drawing ?? ""
        step: scene.way < 1 ? Math.floor(scene.way * 7) : -1
    }
    Repeater { // hearts
        model: 6
        Item {
            id: heart
            required property int index
            readonly property real age: Theme.still ? 0.35 : scene.part(300 + index * 30, 620 + index * 25)
            readonly property real size: (15 + index % 3 * 5) * scene.unit
            visible: age > 0 && age < 1
            x: (82 + 34 * index + 6 * Math.sin(age * 6 + index)) * scene.unit
            y: (70 - index % 2 * 22 - 46 * age) * scene.unit
            opacity: Math.min(1, 4 * (1 - age))
            Repeater {
                model: [[0.25, 0.25, 45], [0.02, 0.04, 0], [0.48, 0.04, 0]]
                Rectangle {
                    required property var modelData
                    x: modelData[0] * heart.size
                    y: modelData[1] * heart.size
                    width: heart.size * 0.5
                    height: width
                    radius: modelData[2] ? 0 : width / 2
                    rotation: modelData[2]
                    color: "#C8374B"
                }
            }
        }
    }
}
