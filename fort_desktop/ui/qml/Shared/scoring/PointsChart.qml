pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Shared

// Points by round, a line per seat in its colour, dashes and marks; the last step is the final
// scoring, where that brings more to light. While the victory track is counted the lines grow, and
// their ends climb with the rest; where nothing new comes to light, they grow all the time. Where one round is all that is known, it is as wide as the plot.
Item {
    id: chart

    required property ScoreModel scores
    required property ScoreCourse course
    property real unit: 1
    readonly property list<int> rounds: scores.rounds
    readonly property int steps: rounds.length // the index of the final scoring
    readonly property int reach: scores.most - scores.least
    readonly property int tick: reach <= 12 ? 2 : reach <= 30 ? 5 : reach <= 80 ? 10 : 20
    readonly property int most: Math.max(tick, Math.ceil(scores.most / tick) * tick)
    readonly property int least: Math.floor(scores.least / tick) * tick // below 0 in some games only
    readonly property real small: Theme.size(14 * unit)
    readonly property real mark: Math.max(28 * unit, small * 1.4)
    readonly property list<real> labels: labelTops()
    readonly property int every: { // round that is written below the axis
        const wide = measure.advanceWidth("00") + 10 * unit;
        return [1, 2, 5, 10].find(n => n * step >= wide) ?? 20;
    }
    readonly property real step: plot.width / Math.max(1, steps - 1 + last) // the last one is wider
    readonly property bool complete: course.grown(scores.finalStep) >= 1
    readonly property bool single: steps === 1 && !scores.finalStep
    readonly property real gap: 20 * unit // between the end of a line and its label
    readonly property real last: !scores.finalStep ? 0 : Math.max(1, Math.min(2.4, steps * 0.25))

    // Where a step or a number of points lies in the plot.
    function across(index: int): real {
        return index < steps && !single ? index * step : plot.width;
    }
    function up(points: real): real {
        return plot.height * (1 - (points - least) / (most - least));
    }
    // The labels at the ends of the lines, moved apart.
    function labelTops(): list<real> {
        const ends = [];
        for (let n = 0; n < lines.count; ++n)
            ends.push({ seat: n, y: up((lines.itemAt(n) as ChartLine)?.reached ?? 0) });
        ends.sort((a, b) => a.y - b.y || a.seat - b.seat); // a tie: as they sit
        const pitch = mark + 3;
        for (let n = ends.length - 1, floor = plot.height + mark / 2; n >= 0; --n) {
            ends[n].y = Math.min(ends[n].y, floor - pitch);
            floor = ends[n].y;
        }
        for (let n = 1; n < ends.length; ++n)
            ends[n].y = Math.max(ends[n].y, ends[n - 1].y + pitch);
        const found = [];
        for (const end of ends)
            found[end.seat] = end.y;
        return found;
    }

    Accessible.role: Accessible.Chart
    Accessible.name: course.counted ? scores.courseSpoken : heading.text

    FontMetrics {
        id: measure
        font: Theme.body(chart.small, 800)
    }
    Label {
        id: heading
        x: plot.x
        width: parent.width - x
        strong: true
        pixels: Theme.size(20 * chart.unit)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        wrapMode: Text.NoWrap
        height: implicitHeight * 0.8
        text: qsTr("Points by round")
    }
    Flow {
        id: legend
        x: plot.x
        y: heading.height + 6 * chart.unit
        width: parent.width - x
        spacing: 6 * chart.unit
        Repeater {
            model: chart.scores
            ChartKey {
                unit: chart.unit
                small: chart.small
                width: Math.min(implicitWidth, legend.width)
            }
        }
    }
    Label {
        id: note
        objectName: "note"
        x: plot.x
        y: chart.height - height
        width: chart.width - x
        pixels: Math.max(12, chart.small * 0.92)
        lineHeight: 0.9
        color: Theme.text2
        text: chart.scores.courseNote
    }
    Item {
        id: plot
        x: measure.advanceWidth("00") + 12 * chart.unit
        y: legend.y + legend.height + 14 * chart.unit + chart.mark / 2
        width: chart.width - x - chart.mark - measure.advanceWidth("00") * 1.3 - 3 * chart.unit - chart.gap
        height: chart.height - y - chart.small * 3.2 - (note.text === "" ? 0 : note.height + 4 * chart.unit)

        Rectangle { // the final scoring
            visible: chart.scores.finalStep
            x: chart.across(chart.steps - 1) + chart.step * 0.35
            y: -chart.mark / 2
            width: plot.width - x + 9 * chart.unit
            height: parent.height + chart.mark / 2
            radius: 8
            color: Theme.contrast ? Theme.paper : Theme.warmPale
            border.color: Theme.paper3
            border.width: Theme.contrast ? 2 : 0
            opacity: Theme.evening ? 0.6 : 0.75
        }
        Repeater {
            model: (chart.most - chart.least) / chart.tick + 1
            Item {
                id: rung
                required property int index
                readonly property int points: chart.least + index * chart.tick
                y: chart.up(points)
                width: plot.width
                Rectangle {
                    y: -height / 2
                    width: parent.width
                    height: rung.points ? 1.5 : 3
                    color: rung.points ? Theme.paper3 : Theme.ink
                    opacity: rung.points && Theme.contrast ? 0.35 : 1
                }
                Text {
                    x: -width - 8 * chart.unit
                    y: -height / 2
                    text: rung.points < 0 ? "\u2212" + -rung.points : rung.points
                    color: Theme.text2
                    font: measure.font
                }
            }
        }
        Repeater {
            model: chart.rounds
            Text {
                required property int index
                required property int modelData
                visible: modelData % chart.every === 0
                x: (chart.single ? plot.width / 2 : chart.across(index)) - width / 2
                y: plot.height + 4 * chart.unit
                text: modelData
                color: Theme.text2
                font: measure.font
            }
        }
        Picture {
            visible: chart.scores.finalStep
            x: chart.across(chart.steps) - width / 2
            y: plot.height + 3 * chart.unit
            width: chart.small * 1.5
            height: width
            file: Theme.icon("crown")
        }
        Label {
            y: plot.height + chart.small * 1.7
            width: Math.min(plot.width, chart.across(chart.steps - 1) + chart.step / 2)
            horizontalAlignment: Text.AlignHCenter
            pixels: chart.small
            weight: 800
            color: Theme.text2
            text: qsTr("Round")
        }
        Repeater {
            model: chart.scores
            Shape { // from the end of a line to its label, where that had to give way
                id: tie
                objectName: "tie"
                required property int index
                required property string colour
                readonly property real from: chart.up((lines.itemAt(index) as ChartLine)?.reached ?? 0)
                readonly property real to: chart.labels[index] ?? 0
                readonly property string way: `M ${plot.width} ${from} L ${plot.width + chart.gap} ${to}`
                visible: chart.complete && Math.abs(to - from) > chart.mark * 0.2
                preferredRendererType: Shape.CurveRenderer
                ShapePath {
                    strokeColor: Theme.cardInk
                    strokeWidth: 4.6 * chart.unit
                    fillColor: "transparent"
                    PathSvg { path: tie.way }
                }
                ShapePath {
                    strokeColor: Theme.seat(tie.colour)
                    strokeWidth: 2.2 * chart.unit
                    fillColor: "transparent"
                    PathSvg { path: tie.way }
                }
            }
        }
        Repeater {
            id: lines
            model: chart.scores
            ChartLine {
                chart: chart
                course: chart.course
                anchors.fill: parent
            }
        }
        Repeater {
            model: chart.scores
            Row { // at the end of a line
                id: end
                objectName: "end"
                required property int index
                required property string face
                required property string colour
                required property var points
                required property var history
                x: plot.width + chart.gap
                y: (chart.labels[index] ?? 0) - height / 2
                visible: chart.complete
                spacing: 4 * chart.unit
                Avatar {
                    width: chart.mark
                    face: end.face
                    tint: Theme.seat(end.colour)
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: chart.course.reached(end.points, end.history, chart.scores.finalStep)
                    color: Theme.text
                    font: Theme.display(Math.max(12, chart.small * 1.1))
                }
            }
        }
    }
}
