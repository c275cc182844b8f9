import QtQuick
import Shared

// The line of one seat in a PointsChart, from the roles of a ScoreModel.
Item {
    id: line

    required property string colour
    required property var points
    required property var history
    required property PointsChart chart
    required property ScoreCourse course
    readonly property int running: course.reached(points, history, chart.scores.finalStep)
    readonly property real grown: course.grown(chart.scores.finalStep)
    readonly property bool complete: grown >= 1
    readonly property list<point> places: {
        const found = history.map((n, index) => Qt.point(chart.across(index), chart.up(n)));
        if (chart.single)
            found.unshift(Qt.point(0, found[0].y));
        if (complete && chart.scores.finalStep)
            found.push(Qt.point(chart.across(chart.steps), chart.up(running)));
        return found;
    }
    // The points at which it ends; where the end brings nothing to light, that of the last round.
    readonly property int reached: chart.scores.finalStep ? running : history[history.length - 1] ?? 0

    Item { // what was known during the game grows to the right
        x: -20
        y: -20
        width: 20 + (line.complete ? line.width + 20 : line.width * line.grown)
        height: line.height + 40
        clip: !line.complete
        visible: line.grown > 0

        Item {
            x: 20
            y: 20
            ChartStroke {
                colour: line.colour
                places: line.places
                thick: 3.6 * line.chart.unit
                mark: 5.5 * line.chart.unit
            }
        }
    }
}
