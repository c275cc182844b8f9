pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Short words in frames, each beside what it means, in columns of about the same height that are read
// one after the other.
Row {
    id: lines

    property list<string> words
    property list<string> meanings
    property int columns: 1
    property real unit: 1
    readonly property real part: (width - (columns - 1) * spacing) / columns
    // Where each column begins, and the end.
    readonly property list<int> starts: {
        // In lines of text: a frame is as high as one and a half.
        const weights = words.map((word, n) => 0.3 + Math.max(1.5, Math.ceil((meanings[n] ?? "").length * metrics.averageCharacterWidth / (part * 0.75))));
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const found = [0];
        let sum = 0;
        for (let n = 0; n < weights.length; ++n) {
            if (found.length < columns && sum + weights[n] / 2 > total * found.length / columns)
                found.push(n);
            sum += weights[n];
        }
        return [...found, weights.length];
    }

    spacing: 34 * unit

    FontMetrics {
        id: metrics
        font: Theme.body(Theme.normal, 900)
    }
    Repeater {
        model: Math.max(0, lines.starts.length - 1)
        Column {
            id: column
            required property int index
            readonly property int first: lines.starts[index] ?? 0
            readonly property int end: lines.starts[index + 1] ?? first
            readonly property real lead: Math.min(width * 0.36, Math.max(44, ...lines.words.slice(first, end).map(word => metrics.advanceWidth(word) + 24)) + 2)
            width: lines.part
            spacing: 7 * lines.unit
            Repeater {
                model: column.end - column.first
                Item {
                    id: line
                    required property int index
                    readonly property int number: column.first + index
                    width: lines.part
                    height: Math.max(cap.height, said.height)

                    Rectangle {
                        id: cap
                        width: Math.min(column.lead, Math.max(44, printed.implicitWidth + 24))
                        height: printed.height + 10
                        radius: 9
                        color: Theme.paper2
                        border.color: Theme.ink
                        border.width: 2
                        Label {
                            id: printed
                            anchors.centerIn: parent
                            width: Math.min(implicitWidth, column.lead - 20)
                            horizontalAlignment: Text.AlignHCenter
                            text: lines.words[line.number] ?? "" // both lists change, one after the other
                            weight: 900
                        }
                    }
                    Label {
                        id: said
                        x: column.lead + 14 * lines.unit
                        width: line.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        text: lines.meanings[line.number] ?? ""
                        weight: 700
                    }
                }
            }
        }
    }
}
