pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The end: the sources of points are counted one after another, then the winner; beside them, or on
// the sheet's other side when there is no room, the points by round. A click, Space or Enter shows
// everything at once, and so does Esc; from the other side it goes back to the first one, and from there, as
// T does, to the table as the game has left it: never out of a result.
Sheet {
    id: screen

    required property ScoreModel scores
    property bool overleaf: false // the other side of the sheet, with the chart
    property bool armed: false // buttons are there; not at the very moment in which somebody skips
    property bool skipped: false
    readonly property bool counted: course.counted
    readonly property bool ended: course.ended
    readonly property int seats: Math.max(1, scores?.count ?? 1)
    readonly property real first: Math.min(columnWidth * 0.24, Theme.size(176 * unit) + 40 * unit)
    readonly property real chartRoom: columnWidth - first - seats * 190 * unit - 24 * unit
    readonly property bool beside: chartRoom >= 400 * unit * Math.max(1, Theme.textScale * 0.85)
    readonly property real full: room

    signal rematch
    signal lookedBack

    function skip(): void {
        if (soon.running)
            soon.restart();
        if (course.ended)
            return;
        skipped = true;
        course.finish();
    }
    function arm(): void {
        armed = true;
        if (!Theme.still && !skipped)
            haste.restart(); // a skip may come when the count has just ended by itself
        (scores.seen ? toTable : again).forceActiveFocus();
    }

    title: {
        const before = qsTr("Final scoring"); // read always: so a change of language renews both
        return counted ? scores?.headline || before : before;
    }
    signFill: counted ? Theme.warm : Theme.woodLight
    wide: 1300
    inner: true
    onStepped: {
        if (!armed)
            skip();
        else if (haste.absorbs())
            return;
        else if (overleaf && !beside)
            overleaf = false;
        else
            lookedBack();
    }
    Keys.onSpacePressed: skip()
    Keys.onReturnPressed: skip()
    Keys.onEnterPressed: skip()
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_T)
            return;
        event.accepted = true;
        if (armed && !haste.absorbs())
            lookedBack();
    }
    Component.onCompleted: scores?.seen ? skip() : course.start()
    onCountedChanged: {
        if (counted)
            Accessible.announce(scores.headline + " " + (scores.lines[scores.lines.length - 1]?.spoken ?? ""));
    }
    onEndedChanged: {
        if (!ended)
            return;
        if (Theme.still)
            arm();
        else
            soon.start();
    }

    ScoreCourse {
        id: course
        sources: screen.scores?.lines.map(line => line.source) ?? []
    }
    Timer {
        id: soon
        interval: 500
        onTriggered: screen.arm()
    }
    Haste {
        id: haste
        objectName: "haste"
    }
    TapHandler {
        enabled: !screen.ended
        onTapped: screen.skip()
    }
    Item {
        width: screen.columnWidth
        height: screen.full

        ScoreTable {
            id: table
            visible: screen.beside || !screen.overleaf
            x: screen.beside ? 0 : (parent.width - width) / 2
            scores: screen.scores
            course: course
            room: screen.full
            unit: screen.unit
            first: screen.first
            pitch: Math.min((screen.columnWidth - first) / screen.seats, (screen.beside ? 200 : 250) * screen.unit)
        }
        PointsChart {
            objectName: "chart"
            visible: screen.beside || screen.overleaf
            x: screen.beside ? table.width + 24 * screen.unit : 0
            width: parent.width - x
            height: parent.height
            scores: screen.scores
            course: course
            unit: screen.unit
        }
    }

    footer: [
        PushButton {
            visible: !screen.armed
            icon: "skip"
            text: qsTr("Skip")
            opacity: screen.ended ? 0 : 1
            onClicked: screen.skip()
        },
        PushButton {
            visible: screen.armed
            icon: "exit"
            fill: Theme.contrast ? Theme.paper2 : Theme.cardPale // it is drawn in ink
            text: qsTr("Main menu")
            onClicked: haste.absorbs() || screen.back()
        },
        PushButton {
            id: toTable
            objectName: "lookBack"
            visible: screen.armed
            icon: "recap"
            text: qsTr("See the table")
            name: qsTr("See the final table and the log (T)")
            onClicked: haste.absorbs() || screen.lookedBack()
        },
        PushButton {
            objectName: "overleaf"
            visible: screen.armed && !screen.beside
            icon: screen.overleaf ? "vp" : "chart"
            text: screen.overleaf ? qsTr("Points by source") : qsTr("Points by round")
            onClicked: screen.overleaf = !screen.overleaf
        },
        PushButton {
            id: again
            visible: screen.armed
            icon: "swap"
            text: qsTr("Rematch")
            fill: Theme.go
            padding: 36
            onClicked: haste.absorbs() || screen.rematch()
        }
    ]

    overlay: Confetti {
        anchors.fill: parent
        share: course.part(course.counting + 400, course.counting + 1900)
    }
}
