import QtQuick
import Shared
import Fort

// A move as a button: icons that say it at a glance, and its words. `brief` leaves the words to the
// bubble and the screen reader, where there are icons; `scant` also what all of a row give alike.
Pressable {
    id: button

    property string label
    property string caption // what stands on it; else its words do
    property list<string> tokens
    property string tip: "" // what it is about, in a bubble
    property bool primary: false
    property bool brief: false
    property bool scant: false
    property bool hinted: false
    property real limit: 10000 // of the width
    readonly property string text: caption === "" ? label : caption
    readonly property bool wordless: brief && tokens.length > 0
    readonly property real high: implicitHeight - 18
    readonly property list<string> few: tokens[1] === ":" ? tokens.slice(0, 3) : tokens // a suit and how much
    readonly property real icons: tokens.length > 0 ? Math.ceil(row.span(tokens) * high) : 0
    readonly property real wide: 28 + icons + (tokens.length > 0 ? 8 : 0) + Math.ceil(measure.implicitWidth) + 2 // in one line
    readonly property real narrow: 34 + icons + (tokens.length > 0 ? 8 : 0) + Math.ceil(lines.width) // in two lines
    // Broken where the two lines differ least.
    readonly property var lines: {
        const parts = text.split(" ");
        let best = { width: usual.height > 0 ? usual.advanceWidth(text) : 0, text }; // anew with the font
        for (let i = 1; i < parts.length; ++i) {
            const [above, below] = [parts.slice(0, i).join(" "), parts.slice(i).join(" ")];
            const width = Math.max(usual.advanceWidth(above), usual.advanceWidth(below));
            if (width < best.width)
                best = { width, text: above + "\n" + below };
        }
        return best;
    }
    readonly property real worded: Math.min(wide, narrow)
    readonly property real tiny: tokens.length > 0 ? Math.max(Theme.touch, icons + 24) : worded
    readonly property real least: tokens.length > 0 ? Math.max(Theme.touch, Math.ceil(row.span(few) * high) + 24) : worded
    readonly property color fill: primary ? Theme.go : Theme.bubble

    name: label
    meaning: label
    told: tip !== "" ? tip : wordless || text !== label ? label : ""
    ringSpread: hinted ? 10 : 5 // beside the glow
    implicitWidth: wordless ? scant ? least : tiny : Math.min(wide, limit)
    implicitHeight: Math.max(44, Theme.size(31 * Theme.unit))

    Text {
        id: measure
        visible: false
        text: button.text
        textFormat: Text.PlainText
        font: Theme.display(Theme.number)
    }
    FontMetrics {
        id: usual
        font: measure.font
    }
    FontMetrics {
        id: letters
        font: words.font
    }
    Shadow {
        depth: 3
        radius: Theme.buttonRadius
    }
    Glow {
        shown: button.hinted
        spread: 5
        radius: Theme.buttonRadius
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.buttonRadius
        color: Theme.contrast ? Theme.ink : Theme.mix(button.fill, "#2A2138", 0.3)
        border.color: Theme.ink
        border.width: Theme.line
    }
    Rectangle {
        id: face
        y: button.down ? 4 : 0
        width: parent.width
        height: parent.height - 5
        radius: Theme.buttonRadius
        color: button.hovered ? Theme.mix(button.fill, Theme.contrast ? "#FFF04A" : "#FFD873", 0.35) : button.fill
        border.color: Theme.ink
        border.width: Theme.contrast && button.primary ? 4 : Theme.line

        ActionRow {
            id: row
            visible: button.tokens.length > 0
            x: button.wordless ? (face.width - width) / 2 : 12
            anchors.verticalCenter: parent.verticalCenter
            width: button.icons
            height: button.high
            largest: 1000
            tokens: button.scant ? button.few : button.tokens
            color: Theme.on(face.color)
        }
        Text { // two lines lie closer than the font would have them, to be as large as there is room
            id: words
            readonly property bool two: measure.implicitWidth > width + 1 && button.lines.text.includes("\n")
            readonly property real tall: Math.floor((face.height - 5) / 2.1)
            readonly property real broad: Math.floor(Theme.number * width / button.lines.width)
            readonly property real pixels: two ? Math.max(12, Math.min(Theme.number, tall, broad)) : Theme.number
            readonly property real middle: letters.ascent + lineHeight / 2 - 0.28 * font.pixelSize // of both lines
            visible: !button.wordless
            x: button.tokens.length > 0 ? button.icons + 20 : 10
            width: face.width - x - 10
            height: two ? 2.5 * pixels : face.height - 4
            y: two ? face.height / 2 - middle : 2
            text: two ? button.lines.text : button.text
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: two ? Text.AlignTop : Text.AlignVCenter
            lineHeightMode: two ? Text.FixedHeight : Text.ProportionalHeight
            lineHeight: two ? 1.05 * pixels : 1
            fontSizeMode: two ? Text.FixedSize : Text.Fit
            minimumPixelSize: 12
            color: Theme.on(face.color)
            font: Theme.display(pixels)
        }
    }
}
