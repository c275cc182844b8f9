import QtQuick
import Shared
import Fort

// One line of a story: what kind it is, what was done with, and what came of it. `tall`, a leader's
// action has what it gave large below it, without what it cost.
Item {
    id: entry

    required property string part
    required property string colour
    required property string icon
    required property list<string> signs
    required property list<string> gains
    property CardFaces faces: null
    property CardLayer home: null
    property real unit: 24 // of one line
    property real usual: 24 // the same where there is room
    property bool tall: false
    property real growth: 1 // large type: what was done is as large as its line allows
    property bool stops: false
    readonly property bool deed: part === "deed"
    readonly property list<string> got: {
        const cost = tall ? gains.indexOf("spend") : -1;
        return cost > 0 ? gains.slice(0, cost - 1) : gains;
    }
    readonly property bool below: tall && deed && got.length > 0 && signs.length > 0
    readonly property int rows: below ? Math.max(1, Math.ceil(gained.total * 0.9 * usual / Math.max(1, width))) : 1
    readonly property real gainedHeight: rows > 1 ? rows * 1.02 : growth > 1.2 ? 1.22 : 1.3
    readonly property real weight: tall && part === "yard" ? 0 : below ? 1 + gainedHeight : 1.12
    readonly property real first: below ? unit : height // the height of what was done
    readonly property real start: badge.width + unit * 0.25
    readonly property bool lively: (home?.lively ?? false) && !Theme.still
    readonly property real least: Math.min(0.98, (deed ? 0.76 : 0.9) * growth)
    // What stands on one line shrinks alike.
    readonly property real fit: below || got.length === 0 ? 1 : Math.min(1, (width - start - unit * 0.8) / Math.max(1, unit * (least * did.total + 0.9 * gained.total)))

    signal chosen(card: string)

    visible: weight > 0
    implicitWidth: start + unit * least * did.total
    height: weight * unit
    transformOrigin: Item.Left
    Component.onCompleted: if (lively) come.restart()
    onGainsChanged: if (lively && !come.running) hop.restart()

    Rectangle {
        id: badge
        readonly property bool face: entry.part === "follow"
        y: (entry.first - height) / 2
        width: Theme.even(entry.unit * 0.94)
        height: width
        radius: face ? width * 0.28 : width / 2
        color: face ? Theme.seat(entry.colour) : Theme.cardPale
        border.color: Theme.cardInk
        border.width: 2
        Picture {
            anchors.centerIn: parent
            width: parent.width * (badge.face ? 0.9 : 0.72)
            height: width
            source: badge.face ? Theme.face(Theme.seatFaces[entry.colour] ?? "") : Theme.icon(entry.icon === "yard" ? "person" : entry.icon)
        }
    }
    SignFaces {
        id: signFaces
        faces: entry.faces
    }
    StorySigns {
        id: did
        x: entry.start
        width: Math.min(total * size, parent.width - x)
        height: entry.first
        size: entry.unit * entry.least * entry.fit
        signs: entry.signs
        faces: signFaces
        stops: entry.stops
        onChosen: card => entry.chosen(card)
    }
    Picture {
        id: arrow
        visible: !entry.below && entry.signs.length > 0 && entry.got.length > 0
        x: did.x + did.width + entry.unit * 0.15
        anchors.verticalCenter: did.verticalCenter
        width: entry.unit * 0.5
        height: width
        source: Theme.icon("arrow")
    }
    StorySigns {
        id: gained
        visible: entry.got.length > 0
        x: entry.below ? 0 : arrow.visible ? arrow.x + arrow.width + entry.unit * 0.15 : entry.start
        y: entry.below ? entry.unit : 0
        width: parent.width - x
        height: entry.below ? entry.gainedHeight * entry.unit : entry.height
        wraps: entry.rows > 1
        size: entry.rows > 1 ? entry.unit * 0.85 : entry.unit * (entry.below ? 1.2 : 0.9 * entry.fit)
        signs: entry.got
        faces: signFaces
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
