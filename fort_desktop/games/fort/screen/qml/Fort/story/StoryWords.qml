pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What concerns the viewer, in sentences on a note; those for which there is no `room` are `folded`.
Rectangle {
    id: note

    required property list<string> sentences
    property real unit: 1
    property real room: 0
    readonly property real edge: 5 * unit
    readonly property var heights: {
        const found = [];
        for (let i = 0; i < lines.count; ++i)
            found.push((lines.itemAt(i) as Label)?.implicitHeight ?? 0);
        return found;
    }
    readonly property int shown: {
        let used = 2 * edge;
        for (let i = 0; i < heights.length; ++i) {
            used += heights[i] + (i > 0 ? column.spacing : 0);
            if (i > 0 && used > room)
                return i;
        }
        return heights.length;
    }
    readonly property int folded: heights.length - shown
    readonly property real needed: shown === 0 ? 0 : heights.slice(0, shown).reduce((sum, one) => sum + one, 2 * edge + (shown - 1) * column.spacing)

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
                visible: index < note.shown
                text: modelData
                pixels: Theme.small
                weight: 800
                lineHeight: 0.95
                color: Theme.cardInk
            }
        }
    }
}
