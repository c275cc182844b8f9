pragma ComponentBehavior: Bound
import QtQuick
import Shared

// One seat of the final table, from the roles of a ScoreModel: what it has built on a block, its points from
// each source and the running total.
Item {
    id: seat

    required property string name
    required property string colour
    required property string face
    required property var points // a number per source
    required property int total
    required property bool winner
    required property var fans
    required property var piece // properties of what stands on its block
    required property var papers // of what lies beside points, by source
    required property var heads // that points are for, by source: faces and tint
    required property var why // in a sentence, by source
    property url piecePage // of what stands on its block
    property url paperPage // of what lies beside the points of a source
    property ScoreCourse course
    property int best: 1
    property real head: 190
    property list<real> heights // of the lines
    property real unit: 1
    readonly property int running: course.sum(points)
    readonly property bool crowned: winner && course.counted

    // The points of a line that have been counted.
    function shown(line: int): int {
        return Math.round(points[line] * course.share(line));
    }

    // A number with a real minus sign.
    function signed(points: int): string {
        return points < 0 ? "\u2212" + -points : points.toString();
    }

    height: body.height
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Rectangle { // the winner's column
        anchors.fill: body
        anchors.leftMargin: 3
        anchors.rightMargin: 3
        radius: 12
        color: seat.crowned ? (Theme.evening ? Theme.paper2 : "#FFF0BF") : "transparent"
        border.color: seat.crowned ? Theme.glowEdge : "transparent"
        border.width: 3
    }
    Column {
        id: body
        width: parent.width

        ScorePodium {
            width: parent.width
            height: seat.head
            unit: seat.unit
            name: seat.name
            colour: seat.colour
            face: seat.face
            page: seat.piecePage
            made: seat.piece
            fans: seat.fans
            share: seat.running / Math.max(1, seat.best)
            crown: seat.crowned ? seat.course.crown : -1
            cheer: seat.crowned ? seat.course.part(seat.course.counting + 500, seat.course.end) : -1
        }
        Repeater {
            model: seat.heights.length
            Item {
                id: cell
                required property int index
                readonly property bool last: index === seat.heights.length - 1
                readonly property string source: last ? "" : seat.course.sources[index]
                readonly property bool paper: source in seat.papers
                readonly property list<url> pets: seat.heads[source]?.faces ?? []
                readonly property real turned: seat.course.turned(index)
                readonly property bool told: says.text !== "" // also for whoever walks by keys
                width: seat.width
                height: seat.heights[index]
                activeFocusOnTab: told
                Accessible.role: Accessible.ListItem
                Accessible.name: says.text
                Accessible.focusable: told
                Accessible.ignored: !told

                Says {
                    id: says
                    text: seat.course.share(cell.index) >= 1 ? seat.why[cell.source] ?? "" : ""
                    focused: cell.activeFocus
                }
                FocusRing {
                    shown: cell.activeFocus
                    radius: 10
                    spread: -3
                    z: 1
                }
                Rectangle {
                    width: parent.width
                    height: cell.last ? 3 : 2
                    color: cell.last ? Theme.ink : Theme.paper3
                }
                Loader {
                    id: card
                    readonly property real most: cell.paper ? (cell.height - 12) / 0.62 : 0
                    visible: cell.paper
                    x: Math.max(6, (parent.width - width - 46 * seat.unit) / 2)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(parent.width - 56 * seat.unit, most)
                    height: width * 0.62
                    readonly property bool hidden: cell.turned < 0.5
                    Component.onCompleted: if (cell.paper) setSource(seat.paperPage, seat.papers[cell.source])
                    onLoaded: (item as ScorePaper).hidden = Qt.binding(() => hidden)
                    transform: Scale {
                        origin.x: card.width / 2
                        xScale: Math.max(0.02, Math.abs(Math.cos(Math.PI * cell.turned)))
                    }
                }
                ScoreHeads {
                    id: heads
                    anchors.verticalCenter: parent.verticalCenter
                    x: Math.max(6, (parent.width - width - 46 * seat.unit) / 2)
                    faces: cell.pets
                    tint: seat.heads[cell.source]?.tint ?? Theme.cardPale
                    size: Math.min(34 * seat.unit, cell.height - 6)
                    most: parent.width - 56 * seat.unit
                    share: seat.course.share(cell.index)
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    x: cell.paper ? card.x + card.width + 12 * seat.unit : cell.pets.length > 0 ? heads.x + heads.width + 12 * seat.unit : (parent.width - width) / 2
                    opacity: cell.last || seat.course.line >= cell.index && seat.course.share(cell.index) > 0 ? 1 : 0
                    text: seat.signed(cell.last ? seat.running : seat.shown(cell.index))
                    color: !cell.last && seat.points[cell.index] === 0 ? Theme.text2 : Theme.text
                    font: Theme.display(Math.min(Theme.size((cell.last ? 40 : 24) * seat.unit), cell.height * 0.76))
                }
            }
        }
    }
}
