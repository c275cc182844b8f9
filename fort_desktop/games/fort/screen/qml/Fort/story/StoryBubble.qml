pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A play as it is told, beside its cards: who played what, each action and what it gave, who followed,
// who was recruited. It grows line by line; what is there already makes room. Its icons grow with the text
// as far as there is room.
Item {
    id: bubble

    required property GameTable table
    required property CardFaces faces
    required property TableLayout area
    property CardLayer home: null
    property bool covered: false // its place is needed for something else
    readonly property Story story: table.story
    readonly property real unit: area.unit
    readonly property real pad: 9 * unit
    readonly property real head: tab.height / 2 + 4 * unit
    readonly property real room: height - head - pad
    readonly property real weight: {
        let sum = 0;
        for (let i = 0; i < lines.count; ++i)
            sum += (lines.itemAt(i) as StoryEntry)?.weight ?? 0;
        return sum + cardsHeight;
    }
    readonly property real cardsHeight: growth > 1.2 ? 1.2 : 1.25 // in lines
    readonly property real growth: Math.max(1, Theme.textScale)
    readonly property real line: Math.min(30 * unit * growth, room / Math.max(1, weight))
    readonly property list<string> cards: {
        const found = [];
        story.cards.forEach((card, n) => {
            if (n > 0)
                found.push("+");
            found.push("@" + card);
            if ((story.readings[n] ?? "") !== "")
                found.push(story.readings[n]);
        });
        return found;
    }

    signal chosen(card: string)

    x: area.bubble.x
    y: area.bubble.y
    width: area.bubble.width
    height: area.bubble.height
    visible: story.shown && !covered
    Accessible.role: Accessible.StaticText
    Accessible.name: story.text

    Item {
        id: sheet
        width: parent.width
        height: Math.min(parent.height, bubble.head + column.height + bubble.pad)

        Shadow {
            radius: 16
        }
        Rectangle {
            x: -8
            y: Math.min(parent.height * 0.55, 62 * bubble.unit)
            width: 18
            height: 18
            rotation: 45
            color: back.color
            border.color: Theme.ink
            border.width: Theme.line
        }
        Rectangle {
            id: back
            anchors.fill: parent
            radius: 16
            color: Theme.evening ? Theme.cardPaper : Theme.bubble // icons need light
            border.color: Theme.ink
            border.width: Theme.line
        }
        Rectangle { // the tail opens into the bubble
            x: 3
            y: Math.min(parent.height * 0.55, 62 * bubble.unit) - 4
            width: 9
            height: 26
            color: back.color
        }
    }
    Rectangle {
        id: tab
        x: 8 * bubble.unit
        y: -height / 2
        width: Math.min(name.x + name.implicitWidth + 10, bubble.width - 2 * x)
        height: Math.max(24 * bubble.unit, name.implicitHeight + 2)
        radius: height / 2
        color: Theme.seat(bubble.story.colour)
        border.color: Theme.ink
        border.width: 2.5

        Avatar {
            id: who
            x: -3
            y: (parent.height - height) / 2
            width: parent.height + 4
            line: 2.4
            face: Theme.face(Theme.seatFaces[bubble.story.colour] ?? "")
            tint: Theme.seat(bubble.story.colour)
        }
        Text {
            id: name
            x: who.width + 3
            width: parent.width - x - 8
            anchors.verticalCenter: parent.verticalCenter
            text: bubble.story.name
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: Theme.onSeat(bubble.story.colour)
            font: Theme.display(Theme.size(15 * bubble.unit))
        }
    }
    Column {
        id: column
        x: bubble.pad
        y: bubble.head
        width: parent.width - 2 * bubble.pad

        StorySigns {
            visible: bubble.cards.length > 0
            width: parent.width
            height: bubble.cardsHeight * bubble.line
            size: (bubble.growth > 1.2 ? 1.18 : 1.1) * bubble.line
            signs: bubble.cards
            faces: SignFaces {
                faces: bubble.faces
            }
            onChosen: card => bubble.chosen(card)
        }
        Repeater {
            id: lines
            model: bubble.story.lines
            StoryEntry {
                width: column.width
                unit: bubble.line
                usual: 25 * bubble.unit
                growth: bubble.growth
                faces: bubble.faces
                home: bubble.home
                tall: true
                onChosen: card => bubble.chosen(card)
            }
        }
    }
}
