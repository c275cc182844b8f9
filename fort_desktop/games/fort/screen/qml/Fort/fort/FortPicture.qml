pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A fort of level 0 to 5 with the faces of its lookouts between its layers; 4 : 3.
// places: of the lookout; a fort that belongs to no board has as many as its level gives.
// faces: pictures of the heads from the left; suits: one name per face for the badge on the wall;
// counted: indices of faces that count for the play being composed: they stand in the suit's light;
// lively: true while a played change arrives: a new level is built and a new face climbs up instead
// of being there. On a table, `home` is told of it and ends it when it is hurried.
Item {
    id: fort

    property int level: 0
    property int places: level + 1
    property list<url> faces
    property list<string> suits
    property list<int> counted
    property bool showFree: true
    property bool lively: false
    property CardLayer home: null
    property real faceSize: 60
    property real badge: 20 // pixels
    property string name: qsTr("Fort of level %1").arg(level)
    property var told: ({}) // lines of the "fort" and its "lookout"
    readonly property bool building: site.running
    property alias haste: site.haste // of building
    readonly property bool still: Theme.still
    readonly property real unit: width / 320
    property int before: level
    property list<url> known

    // The middle of a lookout place, in this item's coordinates: cards fly there.
    function spot(index: int): point {
        return Qt.point((160 + (index - (places - 1) / 2) * gap) * unit, 170 * unit);
    }
    // Something small happens by itself; false when there is nothing to move.
    function fidget(): bool {
        if (site.running)
            return false;
        const one = Chance.below(faces.length + 1);
        if (one < faces.length)
            (wall.itemAt(one) as WallFace)?.fidget();
        else if (level > 0)
            body.stir();
        return one < faces.length || level > 0;
    }
    function rest(): void {
        site.finish();
        body.rest();
        for (let n = 0; n < wall.count; ++n)
            (wall.itemAt(n) as WallFace)?.rest();
    }
    readonly property real gap: places > 6 ? 300 / places : 50

    implicitWidth: 248
    height: width * 0.75
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.description: told.fort ?? ""
    onStillChanged: if (still) rest()
    onLevelChanged: {
        const old = before;
        before = level;
        body.rest();
        site.finish();
        if (lively && !Theme.still)
            site.start(old);
        else if (lively && (home?.motion.highlight ?? 0) > 0)
            flash.restart();
    }
    onFacesChanged: {
        const old = [...known];
        known = [...faces];
        for (let n = 0; n < faces.length; ++n) {
            if (old.some(one => one.toString() === faces[n].toString()))
                continue;
            const face = wall.itemAt(n) as WallFace;
            if (lively && !Theme.still)
                face?.arrive();
        }
    }
    Component.onCompleted: {
        before = level;
        known = [...faces];
    }
    Connections {
        target: fort.home
        function onHurried(): void {
            fort.rest();
        }
    }

    Says {
        text: fort.told.fort ?? ""
    }
    Drawn {
        id: back
        anchors.fill: parent
        file: Theme.assets + (Theme.evening ? "/forts/fort-back-evening.svg" : "/forts/fort-back.svg")
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 0.75)
    }
    FortBody {
        id: body
        width: fort.width
        height: fort.height
        detail: back.sourceSize
        level: site.changed ? fort.level : site.old
        stretch: site.stretch
        raised: site.raised
    }
    Item {
        anchors.fill: parent
        clip: true // a face behind the wall does not show below the fort
        Repeater {
            model: fort.showFree ? fort.places : 0
            Drawn {
                required property int index
                readonly property real size: 52 * fort.unit
                visible: index >= fort.faces.length
                x: fort.spot(index).x - size / 2
                y: 146 * fort.unit
                width: size
                height: 64 * fort.unit
                file: Theme.part("free-place")
                pixels: Qt.size(Theme.step(width), Theme.step(height))
            }
        }
        Repeater {
            id: wall
            model: Math.max(fort.places, fort.faces.length)
            WallFace {
                required property int index
                visible: index < fort.faces.length
                x: fort.spot(index).x - width / 2
                y: (192 - 0.74 * fort.faceSize) * fort.unit
                width: fort.faceSize * fort.unit
                source: fort.faces[index] ?? ""
                suit: fort.suits[index] ?? ""
                counts: fort.counted.includes(index)
                motion: fort.home?.motion ?? null
            }
        }
    }
    Drawn {
        id: front
        anchors.fill: parent
        file: Theme.assets + "/forts/fort-" + body.level + "-front.svg"
        pixels: back.sourceSize
    }
    FortBuilding {
        id: site
        anchors.fill: parent
    }
    MotionReport {
        motion: fort.home?.motion ?? null
        on: site.running || flash.running
    }
    Rectangle {
        anchors.fill: parent
        radius: 3 // the picture's corners are square
        color: "transparent"
        border.color: Theme.ink
        border.width: Theme.line
    }
    Rectangle { // reduced motion: a short frame instead of building
        anchors.fill: parent
        color: "transparent"
        border.color: Theme.warm
        border.width: 8
        opacity: 0
        NumberAnimation on opacity {
            id: flash
            running: false
            from: 1
            to: 0
            duration: fort.home?.motion.highlight ?? 0
        }
    }
    Repeater {
        model: fort.suits
        LookoutBadge {
            required property int index
            required property string modelData
            counts: fort.counted.includes(index)
            suit: modelData
            told: fort.told.lookout ?? ""
            size: fort.badge
            x: fort.spot(index).x - width / 2
            y: fort.height - fort.badge * 0.45 - (fort.width > 200 ? 4 : -fort.badge * 0.35) - height / 2 - fort.badge * 0.05
        }
    }
    LevelBadge {
        x: fort.width - width - 4
        y: 4
        width: Theme.even(Math.max(26, Math.min(fort.width * 0.13, 34 * Theme.unit)))
        level: site.counted ? fort.level : site.old
        lively: site.running && site.now > 800
    }
}
