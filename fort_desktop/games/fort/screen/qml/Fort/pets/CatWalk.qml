import QtQuick
import Shared
import Fort

// The way of a cat to its spot: along the fence, down from it, over the table, and up at the end. A
// share of the `way` says how far it has come; whatever happens meanwhile, it ends at its spot.
QtObject {
    id: walk

    required property CatItem cat
    property vector4d from
    property vector4d aim // the spot that it walks to
    property real way: 1
    property bool far: false // to somebody else
    property real swell: 0 // how much larger it is half-way
    property int length: 0 // milliseconds
    property bool running: false
    readonly property bool backwards: running && cat.spot.x < from.x
    readonly property int step: running && way > 0 ? Math.floor(way * steps) : -1
    readonly property real steps: Math.max(2, Math.round(length / 105))
    readonly property vector4d pose: between(cat.spot)
    readonly property real leap: far ? Math.max(0, bow(way, 0.16, 0.2)) + Math.max(0, bow(way, 0.84, 0.16)) : 0 // 0 to 1, above the ground
    readonly property real bob: running && leap === 0 ? Math.abs(Math.sin(Math.PI * way * steps)) : 0
    readonly property real lean: !running ? 0 : leap > 0 ? (way < 0.5 ? 1 : -1) * 9 * Math.cos(Math.PI * way * 5) : 3 * Math.sin(Math.PI * way * steps)

    // An arc from `start` on, so long.
    function bow(at: real, start: real, span: real): real {
        const t = (at - start) / span;
        return t <= 0 || t >= 1 ? 0 : 4 * t * (1 - t);
    }
    function ground(at: real): real {
        const t = far ? Math.max(0, Math.min(1, (at - 0.16) / 0.84)) : at;
        return t * t * (3 - 2 * t);
    }
    function between(to: vector4d): vector4d {
        if (way === 1)
            return Qt.vector4d(to.x, to.y, to.z, 0);
        const x = from.x + (to.x - from.x) * way;
        const y = from.y + (to.y - from.y) * ground(way);
        const grown = far ? 4 * way * (1 - way) * swell : 0;
        return Qt.vector4d(x - grown / 2, y - grown, from.z + (to.z - from.z) * way + grown, 0);
    }
    // The spot is another one: walk there from where the cat is, or be there at once.
    function follow(walks: bool, away: bool): void {
        const was = between(aim); // a new value: `aim` itself would go on with the property
        aim = cat.spot;
        const dx = aim.x - was.x;
        const dy = aim.y - was.y;
        if (!walks || Math.hypot(dx, dy) < 0.01)
            return arrive();
        from = was;
        far = away;
        length = away ? Math.min(950, 560 + Math.hypot(dx, dy) * 0.5) : Math.min(520, 220 + Math.abs(dx) * 3);
        way = 0;
        running = true;
        course.restart();
    }
    function arrive(): void {
        course.stop();
        way = 1;
        running = false;
        far = false;
    }

    readonly property SequentialAnimation course: SequentialAnimation {
        onFinished: walk.arrive()
        PauseAnimation { // what lured it comes first
            duration: Theme.duration(walk.far ? 200 : 320)
        }
        NumberAnimation {
            target: walk
            property: "way"
            to: 1
            duration: Theme.duration(walk.length)
            easing.type: walk.far ? Easing.InOutSine : Easing.InOutQuad
        }
    }
}
