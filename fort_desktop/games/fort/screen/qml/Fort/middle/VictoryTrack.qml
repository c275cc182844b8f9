pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A path of stepping stones on a plank: points 0 to 24 and "25+", where the finish is, with a pawn
// per seat. Parallel lists, one entry per seat: points, colors (seat colours), letters, lines that the
// pawns say. While `lively`, pawns hop to new points place by place; `home` counts what moves and hurries it.
Item {
    id: track

    property list<int> points
    property list<string> colors
    property list<string> letters
    property list<string> lines
    property string told: "" // in a bubble
    property bool lively: false
    property CardLayer home: null
    readonly property real unit: height / 40
    readonly property real start: height * 1.1
    readonly property real cell: (width - start - 8) / 26
    readonly property real ground: height * 0.5 // where the pawns stand

    function middle(place: real): real {
        return start + (Math.max(0, Math.min(25, place)) + 0.5) * cell;
    }
    function sharing(index: int): list<int> {
        return points.map((p, i) => i).filter(i => Math.min(25, points[i]) === Math.min(25, points[index]));
    }

    implicitHeight: 40
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Victory track: %1").arg(points.map((p, i) => letters[i] + " " + p).join(", "))
    Accessible.description: finish.words

    Says {
        text: track.told
        below: true
    }
    Cached { // the pawns walk beside it
        anchors.fill: parent
        reach: Math.max(6, track.height * 0.3) // the flag of the finish

        Panel {
            anchors.fill: parent
            fill: Theme.woodLight
            radius: 12
        }
        Repeater { // the grain of the wood
            model: Theme.contrast ? 0 : 7
            Rectangle {
                required property int index
                x: track.width * (0.045 + index * 0.139)
                y: track.height * [0.24, 0.84, 0.2, 0.88, 0.26, 0.82, 0.22][index]
                width: track.width * [0.1, 0.07, 0.06, 0.09, 0.08, 0.1, 0.06][index]
                height: 2
                radius: 1
                color: Theme.wood
                opacity: 0.55
            }
        }
        Picture {
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: track.height * 0.72
            height: width
            file: Theme.icon("vp")
        }
        Repeater {
            model: 26
            Item {
                id: place
                required property int index
                readonly property bool main: index % 5 === 0
                x: track.start + index * track.cell
                width: track.cell
                height: track.height

                Rectangle { // the way to the next stone
                    visible: place.index < 25
                    x: parent.width - width / 2
                    y: stone.y + (stone.height - height) / 2
                    width: track.cell * 0.16
                    height: 3
                    radius: 1
                    color: Theme.contrast ? Theme.ink : "#FFF7E6"
                }
                Drawn {
                    visible: place.main && place.index > 0
                    x: parent.width / 2 + (place.index === 25 ? -track.cell * 0.02 : track.cell * 0.1)
                    y: stone.y + 3 - height
                    height: track.height * (place.index === 25 ? 0.66 : 0.6)
                    readonly property real shape: place.index === 25 ? 1 : 2 / 3
                    width: height * shape
                    file: visible ? Theme.part(place.index === 25 ? "finish" : "pennant") : ""
                    pixels: Qt.size(Theme.step(height) * shape, Theme.step(height))
                }
                Rectangle { // it is thick
                    anchors.fill: stone
                    anchors.topMargin: 2
                    anchors.bottomMargin: -2
                    radius: stone.radius
                    color: Theme.cardInk
                }
                Rectangle {
                    id: stone
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: track.height * (place.main ? 0.38 : 0.42)
                    width: Math.min(track.cell * 0.8, 40 * track.unit)
                    height: track.height * 0.86 - y
                    radius: height * 0.42
                    color: place.main ? Theme.sun : Theme.cardPaper
                    border.color: Theme.cardInk
                    border.width: 2
                    Text {
                        anchors.centerIn: parent
                        text: place.index === 25 ? "25+" : place.index
                        color: Theme.cardInk
                        font: Theme.display(Math.max(12, Math.min(track.height * (place.main ? 0.38 : 0.34), track.cell * 0.36)))
                    }
                }
            }
        }
    }
    Item {
        id: finish
        readonly property string words: qsTr("Whoever reaches 25 points or a fort of level 5 makes this round the last one.")
        x: track.start + 25 * track.cell
        width: track.cell
        height: track.height
        Says {
            below: true
            text: finish.words
        }
    }
    Repeater {
        model: track.points.length
        Pawn {
            id: pawn
            required property int index
            readonly property int points: track.points[index] ?? 0
            readonly property list<int> group: track.sharing(index)
            readonly property real crowd: group.length
            property real at: 0 // where it is on its way, in places
            property real aside: (group.indexOf(index) - (crowd - 1) / 2) * (crowd > 2 ? width * 0.78 : width * 0.96)
            property bool ready: false

            function go(): void {
                const gained = points - Math.round(at);
                walk.stop();
                if (!ready || !track.lively || Theme.still || gained === 0) {
                    if (ready && track.lively && track.home && track.home.motion.highlight > 0)
                        flash.createObject(track, { motion: track.home.motion, aim: () => pawn });
                    at = points;
                    return;
                }
                walk.to = points; // a binding would still have the old value
                walk.places = Math.abs(gained);
                walk.start();
                if (gained > 0)
                    gain.createObject(track, { text: "+" + gained, pawn: pawn });
            }

            x: track.middle(at) + aside - width / 2
            y: track.ground - height
            z: 1 + hop / 1000
            width: Math.min(track.height, track.cell * 1.5) * (crowd > 2 ? 0.5 : 0.57)
            hop: Math.sin(Math.PI * (at - Math.floor(at))) * track.height * 0.32
            seat: track.colors[index] ?? ""
            letter: track.letters[index] ?? ""
            told: track.lines[index] ?? ""
            face: Theme.face(Theme.seatFaces[seat] ?? "")
            onPointsChanged: go()
            Component.onCompleted: {
                at = points;
                ready = true;
            }

            Behavior on aside {
                enabled: pawn.ready && track.lively && !Theme.still
                NumberAnimation { id: step; duration: Theme.duration(220); easing.type: Easing.OutQuad }
            }
            NumberAnimation {
                id: walk
                property int places: 1
                target: pawn
                property: "at"
                duration: Theme.duration(Math.min(900, 210 * places))
            }
            Counted {
                home: track.home
                running: walk.running || step.running
                onHurried: walk.complete()
            }
        }
    }
    Component {
        id: flash
        Flash {}
    }
    Component {
        id: gain
        PointsGained {
            home: track.home
            unit: track.unit
        }
    }
}
