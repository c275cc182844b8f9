pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What concerns the viewer, in sentences on a note: the newest one, unless it may be missing (`least` is 0), and
// of those before it as many as there is `room` for; the others are `folded`.
Rectangle {
    id: note

    required property list<string> sentences
    property real unit: 1
    property real room: 0
    property int least: 1
    readonly property real edge: (Theme.textScale > 1.2 ? 3 : 5) * unit
    readonly property var heights: {
        const found = [];
        for (let i = 0; i < lines.count; ++i)
            found.push((lines.itemAt(i) as Label)?.implicitHeight ?? 0);
        return found;
    }
    readonly property int folded: { // the oldest ones
        let used = 2 * edge - column.spacing;
        for (let i = heights.length - 1; i >= 0; --i) {
            used += heights[i] + column.spacing;
            if (used > room && i < heights.length - least)
                return i + 1;
        }
        return 0;
    }
    readonly property real needed: heightFrom(folded)
    readonly property real all: heightFrom(0)

    // Of what is said from that sentence on.
    function heightFrom(first: int): real {
        return first < heights.length ? heights.slice(first).reduce((sum, one) => sum + one + column.spacing, 2 * edge - column.spacing) : 0;
    }

    visible: folded < sentences.length
    height: needed
    radius: 10
    color: Theme.cardPale
    border.color: Theme.cardInk
    border.width: 1.5

    Column {
        id: column
        x: 8
        y: note.edge
        width: parent.width - 2 * x
        spacing: 3
        Repeater {
            id: lines
            model: note.sentences
            Label {
                required property int index
                required property string modelData
                width: column.width
                visible: index >= note.folded
                text: modelData
                pixels: Theme.small
                weight: 800
                lineHeight: 0.95
                color: Theme.cardInk
            }
        }
    }
}
