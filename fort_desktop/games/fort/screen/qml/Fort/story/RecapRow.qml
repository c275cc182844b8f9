pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A play on one row: who, the cards, and line by line what came of it, in signs and in words.
Item {
    id: row

    required property Story story
    property CardFaces faces: null
    property real unit: 1
    readonly property real line: Math.max(26, 29 * unit) * Math.max(1, Math.min(1.4, Theme.textScale))
    readonly property real pad: 8 * unit

    signal chosen(card: string)

    component ToldLine: Item {
        property real natural // how wide its signs are
    }

    height: Math.max(cards.height, who.height, lines.height) + 2 * pad
    Accessible.role: Accessible.ListItem
    Accessible.name: story.text

    Rectangle {
        anchors.fill: parent
        radius: 14
        color: Theme.evening ? Theme.cardPaper : Theme.bubble // icons need light
        border.color: Theme.ink
        border.width: 2.5
    }
    Rectangle {
        x: 5
        y: 5
        width: 9
        height: parent.height - 10
        radius: 4
        color: Theme.seat(row.story.colour)
        border.color: Theme.ink
        border.width: 1.5
    }
    Column {
        id: who
        x: 20
        anchors.verticalCenter: parent.verticalCenter
        width: 84 * row.unit
        spacing: 2
        Avatar {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 46 * row.unit
            face: Theme.face(Theme.seatFaces[row.story.colour] ?? "")
            tint: Theme.seat(row.story.colour)
        }
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            text: row.story.name
            color: Theme.cardInk
            weight: 800
        }
    }
    Flow {
        id: cards
        readonly property real room: Math.max(row.width * 0.25, 4.3 * 66 * row.unit)
        x: who.x + who.width + 10 * row.unit
        anchors.verticalCenter: parent.verticalCenter
        width: Math.floor(Math.min(room, Math.max(1, row.story.cards.length) * 70 * row.unit)) // the words need the rest
        spacing: 4 * row.unit
        Repeater {
            model: row.story.cards.length
            StoryCard {
                required property int index
                unit: row.unit
                face: row?.faces?.face(row.story.cards[index] ?? "") ?? null // the row may go before its cards do
                reading: row?.story.readings[index] ?? ""
                onClicked: row.chosen(row.story.cards[index])
            }
        }
    }
    Column {
        id: lines
        readonly property real signs: { // as wide as the widest; the words have the rest
            let widest = 0;
            for (let i = 0; i < all.count; ++i)
                widest = Math.max(widest, (all.itemAt(i) as ToldLine)?.natural ?? 0);
            return Math.min(0.4 * width, widest);
        }
        x: cards.x + cards.width + 8 * row.unit
        anchors.verticalCenter: parent.verticalCenter
        width: row.width - x - row.pad
        spacing: 2 * row.unit
        Repeater {
            id: all
            model: row.story.lines
            ToldLine {
                id: told
                natural: entry.natural * row.line / entry.usual
                required property string part
                required property string colour
                required property string icon
                required property list<string> signs
                required property list<string> gains
                required property string text
                width: lines.width
                height: Math.max(entry.height, sentence.height)
                StoryEntry {
                    id: entry
                    part: told.part
                    colour: told.colour
                    icon: told.icon
                    signs: told.signs
                    gains: told.gains
                    text: told.text
                    said: false
                    width: lines.signs
                    anchors.verticalCenter: parent.verticalCenter
                    unit: row.line
                    faces: row.faces
                    stops: true
                    onChosen: card => row.chosen(card)
                }
                Label {
                    id: sentence
                    x: lines.signs + 10 * row.unit
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    text: told.text
                    lineHeight: 0.95
                    color: Theme.cardInk
                }
            }
        }
    }
}
