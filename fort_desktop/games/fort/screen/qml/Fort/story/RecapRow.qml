pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A play on one row: who, the cards, what the leader got, and who followed with what.
Item {
    id: row

    required property Story story
    property CardFaces faces: null
    property real unit: 1
    readonly property real line: Math.max(26, 29 * unit) * Math.max(1, Math.min(1.4, Theme.textScale))
    readonly property real pad: 8 * unit

    signal chosen(card: string)

    height: Math.max(cards.height, who.height, own.height, others.height) + 2 * pad
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
        width: Math.floor(room)
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
    component Lines: Flow {
        id: lines
        property bool followers: false
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            model: row.story.lines
            StoryEntry {
                id: entry
                width: part === "recruit" || part === "yard" || part === "cat" ? Math.min(lines.width, implicitWidth + row.line * 0.6) : lines.width
                unit: row.line
                visible: (entry.part === "follow") === lines.followers
                faces: row.faces
                stops: visible
                onChosen: card => row.chosen(card)
            }
        }
    }
    Lines {
        id: own
        x: cards.x + cards.width + 8 * row.unit
        width: (row.width - x - 8 * row.unit) * 0.58
    }
    Rectangle {
        visible: others.height > 0
        x: own.x + own.width + 3
        y: 12
        width: 2.5
        height: parent.height - 24
        color: Theme.cardLine
        IconBadge {
            anchors.centerIn: parent
            width: 24 * row.unit
            icon: "follow"
        }
    }
    Lines {
        id: others
        followers: true
        x: own.x + own.width + 20 * row.unit
        width: row.width - x - row.pad
    }
}
