pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A pawn leaps to the finish of the track, or, when it has not come to that, all stand around it; its
// flag waves.
MomentScene {
    id: scene

    readonly property real way: part(170, 620)
    readonly property list<SeatInfo> runners: who ? [who] : stage.board.seats

    Repeater { // two stones
        model: scene.who ? 2 : 0
        Rectangle {
            required property int index
            x: (index ? 186 : 34) * scene.unit
            y: 172 * scene.unit
            width: 100 * scene.unit
            height: 46 * scene.unit
            radius: height * 0.42
            color: index ? Theme.sun : Theme.cardPaper
            border.color: Theme.cardInk
            border.width: Theme.line
            Text {
                anchors.centerIn: parent
                text: parent.index ? "25+" : "24"
                color: Theme.cardInk
                font: Theme.display(26 * scene.unit)
            }
        }
    }
    Drawn {
        x: (scene.who ? 242 : 146) * scene.unit
        y: (scene.who ? 58 : 40) * scene.unit
        width: 118 * scene.unit
        height: width
        file: Theme.part("finish")
        pixels: Qt.size(Theme.step(width), Theme.step(width))
        transformOrigin: Item.BottomLeft
        rotation: Theme.still ? 0 : 5 * Math.sin(scene.now / 90)
        scale: 0.62
    }
    Repeater {
        model: scene.runners
        Pawn {
            required property int index
            required property SeatInfo modelData
            readonly property real gap: scene.runners.length > 1 ? 250 / scene.runners.length : 0
            readonly property real from: scene.who ? 84 : 40 + gap * (index + 0.5)
            readonly property real to: scene.who ? 226 : from
            width: (scene.who ? 64 : 46) * scene.unit
            x: (from + (to - from) * scene.way) * scene.unit - width / 2
            y: (scene.who ? 184 : 204) * scene.unit - height
            hop: scene.who && scene.way < 1 ? Math.sin(Math.PI * scene.way) * 76 * scene.unit : scene.stage.hop(index) * 14 * scene.unit
            seat: modelData.colour
            letter: modelData.name[0]?.toUpperCase() ?? ""
            face: Theme.face(Theme.seatFaces[modelData.colour] ?? "")
        }
    }
}
