pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A play as it is told, beside its cards: in words what was done to the viewer, then who played what, each
// action and what it gave, who followed, who was recruited, and last, where there is room, what else happened
// to the viewer. It grows line by line. Its icons are as large as there is room, but never too small to be
// known: where lines are too many the earliest are folded, and what was played gives way to the newest line.
// While nothing was added to the played card it has the room beside that, and the whole blanket when no card
// lies there any more: then lines stand side by side.
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
    readonly property real gap: 10 * unit // between lines side by side
    readonly property real head: tab.height / 2 + 4 * unit
    readonly property real noted: note.needed > 0 ? note.needed + 3 : 0
    readonly property real room: height - head - pad - noted
    readonly property var weights: {
        const found = [];
        for (let i = 0; i < lines.count; ++i)
            found.push((lines.itemAt(i) as StoryEntry)?.weight ?? 0);
        return found;
    }
    readonly property real fullest: { // in lines, with all that can be said
        let sum = cardsHeight;
        for (let i = 0; i < lines.count; ++i) {
            const entry = lines.itemAt(i) as StoryEntry;
            sum += entry?.part === "yard" ? 0 : entry?.fullest ?? 0;
        }
        return sum;
    }
    readonly property bool brief: !free && fullest * least > room
    readonly property real weight: weights.reduce((sum, one) => sum + one, cardsHeight)
    readonly property real cardsHeight: cards.length === 0 ? 0 : strip.wraps ? 1.2 * cardRows : growth > 1.2 ? 1.2 : 1.25 // in lines
    readonly property int cardRows: strip.rowsIn(0.98 * column.width / least)
    readonly property real growth: Math.max(1, Theme.textScale)
    readonly property real least: 26 * Math.max(1, unit) * Math.min(1.2, growth)
    readonly property real asideHeight: aside.all > 0 ? aside.all + 4 : 0
    readonly property bool tight: aside.all > 0 && (free ? filled(0, true) : weight * least) + asideHeight > room // it may be folded
    readonly property real lineRoom: tight ? room - moreHeight : room
    readonly property real line: free || tight ? least : Math.max(least, Math.min(30 * unit * growth, (room - asideHeight) / Math.max(1, weight)))
    readonly property real moreHeight: more.height - more.below - pad // what folded lines take
    readonly property bool whole: filled(0, true) <= lineRoom + 0.5 && note.folded === 0
    readonly property real spare: room + 0.5 - moreHeight
    readonly property real newest: line * (weights.filter(one => one > 0).pop() ?? 0)
    readonly property bool stripped: cardsHeight > 0 && !whole && cardsHeight * line + (newest <= spare ? newest : 0) > spare
    readonly property int firstLine: {
        let first = 0;
        while (!whole && first < weights.length && filled(first, !stripped) > spare)
            ++first;
        return first;
    }
    readonly property int lying: home?.played ?? 2 // cards on the blanket
    readonly property int folded: note.folded + aside.folded + (stripped && lying === 0 ? 1 : 0) + weights.slice(0, firstLine).filter(one => one > 0).length
    readonly property real alone: area.play.x + 2 * area.playGap + area.onBlanket(0, 1).z // where the played card ends
    readonly property bool free: lying === 0 && !(home?.dragging ?? true) // nothing lies beside it
    readonly property real place: free ? area.play.x + 14 * unit : lying < 2 ? Math.min(area.bubble.x, alone + 8 * unit) : area.bubble.x
    readonly property bool crowded: story.cards.length > 1 && 1.1 * least * (2.4 * story.cards.length + story.readings.filter(one => one !== "").length) > column.width
    readonly property list<string> cards: {
        const found = [];
        story.cards.forEach((card, n) => {
            if (n > 0 && !crowded)
                found.push("+");
            found.push("@" + card);
            if ((story.readings[n] ?? "") !== "")
                found.push(story.readings[n]);
        });
        return found;
    }

    // How high the lines from that one on are, and what was played: side by side as far as the width allows.
    function filled(first: int, carded: bool): real {
        let x = carded ? played.width : 0;
        let y = 0;
        let high = carded ? cardsHeight * line : 0;
        for (let i = first; i < weights.length; ++i) {
            const wide = weights[i] > 0 ? (lines.itemAt(i) as StoryEntry)?.width ?? 0 : 0;
            if (wide > 0 && x > 0 && x + wide > column.width) {
                y += high;
                x = high = 0;
            }
            x += wide;
            high = Math.max(high, weights[i] * line);
        }
        return y + high;
    }

    signal chosen(card: string)
    signal moreAsked

    x: place
    y: area.bubble.y
    width: area.bubble.x + area.bubble.width - x
    height: area.bubble.height
    visible: story.shown && !covered
    Accessible.role: Accessible.StaticText
    Accessible.name: [...story.yours, story.text, ...story.aside].join(" ").trim()

    Cached {
        anchors.fill: parent
        reach: Math.max(20 * bubble.unit, tab.height / 2 + 6) // the tab, what is folded, the tail

        Item {
            id: sheet
            width: parent.width
            height: Math.min(parent.height, bubble.head + column.height + bubble.pad + (bubble.folded > 0 ? bubble.moreHeight : 0))

            Shadow {
                radius: 16
            }
            Rectangle {
                visible: !bubble.free
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
        Pressable {
            id: more
            readonly property real below: 8 // of it lies under the edge, as the name above it
            x: bubble.width - width - bubble.pad
            y: sheet.height - height + below
            objectName: "more"
            name: qsTr("%n more line(s): read them in words", "", bubble.folded)
            told: more.name
            visible: bubble.folded > 0
            width: word.implicitWidth + 20
            height: Math.max(24, word.implicitHeight + 4)
            ringRadius: height / 2
            ringSpread: 2
            onClicked: bubble.moreAsked()
            Rectangle {
                anchors.fill: parent
                radius: height / 2
                color: more.hovered ? Theme.warm : Theme.cardPale
                border.color: Theme.cardInk
                border.width: 1.5
            }
            Label {
                id: word
                anchors.centerIn: parent
                wrapMode: Text.NoWrap
                text: qsTr("+%n more", "", bubble.folded)
                color: Theme.cardInk
                pixels: Theme.small
                weight: 800
            }
        }
        Column {
            id: column
            x: bubble.pad
            y: bubble.head
            width: parent.width - 2 * bubble.pad

            Item {
                width: parent.width
                height: bubble.noted
                StoryWords {
                    id: note
                    width: parent.width
                    unit: bubble.unit
                    sentences: bubble.story.yours
                    room: bubble.height - bubble.head - bubble.pad - bubble.moreHeight - 1.3 * bubble.least
                }
            }
            Flow {
                width: parent.width
                TableThing {
                    id: played
                    browsable: true
                    visible: bubble.cards.length > 0 && !bubble.stripped
                    width: bubble.cards.length === 0 ? 0 : bubble.free && !bubble.crowded ? Math.min(column.width, strip.implicitWidth + bubble.gap) : column.width
                    height: bubble.cardsHeight * bubble.line
                    Accessible.role: Accessible.StaticText
                    Accessible.name: bubble.story.played
                    StorySigns {
                        id: strip
                        width: parent.width
                        height: parent.height
                        wraps: bubble.crowded
                        size: wraps ? bubble.least : (bubble.growth > 1.2 ? 1.18 : 1.1) * bubble.line
                        signs: bubble.cards
                        said: bubble.story.played
                        faces: SignFaces {
                            faces: bubble.faces
                        }
                        onChosen: card => bubble.chosen(card)
                    }
                    Says {
                        text: bubble.story.played
                        focused: played.activeFocus
                    }
                    FocusRing {
                        shown: played.activeFocus
                        spread: 3
                        radius: 8
                    }
                }
                Repeater {
                    id: lines
                    model: bubble.story.lines
                    StoryEntry {
                        required property int index
                        width: bubble.free ? Math.min(column.width, natural + bubble.gap) : column.width
                        unit: bubble.line
                        usual: bubble.least
                        brief: bubble.brief
                        folded: index < bubble.firstLine
                        growth: bubble.growth
                        faces: bubble.faces
                        home: bubble.home
                        tall: true
                        onChosen: card => bubble.chosen(card)
                    }
                }
            }
            Item {
                width: parent.width
                height: aside.needed > 0 ? aside.needed + 4 : 0
                StoryWords {
                    id: aside
                    y: 4
                    width: parent.width
                    unit: bubble.unit
                    sentences: bubble.story.aside
                    least: 0
                    room: bubble.whole ? bubble.lineRoom - bubble.filled(0, true) - 4 : 0
                }
            }
        }
    }
}
