pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A bird that flies from one perch to another, or hops on the spot.
SceneActor {
    id: bird

    property list<point> perches: [Qt.point(0, 0)]
    property int at: 0
    property int from: 0
    property real way: 1 // flown
    property real hop: 0
    property bool up: false
    readonly property point start: perches[from]
    readonly property point goal: perches[at]
    busy: flight.running || hops.running

    onStir: {
        if (busy || Theme.still)
            return;
        if (Chance.happens(0.45))
            return hops.restart();
        from = at;
        at = (at + 1 + Chance.below(perches.length - 1)) % perches.length;
        flight.restart();
    }
    onRest: {
        flight.stop();
        hops.stop();
        way = 1;
        hop = 0;
        at = 0;
        from = 0;
    }

    width: 46
    height: width * 40 / 44
    x: start.x + (goal.x - start.x) * way - width / 2
    y: start.y + (goal.y - start.y) * way - height * 0.86 - Math.sin(Math.PI * way) * 70 - hop

    Repeater {
        model: ["sit", "up", "down"]
        ScenePart {
            required property string modelData
            width: bird.width
            ratio: 40 / 44
            detail: bird.detail
            mirror: bird.goal.x < bird.start.x
            visible: modelData === (!flight.running ? "sit" : bird.up ? "up" : "down")
            file: Theme.assets + "/scenes/bird-" + modelData + ".svg"
        }
    }
    Timer {
        interval: 90
        repeat: true
        running: flight.running
        onTriggered: bird.up = !bird.up
    }
    NumberAnimation {
        id: flight
        target: bird
        property: "way"
        from: 0
        to: 1
        duration: Theme.duration(1300)
        easing.type: Easing.InOutQuad
    }
    SequentialAnimation {
        id: hops
        loops: 2
        NumberAnimation { target: bird; property: "hop"; to: 8; duration: Theme.duration(90); easing.type: Easing.OutQuad }
        NumberAnimation { target: bird; property: "hop"; to: 0; duration: Theme.duration(90); easing.type: Easing.InQuad }
        PauseAnimation { duration: Theme.duration(220) }
    }
}
