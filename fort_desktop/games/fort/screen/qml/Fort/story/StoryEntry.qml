import QtQuick
import Shared
import Fort

// One line of a story: what kind it is, what was done with, and what came of it; pointed at or reached by
// keys, it says so in words. `tall`, it takes more rows where it is not wide enough, rather than to shrink,
// and is without what it cost.
TableThing {
    id: entry

    required property string part
    required property string colour
    required property string icon
    required property list<string> signs
    required property list<string> gains
    required property string text
    property CardFaces faces: null
    property CardLayer home: null
    property real unit: 24 // of one line
    property real usual: 24 // the same where there is room
    property bool tall: false
    property real growth: 1 // large type: what was done is as large as its line allows
    property bool stops: false
    property bool said: true // in words; else they stand beside it
    property bool brief: false // rather what came of an action than what it was
    property bool folded: false // there is no room for it
    readonly property bool deed: part === "deed"
    readonly property list<string> got: {
        const cost = tall ? gains.indexOf("spend") : -1;
        return cost > 0 ? gains.slice(0, cost - 1) : gains;
    }
    readonly property bool lone: brief && deed && got.length > 0 // the action stands on the card as well
    readonly property bool parted: got.length > 0 && signs.length > 0 && !lone
    readonly property real natural: usual * (2.2 + Math.max(0.94, least) * (did.total + (got.length > 0 ? gained.total : 0))) // a width for one row
    readonly property bool wide: usual * (2.06 + least * (did.total + gained.total)) > width
    readonly property bool below: tall && parted && wide
    readonly property int didRows: tall && did.groups.length > 1 ? rowsOf(did, width - 1.19 * usual) : 1
    readonly property int rows: tall && (below || !parted) ? rowsOf(gained, width - (below ? 0 : 1.19 * usual)) : 1
    readonly property real gainedHeight: heightOf(rows)
    readonly property real shortest: Math.max(1.12, 1.06 * Math.max(didRows, rowsOf(gained, width - 1.19 * usual)))
    readonly property real fullest: tall && signs.length > 0 && got.length > 0 ? wide ? didRows + heightOf(rowsOf(gained, width)) : Math.max(1.12, 1.06 * didRows) : shortest
    readonly property real weight: tall && part === "yard" ? 0 : brief && deed ? Math.min(shortest, fullest) : fullest
    readonly property real first: below ? unit * didRows : height // the height of what was done
    readonly property real size: tall && didRows > 1 || tall && parted && !below && unit * (2.06 + least * (did.total + gained.total)) > width ? usual : unit
    readonly property real start: Theme.even(size * 0.94) + size * 0.25
    readonly property bool lively: (home?.lively ?? false) && !Theme.still
    readonly property real least: tall ? 0.94 : Math.min(0.98, (deed ? 0.76 : 0.9) * growth)
    // What stands on one line shrinks alike.
    readonly property real fit: below || !parted ? 1 : Math.min(1, (width - start - size * 0.8) / Math.max(1, size * (least * (did.total + gained.total))))

    signal chosen(card: string)

    function heightOf(rows: int): real {
        return rows > 1 ? rows * 1.04 : growth > 1.2 ? 1.22 : 1.3;
    }
    // How many rows of the usual size signs take.
    function rowsOf(signs: StorySigns, room: real): int {
        return signs.rowsIn(0.99 * room / usual);
    }

    browsable: tall
    visible: weight > 0 && !folded
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    height: weight * unit
    transformOrigin: Item.Left
    Component.onCompleted: if (lively) come.restart()
    onGainsChanged: if (lively && !come.running) hop.restart()

    Says {
        text: entry.said ? entry.text : ""
        focused: entry.activeFocus
    }
    FocusRing {
        shown: entry.activeFocus
        spread: 3
        radius: 8
    }
    Rectangle {
        id: badge
        readonly property bool face: entry.part === "follow"
        y: (entry.first / (entry.below ? entry.didRows : 1) - height) / 2
        width: Theme.even(entry.size * 0.94)
        height: width
        radius: face ? width * 0.28 : width / 2
        color: face ? Theme.seat(entry.colour) : Theme.cardPale
        border.color: Theme.cardInk
        border.width: 2
        Picture {
            anchors.centerIn: parent
            width: parent.width * (badge.face ? 0.9 : 0.72)
            height: width
            file: badge.face ? Theme.face(Theme.seatFaces[entry.colour] ?? "") : Theme.icon(entry.icon === "yard" ? "person" : entry.icon)
        }
    }
    SignFaces {
        id: signFaces
        faces: entry.faces
    }
    StorySigns {
        id: did
        visible: !entry.lone
        x: entry.start
        width: Math.min(total * size, parent.width - x)
        height: entry.first
        wraps: entry.didRows > 1
        size: (wraps ? Math.min(entry.size, entry.usual) : entry.size) * entry.least * entry.fit
        signs: entry.signs
        faces: signFaces
        said: entry.said ? entry.text : ""
        stops: entry.stops
        onChosen: card => entry.chosen(card)
    }
    Picture {
        id: arrow
        visible: entry.parted && !entry.below
        x: did.x + did.width + entry.size * 0.15
        anchors.verticalCenter: did.verticalCenter
        width: entry.size * 0.5
        height: width
        file: Theme.icon("arrow")
    }
    StorySigns {
        id: gained
        visible: entry.got.length > 0
        x: entry.below ? 0 : arrow.visible ? arrow.x + arrow.width + entry.size * 0.15 : entry.start
        y: entry.below ? entry.unit : 0
        width: parent.width - x
        height: entry.below ? entry.gainedHeight * entry.unit : entry.height
        wraps: entry.rows > 1
        size: entry.rows > 1 ? Math.min(entry.unit, entry.usual) * 0.96 : entry.below ? entry.unit * 1.2 : entry.size * entry.least * entry.fit
        signs: entry.got
        faces: signFaces
        said: entry.said ? entry.text : ""
        stops: entry.stops
        onChosen: card => entry.chosen(card)
    }
    MotionReport {
        motion: entry.home?.motion ?? null
        on: come.running || hop.running
    }
    Connections {
        target: entry.home
        function onHurried(): void {
            come.complete();
            hop.complete();
        }
    }
    ParallelAnimation {
        id: come
        NumberAnimation { target: entry; property: "scale"; from: 0.7; to: 1; duration: Theme.duration(220); easing.type: Easing.OutBack }
        NumberAnimation { target: entry; property: "opacity"; from: 0; to: 1; duration: Theme.duration(120) }
    }
    SequentialAnimation {
        id: hop
        NumberAnimation { target: gained; property: "scale"; from: 0.6; to: 1.12; duration: Theme.duration(150); easing.type: Easing.OutQuad }
        NumberAnimation { target: gained; property: "scale"; to: 1; duration: Theme.duration(110); easing.type: Easing.InOutQuad }
    }
}
