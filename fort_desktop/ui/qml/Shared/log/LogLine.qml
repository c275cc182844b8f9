import QtQuick
import Shared

// One entry of the log: the seat's colour, a picture, a sentence, and in signs what came of it and which
// other cards it names. `marked` is the card that the keys have reached: 0 is the picture's.
Item {
    id: entry

    required property int seat
    required property string icon // or the address of a face
    required property string title
    required property string detail
    required property string card // whose face it is
    required property string signs // parted by spaces
    property var faces: null // `face(card)` gives a card's name, head and tint; null in a game without such
    property color color
    property bool newest: false
    property bool focused: false
    property int marked: 0
    // Of one role alone: when a line changes, its roles arrive one after another.
    readonly property url address: icon.includes("/") ? icon : ""
    readonly property bool isFace: icon.includes("/")
    readonly property list<string> all: signs === "" ? [] : signs.split(" ")
    readonly property bool pictured: all.length > 0 && all[0].startsWith(icon + "@") // its picture is the first sign
    readonly property list<string> first: card !== "" ? [card] : pictured ? [all[0].split("@")[1]] : []
    readonly property list<string> cards: [...first, ...strip.cards]
    readonly property bool faced: isFace && marked === 0 && cards.length > 1 // the ring is around its picture
    readonly property bool framed: focused && !faced && (marked < first.length || cards.length === 0) // it is around the line
    readonly property real unit: Theme.unit
    // Of its picture: as the words, where they have the room.
    readonly property real sign: Theme.even(Math.max(34 * unit, Math.min(34 * unit * Math.min(1.3, Theme.textScale), width * 0.12)))

    signal chosen(card: string)

    function choose(): void {
        if (cards.length > 0)
            chosen(cards[Math.min(marked, cards.length - 1)]);
    }

    height: Math.max(sign + 10 * unit, words.height + 10)
    Accessible.role: Accessible.ListItem
    Accessible.name: (title + " " + detail).trim()
    Accessible.onPressAction: choose()

    Rectangle {
        anchors.fill: parent
        radius: 10
        visible: entry.newest || entry.focused
        color: Theme.evening ? Theme.paper2 : "#FFF0BF"
        border.color: entry.framed ? Theme.accent : "transparent"
        border.width: entry.framed ? Theme.line : 0
    }
    Rectangle {
        x: 5
        y: 5
        visible: entry.seat >= 0
        width: 7
        height: parent.height - 10
        radius: 3
        color: entry.color
        border.color: Theme.ink
        border.width: 1.5
    }
    Avatar {
        id: face
        visible: entry.isFace
        x: 17 * entry.unit
        anchors.verticalCenter: parent.verticalCenter
        width: entry.sign
        line: 2
        face: entry.address
        tint: entry.color
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: entry.chosen(entry.card)
        }
        FocusRing {
            shown: entry.focused && entry.faced
            spread: 3
            radius: face.radius + 3
        }
    }
    Rectangle {
        visible: !entry.isFace
        x: 17 * entry.unit
        anchors.verticalCenter: parent.verticalCenter
        width: entry.sign
        height: width
        radius: 10 * entry.unit
        color: Theme.cardPale
        border.color: Theme.ink
        border.width: 2
        Picture {
            anchors.centerIn: parent
            width: entry.sign * 0.68
            height: width
            file: entry.icon.includes("/") ? "" : Theme.icon(entry.icon)
        }
    }
    Text { // as wide as the widest of what no line may break: a card's name and its number
        id: pieces
        visible: false
        text: entry.title.replace(/ /g, "\n")
        textFormat: Text.PlainText
        font: Theme.body(Theme.normal, 800)
    }
    Column {
        id: words
        x: 23 * entry.unit + entry.sign
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 6
        spacing: 2
        Label {
            width: parent.width
            text: entry.title
            weight: 800
            pixels: Math.max(12, Math.floor(Theme.normal * Math.min(1, width / Math.max(1, pieces.implicitWidth)))) // no piece is broken
            lineHeight: 0.95
        }
        StorySigns {
            id: strip
            visible: signs.length > 0
            width: parent.width
            wraps: true
            size: Math.max(20, Theme.size(20 * entry.unit))
            signs: !entry.pictured ? entry.all : entry.all.slice(entry.all[1] === "," ? 2 : 1)
            faces: entry.faces
            color: Theme.text
            below: true // the words above it can still be read
            marked: entry.focused ? entry.marked - entry.first.length : -1
            onChosen: card => entry.chosen(card)
        }
    }
    TapHandler {
        onTapped: entry.choose()
    }
}
