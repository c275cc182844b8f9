pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// One cat of the game, behind the park's fence or on that of the yard that has lured it. It can be
// looked at closely; its holder uses it by a click, with keys, or by putting it on the blanket.
Draggable {
    id: cat

    required property int index
    required property string face
    required property string name
    required property int seat
    required property int place
    required property int count
    required property bool used
    required property bool marked // about to be used
    required property string lure
    required property string power
    required property string told
    required label
    required usable
    required property CatLayer cats

    readonly property vector4d spot: cats.places.spot(seat, place, count)
    readonly property real detail: walking ? Math.max(spot.z, 52 * home.area.unit) : spot.z
    readonly property Face shown: home.faces.face(face)
    readonly property bool walking: walk.running
    readonly property bool moving: walking || flash.running || gliding
    readonly property bool wild: seat < 0 // nobody's
    readonly property bool behind: wild && !walk.far // the fence
    readonly property bool hinted: home.table.hint.cat === face && !dragged && !moving
    property int stood: seat // whose it was when it last came to rest

    function fidget(how: int): void {
        figure.fidget(how);
    }
    function spring(): void {
        figure.spring();
    }

    objectName: "cat-" + face
    kind: "cat"
    ident: face
    pictured: shown
    reachable: !walking && !used && !cats.covered
    movable: usable && !marked
    removable: marked
    likeness: usable ? large : null
    breadth: 64 * home.area.unit
    pickable: !walking && !cats.covered
    x: walk.pose.x
    y: walk.pose.y - (26 * walk.leap + 3 * walk.bob) * home.area.unit
    z: walking ? 1 : 0
    width: walk.pose.z * (1 + 0.25 * walk.leap)
    height: width
    rotation: (walk.backwards ? -1 : 1) * walk.lean
    Accessible.description: lure + " " + power
    Accessible.checkable: usable
    Accessible.checked: marked
    onTapped: {
        if (!usable && home.closer.seen !== cat)
            home.closer.look(cat);
        home.table.touch.pickCat(face);
    }
    onSpotChanged: {
        const played = home.table.cats.flying;
        walk.follow(played && !Theme.still, seat !== stood);
        if (played && seat !== stood && home.motion.highlight > 0)
            flash.restart(); // reduced motion: a short frame instead of a walk
        if (!walking)
            stood = seat;
    }
    Component.onCompleted: walk.aim = spot
    onWalkingChanged: {
        if (walking)
            return;
        if (stood !== seat)
            figure.land();
        stood = seat;
    }
    onUsableChanged: if (usable) figure.spring()
    onMarkedChanged: if (marked) figure.spring()
    onHoveredChanged: if (hovered) figure.fidget(0)

    Component { // in the hand, around where it was taken
        id: large
        Item {
            CatFigure {
                x: (parent.width - width) / 2
                y: (parent.height - height) / 2
                width: cat.breadth
                cat: cat.shown?.drawing ?? ""
            }
        }
    }
    CatWalk {
        id: walk
        cat: cat
        swell: cat.detail - cat.spot.z
    }
    Connections {
        target: cat.home
        function onHurried(): void {
            cat.jump();
            walk.arrive();
            figure.rest();
        }
    }
    MotionReport {
        motion: cat.home.motion
        on: cat.moving
    }
    Drawn { // the light of those that may be used
        visible: cat.usable && !cat.dragged && !Theme.contrast
        anchors.centerIn: parent
        width: cat.width * 1.16
        height: width
        file: visible ? Theme.part("yard-light") : ""
        pixels: Qt.size(Theme.step(width), Theme.step(width))
    }
    Glow {
        shown: cat.hinted || cat.usable && !cat.dragged && Theme.contrast
        bold: cat.hinted
        spread: 2
        radius: cat.width * 0.3
    }
    Rectangle { // on the table below it
        visible: cat.walking
        readonly property real far: 1 - 0.4 * walk.leap
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.96 - height / 2 + 26 * walk.leap * cat.home.area.unit
        width: cat.width * far
        height: cat.width * 0.14 * far
        radius: height / 2
        color: Theme.ink
        opacity: 0.22
    }
    Rectangle { // marked: the colour of what is about to be played
        visible: cat.marked && !cat.dragged
        anchors.fill: parent
        anchors.margins: -2
        radius: width * 0.3
        color: "transparent"
        border.color: Theme.contrast ? Theme.ink : Theme.go
        border.width: 4
    }
    CatFigure {
        id: figure
        parent: cat.behind ? cat.cats.back : cat
        x: cat.behind ? cat.x : 0
        y: cat.behind ? cat.y : 0
        width: cat.width
        detail: cat.detail
        opacity: cat.carried ? 0 : 1
        cat: cat.shown?.drawing ?? ""
        asleep: cat.used
        step: walk.step
        backwards: walk.backwards
    }
    CatLure { // beside it; a small one on the fence below it where it is held
        z: 1 // the figure comes to the front when the cat leaves the park's fence
        visible: !cat.walking
        x: cat.wild ? cat.width * 0.73 : (cat.width - width) / 2
        y: cat.height - height * (cat.wild ? 1 : cat.cats.places.low(cat.seat) ? 0.85 : 0.35) - (cat.wild ? 4 * cat.home.area.unit : 0)
        tokens: cat.shown?.lureTokens ?? []
        told: cat.told
        small: !cat.wild
        unit: cat.home.area.unit
    }
    IconBadge { // it has been used for the card that is about to be played, or will be
        z: 1
        visible: cat.used || cat.marked
        x: -width * 0.2
        y: cat.height - height
        width: Math.max(18, 18 * cat.home.area.unit)
        icon: "tick"
    }
    IconBadge {
        z: 1
        visible: cat.hinted
        x: -width * 0.4
        y: -height * 0.3
        width: Math.max(26, 28 * cat.home.area.unit)
        color: Theme.warm
        icon: "hint"
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -3
        radius: width * 0.3
        color: "transparent"
        border.color: Theme.warm
        border.width: 6
        opacity: 0
        NumberAnimation on opacity {
            id: flash
            running: false
            from: 1
            to: 0
            duration: cat.home.motion.highlight
        }
    }
    FocusRing {
        shown: cat.activeFocus && !cat.dragged
        spread: 7
        radius: cat.width * 0.3 + 4
    }
}
