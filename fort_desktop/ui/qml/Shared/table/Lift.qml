import QtQuick
import Shared

// How something is held: how far the hand has moved it, how it is drawn to a target, how it swings with
// the speed of the hand, and its way back. `x`, `y` (pixels from where it lies), `angle` (degrees) and
// `size` (a factor) are what shows, around the point `grip` at which it was taken.
QtObject {
    id: lift

    property point grip
    property real lean: 0 // its own angle, which it loses in the hand
    property real height: 0 // from 0 on the table to 1 in the hand
    property real tilt: 0
    property point by // of the hand
    property point pull // to a target
    property point goal // what the pull comes to
    property real back: 1 // what is left of the way back
    property point start // where it was when it was taken
    readonly property real arc: back < 1 ? rise * 4 * back * (1 - back) : 0
    readonly property real x: (by.x + pull.x) * back
    readonly property real y: (by.y + pull.y) * back - arc
    readonly property real angle: tilt - lean * height
    readonly property real size: 1 + 0.06 * height
    readonly property real loom: 1 + 0.15 * height // the size of a likeness, of smaller things
    readonly property bool active: height !== 0 || tilt !== 0 || x !== 0 || y !== 0
    property bool gliding: false // also while it sinks where it was put
    readonly property real steepest: 12
    property bool held: false
    property real rise: 0
    property real speed: 0 // across, pixels a second
    property real seen: 0 // `by.x` at the last frame
    property real quiet: 0 // seconds without anything to do

    // At a point of it; `from` is how far it is from where it lies besides.
    function take(at: point, from: point): void {
        stop();
        start = Qt.point(x + from.x, y + from.y);
        by = start;
        pull = goal = Qt.point(0, 0);
        back = 1;
        grip = at;
        seen = start.x;
        speed = 0;
        held = true;
        if (Theme.still)
            height = 1;
        else
            up.restart();
    }
    function move(dx: real, dy: real): void {
        by = Qt.point(start.x + dx, start.y + dy);
        if (!Theme.still)
            wake();
    }
    function attract(to: point): void {
        if (to.x === goal.x && to.y === goal.y)
            return;
        goal = to;
        if (!Theme.still)
            wake();
    }
    function wake(): void {
        quiet = 0;
        if (held && !swing.running)
            swing.start();
    }
    // Let go: it glides back to where it lies, on an arc where the way is long.
    function give(): void {
        if (Theme.still || !active)
            return rest();
        loose();
        rise = Math.min(46, Math.hypot(by.x + pull.x, by.y + pull.y) * 0.14);
        gliding = true;
        home.restart();
    }
    // Let go by somebody who takes over its way from where it shows; it only sinks.
    function put(): point {
        const at = Qt.point(x, y);
        loose();
        by = pull = Qt.point(0, 0);
        back = 1;
        rise = 0;
        if (active) {
            gliding = true;
            home.restart();
        } else {
            stop();
        }
        return at;
    }
    function loose(): void {
        up.stop();
        swing.stop();
        held = false;
        goal = pull;
    }
    function stop(): void {
        home.stop();
        gliding = false;
    }
    // On the table, at once.
    function rest(): void {
        stop();
        loose();
        by = pull = goal = Qt.point(0, 0);
        height = tilt = rise = 0;
        back = 1;
    }

    readonly property NumberAnimation up: NumberAnimation {
        target: lift
        property: "height"
        to: 1
        duration: Theme.duration(130)
        easing.type: Easing.OutQuad
    }
    readonly property ParallelAnimation home: ParallelAnimation {
        NumberAnimation {
            target: lift
            property: "back"
            to: 0
            duration: Theme.duration(300)
            easing.type: Easing.InOutQuad
        }
        NumberAnimation {
            target: lift
            property: "height"
            to: 0
            duration: Theme.duration(300)
            easing.type: Easing.InQuad
        }
        NumberAnimation {
            target: lift
            property: "tilt"
            to: 0
            duration: Theme.duration(200)
            easing.type: Easing.OutQuad
        }
        onFinished: lift.rest()
    }
    // Damped, so that it comes to rest with the hand; it ticks only while there is something to do.
    readonly property FrameAnimation swing: FrameAnimation {
        onTriggered: {
            const dt = Math.min(0.05, frameTime);
            if (dt <= 0)
                return;
            const share = rate => 1 - Math.exp(-rate * dt);
            lift.speed += ((lift.by.x - lift.seen) / dt - lift.speed) * share(14);
            lift.seen = lift.by.x;
            const lean = Math.max(-lift.steepest, Math.min(lift.steepest, lift.speed * 0.011));
            lift.tilt += (lean - lift.tilt) * share(11);
            lift.pull = Qt.point(lift.pull.x + (lift.goal.x - lift.pull.x) * share(15), lift.pull.y + (lift.goal.y - lift.pull.y) * share(15));
            const calm = Math.abs(lift.tilt) < 0.06 && Math.abs(lean) < 0.06 && Math.abs(lift.goal.x - lift.pull.x) + Math.abs(lift.goal.y - lift.pull.y) < 0.1;
            lift.quiet = calm ? lift.quiet + dt : 0;
            if (lift.quiet > 0.1) {
                stop();
                lift.tilt = 0;
                lift.pull = lift.goal;
            }
        }
    }
}
