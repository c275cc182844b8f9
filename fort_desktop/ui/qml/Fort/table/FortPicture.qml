pragma ComponentBehavior: Bound
import QtQuick
import Fort

// A fort of level 0 to 5 with the faces of its lookouts between its layers; 4 : 3.
// faces: pictures of the heads from the left; suits: one name per face for the badge on the wall;
// counted: indices of faces that count for the play being composed (green ring);
// lively: true while a played change arrives, so that a new level fades in instead of appearing.
Item {
    id: fort

    property int level: 0
    property int places: level + 1
    property list<url> faces
    property list<string> suits
    property list<int> counted
    property bool showFree: true
    property bool lively: false
    property real faceSize: 60
    property real badge: 20 // pixels
    property string name: qsTr("Fort of level %1").arg(level)
    readonly property real unit: width / 320

    // The middle of a lookout place, in this item's coordinates: cards fly there.
    function spot(index: int): point {
        return Qt.point((160 + (index - (places - 1) / 2) * gap) * unit, 170 * unit);
    }
    readonly property real gap: places > 6 ? 300 / places : 50

    implicitWidth: 248
    height: width * 0.75
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    onLevelChanged: {
        if (lively && !Theme.still) {
            old.source = now.before;
            fade.restart();
        }
        now.before = now.source;
    }

    Image {
        id: now
        property url before
        anchors.fill: parent
        source: Theme.assets + "/forts/fort-" + fort.level + ".svg"
        sourceSize: Qt.size(Theme.step(width), Theme.step(width) * 0.75)
        Component.onCompleted: before = source
    }
    Image {
        id: old
        anchors.fill: parent
        visible: fade.running
        sourceSize: now.sourceSize
        NumberAnimation on opacity {
            id: fade
            running: false
            from: 1
            to: 0
            duration: Theme.duration(450)
        }
    }
    Repeater {
        model: fort.places
        Item {
            id: place
            required property int index
            readonly property bool taken: index < fort.faces.length
            readonly property real size: (taken ? fort.faceSize : 52) * fort.unit
            x: fort.spot(index).x - size / 2
            y: (taken ? 192 - 0.74 * fort.faceSize : 146) * fort.unit
            visible: taken || fort.showFree
            width: size
            height: taken ? size : 64 * fort.unit

            Image {
                anchors.fill: parent
                source: place.taken ? fort.faces[place.index] : Theme.part("free-place")
                sourceSize: Qt.size(Theme.step(width), Theme.step(height))
            }
        }
    }
    Image {
        anchors.fill: parent
        source: Theme.assets + "/forts/fort-" + fort.level + "-front.svg"
        sourceSize: now.sourceSize
    }
    Rectangle {
        anchors.fill: parent
        radius: 3 // the picture's corners are square
        color: "transparent"
        border.color: Theme.ink
        border.width: Theme.line
    }
    Repeater {
        model: fort.suits
        SuitBadge {
            required property int index
            required property string modelData
            readonly property bool counts: fort.counted.includes(index)
            x: fort.spot(index).x - width / 2
            y: fort.height - height * 0.95 - (fort.width > 200 ? 4 : -height * 0.35)
            width: fort.badge
            icon: modelData
            edge: counts ? "#1F7446" : Theme.cardInk
            line: counts ? 4 : 2.3
        }
    }
    Rectangle {
        x: fort.width - width - 4
        y: 4
        width: Math.max(26, Math.min(fort.width * 0.13, 34 * Theme.unit))
        height: width
        radius: width / 2
        color: Theme.sun
        border.color: Theme.ink
        border.width: 2.5
        Text {
            anchors.centerIn: parent
            text: fort.level
            color: Theme.cardInk
            font: Theme.display(parent.width * 0.64)
        }
    }
}
