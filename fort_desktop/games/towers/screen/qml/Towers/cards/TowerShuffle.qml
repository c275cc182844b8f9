pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// The discard becomes the draw pile: its cards slide from there to there, one after the other, and turn
// over on their way. `from` and `to` are the piles' places, `faces` what lies uppermost ({ kind, number,
// name }), the newest card first.
Item {
    id: shuffle

    required property Motion motion
    required property rect from
    required property rect to
    property var faces: []
    property int delay: 0
    property real way: 0 // from 0 to 1
    readonly property real stagger: 0.16

    signal landed

    // At its end, at once.
    function finish(): void {
        if (!course.running)
            return;
        course.stop();
        land();
    }
    function land(): void {
        visible = false; // it may live until the next frame
        landed();
        destroy();
    }

    z: -1 // below what still flies to the discard
    Component.onCompleted: {
        motion.report(shuffle, true);
        course.start();
    }

    Repeater {
        model: 5
        TowerCard {
            id: card
            required property int index
            readonly property var face: shuffle.faces[index] ?? null
            readonly property real part: Math.max(0, Math.min(1, shuffle.way * (1 + 4 * shuffle.stagger) - index * shuffle.stagger))
            readonly property real share: 0.5 - 0.5 * Math.cos(Math.PI * part)
            z: share < 0.5 ? 5 - index : 5 + index
            x: shuffle.from.x + (shuffle.to.x - shuffle.from.x) * share
            y: shuffle.from.y + (shuffle.to.y - shuffle.from.y) * share - 0.9 * width * share * (1 - share)
            width: shuffle.from.width + (shuffle.to.width - shuffle.from.width) * share
            kind: face?.kind ?? ""
            number: face?.number ?? 0
            name: face?.name ?? ""
            faceUp: share < 0.5
            depth: 0
            transform: Scale {
                origin.x: shuffle.from.width / 2
                xScale: Math.abs(Math.cos(Math.PI * card.share))
            }
        }
    }
    SequentialAnimation {
        id: course
        onFinished: shuffle.land() // unlike a ScriptAction it is not run when the table has gone meanwhile
        PauseAnimation {
            duration: Theme.duration(shuffle.delay)
        }
        NumberAnimation {
            target: shuffle
            property: "way"
            to: 1
            duration: Theme.duration(450)
        }
    }
}
