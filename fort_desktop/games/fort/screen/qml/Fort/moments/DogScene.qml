pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A dog trots to its house, leaves its prints on the lawn, and looks out of the door.
MomentScene {
    id: scene

    readonly property real way: part(70, 360)
    readonly property real entered: part(0.5 * stage.moments.length, 0.5 * stage.moments.length + 90)
    readonly property Face dog: stage.faces.face(stage.moments.thing)

    Drawn {
        x: 176 * scene.unit
        y: scene.ground * scene.unit - height
        width: 132 * scene.unit
        height: width * 112 / 120
        file: Theme.assets + "/dogs/house.svg"
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 112 / 120)
    }
    Repeater {
        model: 5
        Item {
            id: paw
            required property int index
            readonly property real pad: 9 * scene.unit
            visible: scene.way > 0.22 * index + 0.1
            x: (6 + 30 * index) * scene.unit
            y: (scene.ground + (index % 2 ? -2 : 10)) * scene.unit
            rotation: 76
            Rectangle {
                width: paw.pad
                height: paw.pad * 0.8
                radius: height / 2
                color: Theme.cardInk
                opacity: 0.6
            }
            Repeater {
                model: 3
                Rectangle {
                    required property int index
                    x: (index - 0.7) * paw.pad * 0.48
                    y: (index === 1 ? -0.75 : -0.52) * paw.pad
                    width: paw.pad * 0.42
                    height: width
                    radius: width / 2
                    color: Theme.cardInk
                    opacity: 0.6
                }
            }
        }
    }
    YardDog {
        id: pet
        property bool there: scene.way === 1
        width: (inside ? 0.58 * 132 : 118) * scene.unit
        height: width
        x: (inside ? 242 : -61 + 208 * scene.way + 95 * scene.entered) * scene.unit - width / 2
        y: (scene.ground + (inside ? -6 : 12)) * scene.unit - height
        dog: scene.dog?.drawing ?? ""
        portrait: scene.dog?.portrait ?? ""
        rightwards: true
        inside: scene.entered === 1
        running: !Theme.still && (!there || scene.entered > 0 && !inside)
        onThereChanged: if (there) fidget(0)
    }
}
