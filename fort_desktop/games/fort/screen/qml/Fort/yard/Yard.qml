pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A strip of lawn behind a hedge and a fence, with its label; `empty` is said in the middle when
// nobody stands here. `legal` frames it as a target; `corner` chooses what lies about, of which some
// makes room for a `crowd`. Kids are laid over it by the owner.
Item {
    id: yard

    property string label
    property string empty: ""
    property bool legal: false
    property real unit: 1
    property int corner: 0
    property real crowd: 0 // how much of its middle those who stand here take
    property bool written: false // it may say that it is empty: what lies about keeps clear of that
    property real kept: 0 // of its width, at the right end of the fence
    property real built: 0 // how much of its right end a doghouse takes
    readonly property real rise: Math.max(9 * unit, plate.height - 11 * unit) // of the label, clear of the kids' heads
    readonly property string light: Theme.contrast ? "contrast" : Theme.evening ? "evening" : "day"
    readonly property real fence: 38 * unit // its foot
    readonly property list<string> things: ["flowers", "ball", "stone", "bucket"]
    readonly property list<string> toys: ["plane", "rope", "daisies", "slate", "marbles", "pinwheel", "skittles", "wagon"]

    // A strip that tiles sideways, between the sides of the frame.
    component Strip: Tiles {
        required property string part
        x: 4
        width: yard.width - 8
        height: tile.height
        source: Theme.part("yard-" + part + "-" + yard.light)
    }
    // What was left on the lawn while nobody needed the place.
    component Toy: Drawn {
        required property int which
        required property real across // its middle, as a share of the lawn
        required property real from // the fence, as a share of the way to the foot
        readonly property string what: yard.toys[(3 * yard.corner + which * (1 + Math.floor(yard.corner / 8) % 3)) % 8]
        readonly property real lawn: yard.width - yard.built
        readonly property real off: Math.abs(x + width / 2 - lawn / 2) - width / 2 - 5 * yard.unit
        readonly property bool free: off >= yard.crowd / 2 || yard.crowd === 0
        visible: opacity > 0
        opacity: free ? 1 : 0
        x: lawn * (across + ((yard.corner * 5 + which * 3) % 5 - 2) * 0.01) - width / 2
        y: yard.fence + (yard.height - 9 * yard.unit - yard.fence) * (!yard.written ? from : from < 0.7 || !small.visible ? 0 : 1) - height
        width: 36 * yard.unit
        height: width * 34 / 48
        file: Theme.contrast ? "" : Theme.part("yard-" + what + "-" + yard.light)
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 34 / 48)
        Behavior on opacity {
            enabled: !Theme.still
            NumberAnimation { duration: Theme.duration(250) }
        }
    }
    component Thing: Drawn {
        required property int which
        property real wide
        readonly property string what: yard.things[(yard.corner + which) % 4]
        readonly property real ratio: what === "stone" ? 26 / 40 : what === "bucket" ? 32 / 44 : 1
        width: wide * (what === "bucket" ? 1.2 : 1) * yard.unit
        height: width * ratio
        file: Theme.contrast ? "" : Theme.part("yard-" + what + "-" + yard.light)
        pixels: Qt.size(Theme.step(width), Theme.step(width) * ratio)
    }

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: FortTheme.yard
    }
    Tiles {
        x: 4
        y: 32 * yard.unit
        width: yard.width - 8
        height: yard.height - y - 8
        source: Theme.part("yard-tufts-" + yard.light)
        tile: Qt.size(240 * yard.unit, 96 * yard.unit)
        fillMode: Image.Tile
        verticalAlignment: Image.AlignTop
    }
    Strip {
        y: 4
        part: "fence"
        tile: Qt.size(60 * yard.unit, 30 * yard.unit)
    }
    Thing { // beside the fence
        x: yard.width - yard.built - width - 16 * yard.unit
        y: yard.fence - height
        which: 0
        wide: 22
    }
    Thing { // in the corner before the kids
        id: small
        visible: yard.height > (yard.empty === "" ? 90 : 115) * yard.unit
        x: 14 * yard.unit
        y: yard.height - height - 12 * yard.unit
        which: 1
        wide: 20
    }
    Toy { which: 0; across: 0.21; from: 0.55 }
    Toy { which: 1; across: 0.78; from: 0.8 }
    Toy { which: 2; across: 0.48; from: 0.3; visible: opacity > 0 && yard.width > 300 * yard.unit }
    Strip {
        y: yard.height - height - 3
        part: "blades"
        tile: Qt.size(72 * yard.unit, 12 * yard.unit)
    }
    Rectangle {
        anchors.fill: parent
        radius: 12
        color: "transparent"
        border.color: Theme.ink
        border.width: Theme.line
    }
    Glow {
        shown: yard.legal
        radius: 12
    }
    Rectangle {
        id: plate
        visible: !tag.truncated // cats may need the room
        x: 8
        y: -yard.rise
        width: Math.min(tag.implicitWidth + 18, yard.width - 16 - yard.kept)
        height: Math.max(20 * yard.unit, tag.implicitHeight + 2)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.ink
        border.width: 2.5
        Label {
            id: tag
            anchors.centerIn: parent
            width: Math.min(implicitWidth, yard.width - 34 - yard.kept)
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            text: yard.label
            weight: 800
            pixels: Theme.size(13 * yard.unit)
        }
    }
    Rectangle { // no flower behind the words, nor a part of one
        objectName: "mown"
        visible: words.visible
        anchors.centerIn: words
        width: words.contentWidth + 24 * yard.unit
        height: words.contentHeight + 16 * yard.unit
        radius: 6
        color: FortTheme.yard
    }
    Label {
        id: words
        readonly property bool fits: implicitWidth <= width || height > 2.6 * font.pixelSize
        visible: text !== "" && (fits || yard.built === 0)
        x: 12
        width: parent.width - yard.built - 24
        y: 34 * yard.unit
        height: parent.height - y - (small.visible ? 34 * yard.unit : 4)
        text: yard.empty
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        color: Theme.on(FortTheme.yard)
        pixels: Theme.size(13 * yard.unit)
    }
}
