import QtQuick
import Shared

// Something that flies over the table on an arc, lands (with a pop) and is gone. `from` and `to` are
// places on the table: their middle and their width count. `aim` finds the item that it flies to,
// which may move meanwhile or not be there yet; once it has gone, so has the flight. Whoever makes it gives it its size and its content.
Item {
    id: flight

    required property Motion motion
    required property rect from
    property rect to
    property var aim: null // () => Item
    property int delay: 0
    property int time: 380
    property real rise: 44
    property real spin: 0 // degrees in the middle of the way
    property real swell: 0 // how much larger it is there
    property real way: 0 // from 0 to 1
    property real bump: 1
    property bool pops: true // where it lands
    property bool aimed: false // at an item that was there

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
    function place(): void {
        const goal = aim ? aim() : null;
        if (aim && !goal && way > 0 && (aimed || to.width === 0)) {
            finish();
            return;
        }
        aimed = goal !== null;
        const at = goal ? goal.mapToItem(parent, goal.width / 2, goal.height / 2) : Qt.point(to.x + to.width / 2, to.y + to.height / 2);
        const wide = goal ? Math.min(goal.width, goal.height * 1.6) : to.width;
        const fromX = from.x + from.width / 2;
        const fromY = from.y + from.height / 2;
        x = fromX + (at.x - fromX) * way - width / 2;
        y = fromY + (at.y - fromY) * way - 4 * rise * way * (1 - way) - height / 2;
        rotation = spin * Math.sin(Math.PI * way);
        scale = (from.width + (wide - from.width) * way) / Math.max(1, width) * bump * (1 + swell * Math.sin(Math.PI * way));
    }

    onWayChanged: place()
    onBumpChanged: place()
    Component.onCompleted: {
        motion.report(flight, true);
        place();
        course.start();
    }

    SequentialAnimation {
        id: course
        onFinished: flight.land() // unlike a ScriptAction it is not run when the table has gone meanwhile
        PauseAnimation {
            duration: Theme.duration(flight.delay)
        }
        NumberAnimation {
            target: flight
            property: "way"
            to: 1
            duration: Theme.duration(flight.time)
            easing.type: Easing.InOutSine
        }
        NumberAnimation {
            target: flight
            property: "bump"
            to: flight.pops ? 1.28 : 1
            duration: Theme.duration(flight.pops ? 60 : 0)
            easing.type: Easing.OutQuad
        }
        NumberAnimation {
            target: flight
            property: "bump"
            to: 1
            duration: Theme.duration(flight.pops ? 90 : 0)
            easing.type: Easing.InQuad
        }
    }
}
