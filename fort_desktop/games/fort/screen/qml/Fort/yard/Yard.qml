pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A strip of lawn behind a hedge and a fence, with its label; `empty` is said in the middle when
// nobody stands here. `legal` frames it as a target; `corner` chooses what lies about. Kids are laid
// over it by the owner.
Item {
    id: yard

    property string label
    property string empty: ""
    property bool legal: false
    property real unit: 1
    property int corner: 0
    property real kept: 0 // of its width, at the right end of the fence
    property real built: 0 // how much of its right end a doghouse takes
    readonly property real rise: Math.max(9 * unit, plate.height - 11 * unit) // of the label, clear of the kids' heads
    readonly property string light: Theme.contrast ? "contrast" : Theme.evening ? "evening" : "day"
    readonly property list<string> things: ["flowers", "ball", "stone", "bucket"]

    // A strip that tiles sideways, between the sides of the frame.
    component Strip: Image {
        required property string part
        required property size tile
        x: 4
        width: yard.width - 8
        height: tile.height
        source: Theme.part("yard-" + part + "-" + yard.light)
        sourceSize: tile
        fillMode: Image.TileHorizontally
    }
    component Thing: Image {
        required property int which
        property real wide
        readonly property string what: yard.things[(yard.corner + which) % 4]
        readonly property real ratio: what === "stone" ? 26 / 40 : what === "bucket" ? 32 / 44 : 1
        width: wide * (what === "bucket" ? 1.2 : 1) * yard.unit
        height: width * ratio
        source: Theme.contrast ? "" : Theme.part("yard-" + what + "-" + yard.light)
        sourceSize: Qt.size(Theme.step(width), Theme.step(width) * ratio)
    }

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: FortTheme.yard
    }
    Image {
        x: 4
        y: 32 * yard.unit
        width: yard.width - 8
        height: yard.height - y - 8
        source: Theme.part("yard-tufts-" + yard.light)
        sourceSize: Qt.size(240 * yard.unit, 96 * yard.unit)
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
        y: 38 * yard.unit - height
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
    Rectangle { // no flower behind the words
        visible: words.visible
        anchors.centerIn: words
        width: words.contentWidth + 8
        height: words.contentHeight
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
