import QtQuick
import Shared

// A butterfly. It flutters from perch to perch, and rests there with its wings opening and closing.
Item {
    id: butterfly

    required property bool on
    required property real unit
    required property list<point> perches // where its feet are
    property int at: -1 // the perch that it rests on or flies to; -1 is out of sight
    property int from: -1
    property real way: 1
    property bool tired: false // its wings rest too
    property bool open: true
    readonly property bool flying: flight.running && !flight.paused
    readonly property point start: place(from)
    readonly property point goal: place(at)
    readonly property real free: Math.sin(Math.PI * way) // of the ground

    function place(perch: int): point {
        return perches[perch] ?? Qt.point(-3 * width, 200 * unit);
    }
    // To that perch, or if it is there, to the next.
    function go(perch: int): void {
        from = at;
        at = perch === at ? (perch + 1) % perches.length : perch;
        flight.restart();
    }
    function rest(perch: int): void {
        flight.stop();
        from = at = perch;
        way = 1;
    }

    visible: at >= 0
    width: 30 * unit
    height: width * 36 / 44
    x: start.x + (goal.x - start.x) * way + 16 * unit * free * Math.sin(19 * way) - width / 2
    y: start.y + (goal.y - start.y) * way - 46 * unit * free + 9 * unit * free * Math.cos(27 * way) - height
    rotation: way === 1 ? -8 : (goal.x < start.x ? -22 : 22) * free

    Drawn {
        anchors.fill: parent
        file: Theme.part("butterfly")
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 36 / 44)
        transform: Scale {
            origin.x: butterfly.width / 2
            xScale: butterfly.open ? 1 : 0.42
        }
    }
    Timer { // its wings
        interval: flight.running ? 110 : 1300
        repeat: true
        running: butterfly.on && butterfly.visible && (flight.running || !butterfly.tired) && !Theme.still
        onTriggered: butterfly.open = !butterfly.open
    }
    NumberAnimation {
        id: flight
        target: butterfly
        property: "way"
        from: 0
        to: 1
        duration: Theme.duration(3200)
        easing.type: Easing.InOutSine
        paused: running && !butterfly.on
    }
}
