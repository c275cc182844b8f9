import QtQuick
import Fort

// A move as a button: icons that say it at a glance, and its words. `brief` leaves the words to the
// bubble and the screen reader, where there are icons; `scant` also what all of a row give alike.
Pressable {
    id: button

    property string label
    property list<string> tokens
    property bool primary: false
    property bool brief: false
    property bool scant: false
    property bool hinted: false
    property real limit: 10000 // of the width
    readonly property bool wordless: brief && tokens.length > 0
    readonly property real high: implicitHeight - 18
    readonly property list<string> few: tokens[1] === ":" ? tokens.slice(0, 3) : tokens // a suit and how much
    readonly property real icons: tokens.length > 0 ? Math.ceil(row.span(tokens) * high) : 0
    readonly property real wide: 28 + icons + (tokens.length > 0 ? 8 : 0) + Math.ceil(measure.implicitWidth) + 2 // in one line
    readonly property real narrow: 28 + icons + (tokens.length > 0 ? 8 : 0) + Math.max(word.width, Math.ceil(measure.implicitWidth * 0.56) + 10) // in two lines
    readonly property real tiny: tokens.length > 0 ? Math.max(Theme.touch, icons + 24) : narrow
    readonly property real least: tokens.length > 0 ? Math.max(Theme.touch, Math.ceil(row.span(few) * high) + 24) : narrow
    readonly property color fill: primary ? Theme.go : Theme.bubble

    name: label
    implicitWidth: wordless ? scant ? least : tiny : Math.min(wide, limit)
    implicitHeight: Math.max(44, Theme.size(31 * Theme.unit))

    Text {
        id: measure
        visible: false
        text: button.label
        textFormat: Text.PlainText
        font: words.font
    }
    TextMetrics { // the longest word must not break
        id: word
        text: button.label.split(" ").reduce((a, b) => b.length > a.length ? b : a, "")
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
        Text {
            id: words
            visible: !button.wordless
            x: button.tokens.length > 0 ? button.icons + 20 : 10
            width: face.width - x - 10
            height: face.height - 4
            y: 2
            text: button.label
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.85
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            color: Theme.on(face.color)
            font: Theme.display(Theme.number)
        }
    }
    Bubble {
        text: button.label
        shown: button.wordless && (button.hovered || button.activeFocus)
    }
}
