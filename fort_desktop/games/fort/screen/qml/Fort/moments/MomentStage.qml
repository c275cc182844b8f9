pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The picture of a great moment: it grows out of the fort of whoever it is about, with a ribbon that says
// what it is, the others cheering behind it and scraps of paper over it.
Item {
    id: stage

    required property TableBoard board
    required property real now
    readonly property CardFaces faces: board.faces
    readonly property Moments moments: board.table.moments
    readonly property TableLayout area: board.area
    readonly property int seat: moments.seat
    readonly property SeatInfo who: seat < 0 ? null : board.seats[seat] ?? null
    readonly property list<SeatInfo> others: board.seats.filter((one, n) => n !== seat)
    readonly property bool sad: moments.kind === "loss" // nobody cheers
    readonly property rect panel: seat < 0 ? area.middle : seat === 0 ? area.own : area.rival(seat - 1)
    readonly property rect start: seat < 0 ? area.park : seat === 0 ? board.ownFort : board.rivalForts[seat - 1] ?? panel
    readonly property real wide: Math.min(372 * area.unit, area.content * 0.6)
    readonly property real aside: wide * 0.3 // for those who cheer
    readonly property real tall: wide * 0.75
    readonly property real below: ribbon.height * 0.8
    readonly property point middle: Qt.point(Math.max(area.margin + aside + wide / 2, Math.min(area.content - aside - wide / 2, panel.x + panel.width / 2)), Math.max(area.margin + 14 + tall / 2, Math.min(area.whole.height - below - 14 - tall / 2, panel.y + panel.height / 2)))
    readonly property real come: Theme.still ? 1 : spring(part(0, 230))
    // It is small above the fort at first, and is not to be taken for it.
    readonly property real shown: Theme.still ? 1 : part(0, 180)
    readonly property real gone: Theme.still ? 0 : part(moments.length - 130, moments.length)

    // How much of a stretch of time is over, 0 to 1.
    function part(from: real, to: real): real {
        return Math.max(0, Math.min(1, (now - from) / (to - from)));
    }
    // From 0 over a little too much to 1.
    function spring(share: real): real {
        const rest = share - 1;
        return 1 + rest * rest * (2.4 * rest + 1.4);
    }
    // From 0 to 1 and back, again and again, each in its own time.
    function hop(index: int): real {
        return Theme.still ? 0 : Math.abs(Math.sin(Math.PI * (now / 330 + index * 0.37)));
    }

    objectName: "moment"
    width: wide
    height: tall
    x: start.x + start.width / 2 + (middle.x - start.x - start.width / 2) * come - wide / 2
    y: start.y + start.height / 2 + (middle.y - start.y - start.height / 2) * come - tall / 2
    scale: (start.width / wide + (1 - start.width / wide) * come) * (1 - 0.12 * gone)
    opacity: Math.min(shown, 1 - gone)
    Accessible.role: Accessible.StaticText
    Accessible.name: `${moments.title} ${moments.line}`

    Repeater { // those who cheer
        model: stage.seat < 0 || stage.sad ? [] : stage.others
        Picture {
            required property int index
            required property SeatInfo modelData
            readonly property int row: Math.floor(index / 2)
            readonly property real up: stage.part(150 + 70 * index, 330 + 70 * index)
            width: stage.wide * (0.36 - 0.05 * row)
            height: width
            x: (index % 2 ? -width * (0.74 - 0.35 * row) : stage.wide - width * (0.26 + 0.35 * row))
            y: stage.tall * 0.95 - height - row * height * 0.3 + (Theme.still ? 0 : (1 - up) * height * 0.5 - stage.hop(index) * height * 0.22 * up)
            opacity: Theme.still ? 1 : up
            mirror: index % 2 === 1
            file: Theme.portrait(Theme.seatFaces[modelData.colour] ?? "")
        }
    }
    Panel {
        anchors.fill: parent
        anchors.margins: -9
        fill: Theme.cardPaper
        depth: 10
        radius: 12
    }
    MouseArea { // a click on the picture only puts it away
        anchors.fill: parent
        onPressed: {
            Presses.counts("moment", 0);
            stage.moments.skip();
        }
    }
    Loader {
        anchors.fill: parent
        sourceComponent: ({
                fort: fort,
                perk: held,
                rule: held,
                sculpture: held,
                dog: dog,
                cat: cat,
                last: last,
                loss: loss,
                over: over
            })[stage.moments.kind] ?? null
    }
    Component {
        id: fort
        FortScene {
            stage: stage
        }
    }
    Component {
        id: held
        HeldScene {
            stage: stage
        }
    }
    Component {
        id: dog
        DogScene {
            stage: stage
        }
    }
    Component {
        id: cat
        CatScene {
            stage: stage
        }
    }
    Component {
        id: last
        LastScene {
            stage: stage
        }
    }
    Component {
        id: loss
        LossScene {
            stage: stage
        }
    }
    Component {
        id: over
        OverScene {
            stage: stage
        }
    }
    Rectangle { // the picture's edge
        anchors.fill: parent
        radius: 4
        color: "transparent"
        border.color: Theme.cardInk
        border.width: Theme.line
    }
    Ribbon {
        id: ribbon
        readonly property real unrolled: Theme.still ? 1 : stage.spring(stage.part(140, 380))
        anchors.horizontalCenter: parent.horizontalCenter
        y: stage.tall - height * 0.24
        width: stage.wide * 1.16
        unit: stage.area.unit
        title: stage.moments.title
        line: stage.moments.line
        name: stage.who?.name ?? ""
        seat: stage.who?.colour ?? ""
        transform: Scale {
            origin.x: ribbon.width / 2
            xScale: Math.max(0.01, ribbon.unrolled)
        }
    }
    Confetti {
        visible: !Theme.still && !stage.sad
        x: -stage.wide * 0.34
        y: -stage.tall * 0.16
        width: stage.wide * 1.68
        height: stage.tall * 1.5
        share: stage.part(120, stage.moments.length)
    }
}
