pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What the play being composed would give: the amount large, how it comes about, what changes, and
// what comes then; above that, entry by entry, what a dog `needs` before. Its tail points at the cards on the left. Everything shrinks to fit.
Item {
    id: bubble

    property PlayPreview play
    property Motion motion: null
    property real unit: 1
    property list<string> needs
    readonly property real lead: needs.length > 0 ? Math.min(46 * unit, (height - 2 * pad) * 0.34) : 0
    readonly property real upper: pad + (lead > 0 ? lead + 9 * unit : 0)
    readonly property real pad: 9 * unit
    readonly property real line: Math.max(14, 19 * unit) // a row of small icons
    readonly property real least: 14 // of a row of icons whose numbers are to be read
    readonly property bool summed: play.sum.length > 0 && tall - words - 8 * unit > least * 3.4
    readonly property bool more: play.then.length > 0 && tall - words - 8 * unit > least * (summed ? 4.6 : 3.4)
    readonly property real words: note.visible ? note.height + 2 * unit : 0
    readonly property real below: (summed ? line + 2 * unit : 0) + 7 * unit + changes.lines * (line + 2 * unit) + (then.visible ? line + 3 * unit : 0) + words
    readonly property real tall: height - pad - upper
    readonly property real big: play.amount.length > 0 ? Math.max(Math.min(26 * unit, tall * 0.3), Math.min(56 * unit, tall - below)) : 0
    readonly property real k: Math.min(1, (tall - big - words) / Math.max(1, below - words))
    readonly property real small: Math.max(least, line * k)
    readonly property real beside: play.changes.length === 1 ? 50 * unit : 0

    function changed(index: int): var {
        return `${play.changes[index] ?? ""}`.split(" ");
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: play.text

    Says {
        text: bubble.play.text
        solid: true
    }
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
    NeedRow {
        visible: bubble.lead > 0
        x: bubble.pad
        y: bubble.pad
        width: parent.width - 2 * bubble.pad
        height: bubble.lead
        slots: bubble.needs
        motion: bubble.motion
    }
    Drawn {
        visible: bubble.lead > 0
        x: bubble.pad
        y: bubble.pad + bubble.lead + 3 * bubble.unit
        width: parent.width - 2 * bubble.pad
        height: width * 6 / 194
        file: visible ? Theme.part("dashes") : ""
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 6 / 194)
    }
    AmountRow {
        id: amount
        visible: bubble.play.amount.length > 0
        x: bubble.pad
        y: bubble.upper
        width: parent.width - 2 * bubble.pad - bubble.beside
        height: bubble.big
        tokens: bubble.play.amount
        motion: bubble.motion
    }
    ActionRow {
        id: sum
        visible: bubble.summed
        x: bubble.pad
        y: bubble.upper + bubble.big + 2 * bubble.unit * bubble.k
        width: parent.width - 2 * bubble.pad
        height: visible ? bubble.small : 0
        largest: 1000
        tokens: bubble.play.sum
        opacity: 0.75
    }
    Rectangle {
        id: rule
        visible: changes.count > 0 || note.visible || then.visible
        x: 14
        y: sum.y + sum.height + 2 * bubble.unit * bubble.k
        width: parent.width - 28
        height: 2.5
        color: Theme.cardLine
    }
    ActionRow { // a single change stands beside the amount
        visible: bubble.beside > 0
        x: parent.width - bubble.pad - width
        y: bubble.upper
        width: bubble.beside
        height: bubble.big
        largest: bubble.small
        tokens: bubble.changed(0).slice(bubble.changed(0)[0] === bubble.play.amount[1] ? 1 : 0)
    }
    Grid {
        id: changes
        readonly property int count: bubble.play.changes.length < 2 ? 0 : bubble.play.changes.length
        readonly property int lines: Math.ceil(count / 2)
        y: rule.y + 5 * bubble.unit * bubble.k
        x: bubble.pad
        columns: 2
        columnSpacing: 6 * bubble.unit
        rowSpacing: 2 * bubble.unit * bubble.k
        Repeater {
            model: changes.count
            ActionRow {
                required property int index
                width: (bubble.width - 2 * bubble.pad - changes.columnSpacing) / 2
                height: bubble.small
                largest: 1000
                tokens: bubble.changed(index)
            }
        }
    }
    Label {
        id: note
        visible: bubble.play.notes.length > 0
        x: bubble.pad
        y: then.visible ? then.y - height - 2 * bubble.unit : parent.height - bubble.pad - height
        width: parent.width - 2 * bubble.pad
        height: Math.min(measure.height, bubble.tall * (bubble.play.amount.length > 0 ? 0.36 : 1))
        text: measure.text
        color: Theme.cardInk
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        lineHeight: 0.9
        weight: 800
        pixels: Theme.small
    }
    Label {
        id: measure
        visible: false
        width: note.width
        text: bubble.play.notes.join("\n")
        lineHeight: 0.9
        weight: 800
        pixels: Theme.small
    }
    Item {
        id: then
        visible: bubble.more
        x: bubble.pad
        y: parent.height - bubble.pad - height
        width: parent.width - 2 * bubble.pad
        height: bubble.small
        readonly property real gap: 6 * bubble.unit
        readonly property real start: Math.max(0, (width - word.width - gap - row.total * height) / 2)
        Label {
            id: word
            x: then.start
            width: Math.min(implicitWidth, parent.width * 0.5)
            height: parent.height
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            text: qsTr("then")
            color: Theme.cardInk
            weight: 700
            pixels: Theme.small
        }
        ActionRow {
            id: row
            x: then.start + word.width + then.gap
            width: Math.min(total * height, parent.width - x)
            height: parent.height
            largest: 1000
            tokens: bubble.play.then
        }
    }
}
