pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// What a tower bears: a scaffold while it grows, its top when it is `finished`. Its middle and foot are
// at 0,0; `size` is below 1 on a tall tower. pop(): it stays `on` the storey that bears it, or is not
// there, then springs up on what is above; a top with stars.
Item {
    id: crown

    required property string kind
    property bool finished: false
    property real unit: 1
    property real size: 1
    property int wait: 0
    property bool held: false // where it was
    property int bearing: 0 // so many storeys
    property real up: 1
    property real stars: -1
    readonly property bool moving: course.running
    readonly property bool topped: finished && !held

    function pop(delay: int, starry: bool, on: int): void {
        wait = delay;
        if (on === 0 || !held)
            bearing = up === 1 ? on : 0;
        held = bearing > 0;
        up = held ? 1 : 0;
        stars = -1;
        sparks.model = starry ? 6 : 0;
        course.restart();
    }
    function rest(): void {
        course.stop();
        up = 1;
        held = false;
        stars = -1;
    }

    TowerPart {
        id: picture
        visible: crown.up > 0
        box: crown.topped ? Qt.rect(-8, -74, 136, 80) : Qt.rect(-8, -34, 136, 40)
        unit: crown.unit * crown.size
        part: crown.kind + (crown.topped ? "-top" : "-cap")
        x: -width / 2
        y: box.y * unit
        transform: Scale {
            origin.x: picture.width / 2
            origin.y: picture.height - 6 * picture.unit
            xScale: 0.6 + 0.4 * crown.up
            yScale: crown.up
        }
    }
    Repeater {
        id: sparks
        Drawn {
            required property int index
            readonly property real angle: (-165 + index * 30) * Math.PI / 180
            visible: crown.stars >= 0
            width: (15 + index % 3 * 4) * crown.unit
            height: width
            x: Math.cos(angle) * (34 + 52 * crown.stars) * crown.unit - width / 2
            y: (-24 + Math.sin(angle) * (24 + 46 * crown.stars) + 30 * crown.stars * crown.stars) * crown.unit - width / 2
            file: Theme.icon("vp")
            pixels: Qt.size(Theme.step(20 * crown.unit), Theme.step(20 * crown.unit))
            opacity: Math.min(1, 3 * (1 - crown.stars))
        }
    }
    SequentialAnimation {
        id: course
        onFinished: crown.rest()
        PauseAnimation {
            duration: Theme.duration(crown.wait)
        }
        PropertyAction { target: crown; property: "held"; value: false }
        ParallelAnimation {
            NumberAnimation {
                target: crown
                property: "up"
                from: 0.05
                to: 1
                duration: Theme.duration(220)
                easing.type: Easing.OutBack
                easing.overshoot: 2.2
            }
            SequentialAnimation {
                PauseAnimation { duration: sparks.count ? Theme.duration(110) : 0 }
                NumberAnimation { target: crown; property: "stars"; from: 0; to: 1; duration: sparks.count ? Theme.duration(340) : 0; easing.type: Easing.OutQuad }
            }
        }
    }
}
