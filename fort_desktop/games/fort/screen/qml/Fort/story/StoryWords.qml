pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What concerns the viewer, in sentences on a note: the newest one, and of those before it as many as there is
// `room` for; the others are `folded`.
Rectangle {
    id: note

    required property list<string> sentences
    property real unit: 1
    property real room: 0
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
            if (used > room && i < heights.length - 1)
                return i + 1;
        }
        return 0;
    }
    readonly property real needed: heights.slice(folded).reduce((sum, one) => sum + one + column.spacing, heights.length > 0 ? 2 * edge - column.spacing : 0)

    visible: sentences.length > 0
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
