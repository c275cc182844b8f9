import QtQuick
import Shared
import Fort

// Who comes by when a table has been left alone: a butterfly that goes from fence to fence and rests on
// each, and now and then a paper plane. When they are no longer `on`, nothing of them moves. After some
// minutes nobody comes any more: nobody is looking.
Item {
    id: visitors

    required property bool on
    required property real unit
    required property list<rect> fences // the yards that have them
    property int more: 40 // that will come
    readonly property bool flying: butterfly.flying || plane.flying

    function come(): void {
        if (flying)
            return;
        --more;
        if (Chance.happens(0.2))
            plane.pass(Chance.between(15, 60) / 100);
        else
            butterfly.go(Chance.below(fences.length));
    }
    // The butterfly rests on the last of the fences.
    function settle(): void {
        butterfly.rest(fences.length - 1);
    }

    objectName: "visitors"

    Timer {
        interval: 1500
        repeat: true
        running: visitors.on && visitors.more > 0 && !Theme.still
        onTriggered: {
            interval = Chance.between(7000, 13000);
            visitors.come();
        }
    }
    Butterfly {
        id: butterfly
        on: visitors.on
        tired: visitors.more === 0
        unit: visitors.unit
        perches: visitors.fences.map(yard => Qt.point(yard.x + yard.width * 0.42, yard.y + 11 * visitors.unit))
    }
    Drawn {
        id: plane
        property real way: 0
        property real high: 0.3
        readonly property bool flying: glide.running && !glide.paused
        function pass(share: real): void {
            high = share;
            glide.restart();
        }
        visible: way > 0 && way < 1
        width: 46 * visitors.unit
        height: width * 34 / 48
        x: (visitors.width + 2 * width) * way - width
        y: visitors.height * (high + 0.05 * Math.sin(7 * way) - 0.1 * way)
        rotation: 9 * Math.cos(7 * way)
        file: Theme.part("yard-plane-" + (Theme.evening ? "evening" : "day"))
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 34 / 48)
        NumberAnimation {
            id: glide
            target: plane
            property: "way"
            from: 0
            to: 1
            duration: Theme.duration(9000)
            paused: running && !visitors.on
        }
    }
}
