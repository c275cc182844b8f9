import QtQuick
import Shared
import Fort

// What the pictures of great moments share: sky and lawn, of 320 x 240 units, that nothing sticks out of.
Item {
    id: scene

    required property MomentStage stage
    readonly property real unit: width / 320
    readonly property real now: stage.now
    readonly property SeatInfo who: stage.who
    property real ground: 206 // where one stands
    default property alias content: inside.data

    function part(from: real, to: real): real {
        return Theme.still ? 1 : stage.part(from, to);
    }

    clip: true
    Drawn {
        anchors.fill: parent
        file: Theme.assets + (Theme.evening ? "/forts/fort-back-evening.svg" : "/forts/fort-back.svg")
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 0.75)
    }
    Item {
        id: inside
        anchors.fill: parent
    }
}
