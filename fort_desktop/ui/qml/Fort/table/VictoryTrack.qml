pragma ComponentBehavior: Bound
import QtQuick
import Fort

// Points 0 to 24 and "25+", with a pawn per seat. Parallel lists, one entry per seat:
// points, colors (seat colours), letters. `lively` lets the pawns walk to new points.
Item {
    id: track

    property list<int> points
    property list<string> colors
    property list<string> letters
    property bool lively: false
    readonly property real start: height * 1.1
    readonly property real cell: (width - start - 8) / 26

    function middle(value: int): real {
        return start + (Math.max(0, Math.min(25, value)) + 0.5) * cell;
    }
    // Pawns on one place stand a little apart.
    function offset(index: int): real {
        const same = points.map((p, i) => i).filter(i => Math.min(25, points[i]) === Math.min(25, points[index]));
        return (same.indexOf(index) - (same.length - 1) / 2) * Math.min(height * 0.56, cell * 1.4 / Math.max(1, same.length - 1));
    }

    implicitHeight: 40
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Victory track: %1").arg(points.map((p, i) => letters[i] + " " + p).join(", "))

    Panel {
        anchors.fill: parent
        fill: Theme.woodLight
        radius: 12
    }
    Picture {
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        width: track.height * 0.76
        height: width
        source: Theme.icon("vp")
    }
    Repeater {
        model: 26
        Rectangle {
            id: place
            required property int index
            readonly property bool main: index % 5 === 0
            x: track.start + index * track.cell + 1.5
            y: 6
            width: track.cell - 3
            height: track.height - 12
            radius: 6
            color: index === 25 ? Theme.sun : main ? Theme.mix(Theme.cardPaper, Theme.sun, 0.5) : Theme.cardPaper
            border.color: Theme.ink
            border.width: 2

            Text {
                anchors.centerIn: parent
                text: place.index === 25 ? "25+" : place.index
                color: place.main ? Theme.cardInk : "#5B4F4A"
                font: Theme.display(Math.max(12, Math.min(track.height * 0.38, track.cell * 0.42)))
            }
        }
    }
    Repeater {
        model: track.points.length
        Pawn {
            required property int index
            x: track.middle(track.points[index]) + track.offset(index) - width / 2
            y: track.height - height + 2
            width: track.height * 0.66
            seat: track.colors[index] ?? ""
            letter: track.letters[index] ?? ""

            Behavior on x {
                enabled: track.lively && !Theme.still
                NumberAnimation { duration: Theme.duration(450) }
            }
        }
    }
}
