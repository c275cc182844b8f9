pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// The board of a seat in 5 Towers, whose meadow lies under everything: its band with what it has said,
// five places for towers, and the rubble. The own board is where cards are dropped.
Item {
    id: board

    required property TowerSeat who
    required property TowerHold home
    required property TowersTable table
    property int relative: 0 // clockwise from the viewer
    readonly property bool own: relative === 0
    property real unit: 1
    property Item aloft: null
    readonly property Motion motion: home.motion
    readonly property list<string> kinds: ["forest", "cake", "haunted", "sand", "scrap"]
    readonly property bool narrow: !own && width < 560 * unit
    readonly property real tall: Math.max(1, Math.min(1.35, height / (280 * unit))) // a high board has larger towers
    readonly property alias rubble: rubble
    readonly property alias header: header
    // The figures follow what lands.
    property int points: 0
    property string best // the kind of the main tower
    property int ruined: 0 // cards in the rubble
    property int loss: 0 // what they cost
    property bool lively: false // while they follow
    readonly property bool pending: {
        let some = 0;
        for (let n = 0; n < towers.count; ++n)
            some += (towers.itemAt(n) as TowerPlace)?.pending ? 1 : 0;
        return some > 0;
    }
    // On a narrow board the towers have its whole width; the rubble lies at their feet, where nothing is said.
    readonly property real rubbleWidth: narrow ? 0 : Math.round(Math.max(56 * unit, Math.min(92 * unit, width * 0.11)))
    readonly property real edge: (narrow ? 6 : 10) * unit
    readonly property real pitch: narrow ? (width - 2 * edge) / 5 : (width - 20 * unit - rubbleWidth) / 5
    readonly property real towerWidth: Math.round(Math.min((own ? 126 : 110) * unit * tall, pitch * (narrow ? 0.92 : 0.84)))
    readonly property int main: kinds.indexOf(best)
    // The numbers of the own towers have one size: that of the lowest storeys which bear them.
    readonly property real numbers: {
        let least = 1000;
        for (let n = 0; own && n < towers.count; ++n) {
            const stack = (towers.itemAt(n) as TowerPlace)?.stack;
            if (stack?.count > 0 && !stack.rungs)
                least = Math.min(least, stack.fitting);
        }
        return least;
    }
    readonly property bool atLeft: narrow && main > 2 // the rubble
    readonly property real foot: narrow ? (atLeft ? main + 0.5 : 4.5 - main) * pitch - 3 * Theme.label - 16 * unit : 0

    function place(kind: string): TowerPlace {
        return towers.itemAt(kinds.indexOf(kind)) as TowerPlace;
    }
    function places(): var {
        return kinds.map(kind => place(kind)).filter(one => one !== null);
    }
    function figure(moves: bool): void {
        if (pending)
            return;
        lively = moves;
        points = who.points;
        best = who.main;
        ruined = who.rubble;
        loss = who.rubblePoints;
        lively = false;
    }
    function rest(): void {
        for (const one of places())
            one.rest();
        figure(false);
        moving.complete();
        rubble.rest();
    }

    onPendingChanged: figure(true)
    onWhoChanged: rest()
    Component.onCompleted: figure(false)
    Connections {
        target: board.who
        function onChanged(): void {
            if (!board.table.travel.flying)
                return board.rest(); // undone, or another game
            for (const one of board.places())
                one.look(true);
            board.figure(true);
        }
    }
    onAtLeftChanged: {
        if (lively && !Theme.still) {
            rubble.opacity = 0; // it does not pass what is said at the foot of the main tower
            moving.restart();
        }
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: who.label

    Cached {
        width: board.width
        height: header.height
        live: said.moving

        SeatHeader {
            id: header
            width: parent.width
            unit: board.unit
            pill: Math.round(Math.max(26 * unit, Math.min(Theme.size(26 * unit), height - 5)))
            name: board.who.name
            seat: board.who.colour
            face: Theme.face(Theme.seatFaces[board.who.colour] ?? "sparky")
            tag: board.who.tag
            points: board.points
            first: board.who.start
            active: board.who.active
            extra: Item {
                visible: board.who.passed || board.who.bid >= 0
                width: said.width + 8
                height: said.height
                BidBubble {
                    id: said
                    x: 8
                    readonly property real most: Math.max(40, header.width - (header.tight ? 190 : 250) * board.unit)
                    objectName: "said" + board.relative
                    text: board.who.bidText
                    highest: board.who.bidHighest
                    passed: board.who.passed
                    lively: board.table.travel.flying
                    motion: board.motion
                    pixels: Math.min(Theme.size(18 * board.unit), 22 * board.unit)
                    height: Math.min(implicitHeight, header.height - 8 * board.unit)
                    width: Math.min(implicitWidth, most)
                }
            }
        }
    }
    Repeater {
        id: towers
        model: board.kinds
        TowerPlace {
            required property string modelData
            required property int index
            who: board.who
            home: board.home
            kind: modelData
            relative: board.relative
            own: board.own
            heap: rubble
            main: board.best === kind
            aloft: board.aloft
            towerWidth: board.towerWidth
            slim: !board.own && towerWidth < 70 * board.unit
            highest: slim ? 31 * board.unit : 0
            largest: board.numbers
            fromLeft: x - board.edge
            fromRight: board.width - board.rubbleWidth - (board.narrow ? 1 : 1.4) * board.edge - x - width
            x: board.edge + index * board.pitch
            y: header.height + 5
            width: board.pitch
            height: board.height - y - 7
            hinted: board.own && board.table.hint.kind === kind
            doomed: board.own && board.table.hint.falls === kind
        }
    }
    RubbleHeap {
        id: rubble
        objectName: board.own ? "rubble" : ""
        readonly property bool lit: board.own && board.home.dragging && board.home.accepts(board.home.held, rubble)
        x: board.atLeft ? board.edge : board.width - width - 8 * board.unit
        wide: board.rubbleWidth
        width: board.narrow ? implicitWidth : wide
        height: implicitHeight
        y: board.height - height - (board.narrow ? 7 : 9)
        beside: board.narrow
        count: board.ruined
        wait: 0
        text: qsTr("rubble %1").arg(Theme.signed(board.loss))
        brief: board.ruined > 0 ? Theme.signed(board.loss) : "" // 0 beside 0 reads as 00
        name: qsTr("Rubble: %n card(s)", "", board.ruined)
        ink: Theme.evening ? Theme.text : Theme.ink
        room: board.narrow ? board.foot : board.rubbleWidth + 6 * board.unit
        lively: board.lively
        motion: board.motion
        digits: 18 * board.unit
        NumberAnimation {
            id: moving
            target: rubble
            property: "opacity"
            to: 1
            duration: Theme.duration(240)
        }
        Says { // where there is some, it can be reached, and says how much
            text: board.ruined > 0 ? "" : TowersMeans.rubble
        }
        Glow {
            shown: rubble.lit
            bold: board.home.near === rubble
            spread: 7
            radius: 14
        }
    }
    MotionReport {
        motion: board.motion
        on: moving.running
    }
    TowerThing { // the rubble can be read
        readonly property string told: rubble.name + " (" + Theme.signed(board.loss) + ")"
        home: board.home
        visible: board.ruined > 0
        x: rubble.x
        y: rubble.y
        width: rubble.width
        height: rubble.height
        label: board.own ? told : qsTr("%1: %2").arg(board.who.name).arg(told)
        reason: told + ". " + TowersMeans.costs
        onTapped: board.home.idled(null)
        FocusRing {
            shown: (parent as TowerThing).shownFocus
            radius: 12
        }
    }
    Rectangle { // whose move it is
        visible: board.who.active
        anchors.fill: parent
        anchors.margins: -4
        radius: Theme.panelRadius + 4
        color: "transparent"
        border.color: Theme.contrast ? Theme.ink : Theme.warm
        border.width: 4
        z: -1
    }
}
