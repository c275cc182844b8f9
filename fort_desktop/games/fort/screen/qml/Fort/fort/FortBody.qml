pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What stands of a fort of level 0 to 5, without sky, wall and faces, and the flag on it; it fills a
// picture of 320 x 240. `raised` tells how far up its pole the flag is, `stretch` how high the fort
// stands while it is built.
Item {
    id: body

    property int level: 0
    property size detail
    property real raised: 1
    property real stretch: 1
    property bool blown: false // the flag's other wave
    property real puff: -1 // of smoke: 0 leaves the chimney, 1 is gone
    readonly property bool busy: flutter.running || smoke.running
    readonly property real unit: width / 320

    // The top of the main flag's pole, and to which side its cloth flies.
    readonly property list<vector3d> poles: [Qt.vector3d(0, 0, 0), Qt.vector3d(160, 14, 1), Qt.vector3d(106, 34, -1), Qt.vector3d(218, 14, 1), Qt.vector3d(104, 12, -1), Qt.vector3d(160, 12, 1)]
    readonly property vector3d pole: poles[level] ?? poles[0]

    // Something small happens: smoke where there is a chimney, else wind in the flag.
    function stir(): void {
        if (busy || Theme.still)
            return;
        if (level === 2 && Chance.happens(0.5))
            smoke.restart();
        else if (level > 0)
            flutter.restart();
    }
    function rest(): void {
        flutter.stop();
        smoke.stop();
        blown = false;
        puff = -1;
    }

    transform: Scale {
        origin.x: body.width / 2
        origin.y: body.height * 0.84
        xScale: 1 + (1 - body.stretch) * 0.35
        yScale: body.stretch
    }

    Drawn {
        anchors.fill: parent
        file: Theme.assets + "/forts/fort-" + body.level + "-body.svg"
        pixels: body.detail
    }
    Drawn {
        visible: body.level > 0
        x: (body.pole.x - (mirror ? 30 : 2)) * body.unit
        y: (body.pole.y - 6 + (1 - body.raised) * 20) * body.unit
        width: 32 * body.unit
        height: 28 * body.unit
        file: body.level > 0 ? Theme.assets + "/forts/fort-" + body.level + (body.blown ? "-cloth-b.svg" : "-cloth.svg") : ""
        pixels: Qt.size(body.detail.width / 10, body.detail.width / 10 * 0.875)
        mirror: body.pole.z < 0
    }
    Repeater {
        model: body.puff < 0 ? 0 : 3
        Rectangle {
            required property int index
            readonly property real age: Math.max(0, Math.min(1, body.puff * 1.6 - index * 0.3))
            width: (7 + 9 * age) * body.unit
            height: width
            radius: width / 2
            x: (204 + Math.sin(age * 5 + index) * 5 + age * 10) * body.unit - width / 2
            y: (42 - age * 40) * body.unit - width / 2
            color: Theme.cardPaper
            opacity: age <= 0 ? 0 : 0.85 * (1 - age)
        }
    }
    SequentialAnimation {
        id: flutter
        loops: 3
        PropertyAction { target: body; property: "blown"; value: true }
        PauseAnimation { duration: Theme.duration(150) }
        PropertyAction { target: body; property: "blown"; value: false }
        PauseAnimation { duration: Theme.duration(150) }
    }
    SequentialAnimation {
        id: smoke
        NumberAnimation { target: body; property: "puff"; from: 0; to: 1; duration: Theme.duration(1500) }
        PropertyAction { target: body; property: "puff"; value: -1 }
    }
}
