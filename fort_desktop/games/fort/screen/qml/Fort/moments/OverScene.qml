pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// All who have played hop around the finish flag: who has won is found out when the points are counted.
MomentScene {
    id: scene

    readonly property list<SeatInfo> all: stage.board.seats

    Drawn {
        x: 146 * scene.unit
        y: 12 * scene.unit
        width: 96 * scene.unit
        height: width
        file: Theme.part("finish")
        pixels: Qt.size(Theme.step(width), Theme.step(width))
        transformOrigin: Item.BottomLeft
        rotation: Theme.still ? 0 : 6 * Math.sin(scene.now / 90)
    }
    Repeater {
        model: scene.all
        Picture {
            required property int index
            required property SeatInfo modelData
            readonly property real room: 296 / scene.all.length
            width: Math.min(132, room * 1.3) * scene.unit
            height: width
            x: (12 + room * (index + 0.5)) * scene.unit - width / 2
            y: (scene.ground - (Theme.still ? 0 : scene.stage.hop(index) * 30)) * scene.unit - height
            file: Theme.portrait(Theme.seatFaces[modelData.colour] ?? "")
        }
    }
}
