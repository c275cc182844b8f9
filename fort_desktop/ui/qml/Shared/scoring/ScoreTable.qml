pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Sources of points down, seats across; `room` is the height it may take.
Row {
    id: table

    required property ScoreModel scores
    required property ScoreCourse course
    property real first: 210 // width of the labels
    property real pitch: 190 // width of a seat
    property real room: 500
    property real unit: 1
    readonly property var lines: scores.lines
    readonly property real stretch: 1 + (Theme.textScale - 1) * 0.4
    readonly property real last: 58 * unit // of the total
    readonly property real low: Theme.size(17 * unit) * 1.3 // as low as a line may be
    readonly property real line: { // many lines leave room for what was built
        if (lines.length <= 6)
            return 42 * stretch * unit;
        return Math.min(38 * stretch * unit, Math.max(low, (room - last - 230 * unit) / (lines.length - 1)));
    }
    readonly property list<real> heights: lines.map((of, n) => Math.round(of.source === "rule" ? 86 * unit : n === lines.length - 1 ? last : line))
    readonly property real head: Math.max(150 * unit, room - heights.reduce((sum, one) => sum + one, 0))

    Column {
        width: table.first
        Item {
            width: table.first
            height: table.head
            Label { // how people have done so far
                objectName: "standing"
                anchors.bottom: ending.top
                anchors.bottomMargin: ending.text === "" ? 0 : 8 * table.unit
                width: parent.width - 18
                visible: text !== "" && table.course.counted // it tells who has won
                height: Math.min(implicitHeight, ending.y - 8 * table.unit)
                fontSizeMode: Text.Fit // many people with much to tell
                minimumPixelSize: 12
                lineHeight: 0.95
                elide: Text.ElideRight
                weight: 700
                pixels: ending.pixels
                color: Theme.text
                text: table.scores.standing
            }
            Label { // how it came to an end
                id: ending
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 14 * table.unit
                width: parent.width - 18
                height: text === "" ? 0 : implicitHeight
                weight: 700
                pixels: Theme.size(14 * table.unit)
                color: Theme.text2
                text: table.scores.ending
            }
        }
        Repeater {
            model: table.lines.length
            Item {
                id: line
                required property int index
                readonly property var source: table.lines[index]
                readonly property bool last: index === table.lines.length - 1
                readonly property bool counted: table.course.share(index) >= 1
                readonly property bool counting: !table.course.ended && !last && table.course.line === index && table.course.now >= table.course.begin(index)
                width: table.first
                height: table.heights[index]
                Accessible.role: Accessible.StaticText
                Accessible.name: counted || last && table.course.counted ? source.spoken : source.label

                Rectangle { // the line being counted
                    visible: line.counting
                    y: 3
                    width: parent.width - 8
                    height: parent.height - 5
                    radius: 10
                    color: Theme.warmPale
                    border.color: Theme.glowEdge
                    border.width: Theme.contrast ? 3 : 0
                }
                Rectangle {
                    width: parent.width
                    height: line.last ? 3 : 2
                    color: line.last ? Theme.ink : Theme.paper3
                }
                Rectangle { // pictures are drawn in ink
                    visible: Theme.evening && !Theme.contrast
                    anchors.fill: sign
                    anchors.margins: -3 * table.unit
                    radius: 8 * table.unit
                    color: Theme.cardPale
                }
                Picture {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    x: 6 * table.unit
                    width: 32 * table.unit
                    height: width
                    file: Theme.icon(line.source.icon)
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    x: 46 * table.unit
                    width: parent.width - x - 12
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 12
                    wrapMode: Text.WordWrap
                    lineHeight: 0.85
                    strong: true
                    pixels: Theme.size(17 * table.unit)
                    text: line.source.label
                }
            }
        }
    }
    Repeater {
        model: table.scores
        ScoreColumn {
            width: table.pitch
            head: table.head
            heights: table.heights
            unit: table.unit
            course: table.course
            best: table.scores.best
            piecePage: table.scores.piecePage
            paperPage: table.scores.paperPage
        }
    }
}
