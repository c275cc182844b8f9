pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A storey that breaks: it trembles, then four chunks of it tumble to the `heap` (or away to the
// right) in a cloud of dust, and are gone. `at` is the storey's place in the parent, 120 units wide and
// `high`; while it trembles it looks as it did there, with the plate of its `number`.
Item {
    id: ruin

    required property string kind
    required property point at
    property int look: 0
    property int number: -1
    property real pixels: 18 // of the number
    property rect plate // on the storey
    property real high: 40 * unit
    property real unit: 1
    property bool slim: false
    property RubbleHeap heap: null
    property int order: 0 // of several that break: from the top
    property real way: 0 // 0 to 1
    readonly property real shake: way < 0.2 ? Math.sin(way * 110) * 2.2 * unit : 0
    readonly property real flown: Math.max(0, (way - 0.2) / 0.8)
    readonly property point goal: heap && parent ? heap.mapToItem(parent, heap.middle) : Qt.point(at.x + 190 * unit, at.y + 130 * unit)

    readonly property bool there: flown * 1.24 >= 1 // the first chunk

    signal landed

    function finish(): void {
        if (!course.running)
            return;
        course.stop();
        end();
    }
    function end(): void {
        visible = false;
        landed(); // it may live until the next frame
        destroy();
    }

    z: 1
    Component.onCompleted: course.start()
    TowerPart {
        visible: ruin.way < 0.2
        box: Qt.rect(-8, -6, ruin.slim ? 88 : 136, 48)
        unit: 120 * ruin.unit / (box.width - 16)
        x: ruin.at.x + box.x * unit + ruin.shake
        y: ruin.at.y + ruin.high + 2 * unit - height
        height: ruin.high + 8 * unit
        part: ruin.kind + (ruin.slim ? "-slim-" : "-floor-") + ruin.look
    }
    NumberPlate {
        visible: ruin.number >= 0 && ruin.way < 0.2
        number: ruin.number
        pixels: ruin.pixels
        most: ruin.plate.height
        x: ruin.at.x + ruin.plate.x + ruin.shake
        y: ruin.at.y + ruin.plate.y
    }
    Repeater {
        model: 4
        TowerPart {
            required property int index
            readonly property real share: Math.min(1, ruin.flown * (1.24 - index * 0.08))
            readonly property point start: Qt.point(ruin.at.x + (18 + index * 28) * ruin.unit, ruin.at.y + (index % 2 ? 0.65 : 0.35) * ruin.high)
            visible: ruin.way >= 0.2 && share < 1
            box: Qt.rect(0, 0, 28, 24)
            unit: ruin.unit * (index % 2 ? 0.95 : 1.25) * (1 - 0.25 * share)
            part: ruin.kind + "-chunk-" + index % 3
            x: start.x + (ruin.goal.x + (index - 1.5) * 9 * ruin.unit - start.x) * share + (index - 1.5) * 22 * ruin.unit * Math.sin(Math.PI * share) - width / 2
            y: start.y + (ruin.goal.y - start.y) * share * share - (50 + index % 2 * 22) * ruin.unit * Math.sin(Math.PI * share) - height / 2
            rotation: share * (index % 2 ? -300 : 260) + index * 20
        }
    }
    Repeater {
        model: ruin.way > 0.15 ? 5 : 0
        Drawn {
            required property int index
            readonly property bool atHeap: index > 2
            readonly property real share: Math.max(0, Math.min(1, atHeap ? (ruin.way - 0.78) / 0.22 : (ruin.way - 0.15) / 0.5))
            visible: share > 0 && share < 1
            width: ((index === 1 ? 40 : 22) + 24 * share) * ruin.unit
            height: width * 52 / 64
            x: (atHeap ? ruin.goal.x + (index * 2 - 7) * (12 + 14 * share) * ruin.unit : ruin.at.x + (60 + (index - 1) * (40 + 26 * share)) * ruin.unit) - width / 2
            y: (atHeap ? ruin.goal.y : ruin.at.y + 0.65 * ruin.high) - 10 * share * ruin.unit - height / 2
            file: Theme.part("puff")
            pixels: Qt.size(Theme.step(64 * ruin.unit), Theme.step(64 * ruin.unit) * 52 / 64)
            mirror: index % 2 === 1
            opacity: Math.min(1, 2.4 * (1 - share))
        }
    }
    SequentialAnimation {
        id: course
        onFinished: ruin.end() // unlike a ScriptAction it is not run when the table has gone meanwhile
        PauseAnimation { duration: Theme.duration(ruin.order * 90) }
        NumberAnimation { target: ruin; property: "way"; from: 0; to: 1; duration: Theme.duration(450) }
    }
}
