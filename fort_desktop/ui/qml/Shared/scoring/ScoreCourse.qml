import QtQuick
import Shared

// The course of the final scoring in time: one source of points after another is counted, then the
// crown comes down and the winner is cheered. `now` counts milliseconds at the normal pace; without
// motion it is at the end from the beginning.
Item {
    id: course

    required property list<string> sources // the last is the total
    property real now: 0
    readonly property bool still: Theme.still
    readonly property real counting: begin(sources.length - 1) // until the total stands
    readonly property real end: counting + 2300
    readonly property bool counted: now >= counting
    readonly property bool ended: now >= end
    readonly property int line: { // that is being counted
        let n = 0;
        while (n < sources.length - 1 && now >= begin(n + 1))
            ++n;
        return n;
    }
    readonly property real crown: part(counting + 200, counting + 650)

    // When a line begins; papers take a while to be turned over.
    function begin(index: int): real {
        let at = 600;
        for (let n = 0; n < index; ++n)
            at += sources[n] === "rule" ? 1500 : 1000;
        return at;
    }
    function turned(index: int): real {
        return sources[index] === "rule" ? part(begin(index), begin(index) + 450) : 1;
    }
    // How much of a line's points is there, 0 to 1.
    function share(index: int): real {
        const lead = begin(index) + (sources[index] === "rule" ? 550 : 100);
        return part(lead, lead + 600);
    }
    // How much of the chart's lines is there: they tell the end no sooner than the sources do.
    function grown(finalStep: bool): real {
        return finalStep ? share(0) : part(begin(0) + 100, counting);
    }
    // A seat's points so far, of those it has from each source.
    function sum(points: var): int {
        return points.reduce((all, one, line) => all + Math.round(one * share(line)), 0);
    }
    // Where a seat's line has its end: what came to light before the end of the game stays there.
    function reached(points: var, history: var, finalStep: bool): int {
        const known = finalStep && !counted && history.length > 0 ? history[history.length - 1] : -Infinity;
        return Math.max(known, sum(points));
    }
    // How much of a stretch of time is over, 0 to 1.
    function part(from: real, to: real): real {
        return Math.max(0, Math.min(1, (now - from) / (to - from)));
    }
    function start(): void {
        if (still)
            finish();
        else
            running.restart();
    }
    function finish(): void {
        running.stop();
        now = end;
    }

    onStillChanged: if (still) finish()

    NumberAnimation {
        id: running
        target: course
        property: "now"
        from: 0
        to: course.end
        duration: Theme.duration(course.end)
    }
}
