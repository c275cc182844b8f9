pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Short words in frames, with a picture or only that, each beside what it means, in columns of about the
// same height that are read one after the other.
Row {
    id: lines

    property list<string> signs // icons; fewer where there are none
    property list<string> words
    property list<string> meanings
    property int columns: 1
    property real unit: 1
    property real larger: 1 // than usual
    readonly property real pixels: Math.round(Theme.normal * larger)
    readonly property real part: (width - (columns - 1) * spacing) / columns
    // Where each column begins, and the end.
    readonly property list<int> starts: {
        // In lines of text: a frame is as high as one and a half.
        const weights = meanings.map(meaning => 0.3 + Math.max(1.5, Math.ceil(meaning.length * metrics.averageCharacterWidth / (part * 0.75))));
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
    // Of the frames: all columns are alike.
    readonly property real lead: Math.min(part * 0.36, Math.max(...Array.from({ length: Math.max(1, meanings.length) }, (_, n) => frame(n))) + 2)
    readonly property real sign: Math.round(metrics.height * 1.25)

    // Of the frame around a line's word and picture.
    function frame(number: int): real {
        const word = words[number] ?? "";
        const pictured = (signs[number] ?? "") !== "";
        return Math.max(44, (word === "" ? 0 : metrics.advanceWidth(word)) + (pictured ? sign : 0) + (pictured && word !== "" ? 8 : 0) + 24);
    }

    spacing: 34 * unit

    FontMetrics {
        id: metrics
        font: Theme.body(lines.pixels, 900)
    }
    Repeater {
        model: Math.max(0, lines.starts.length - 1)
        Column {
            id: column
            required property int index
            readonly property int first: lines.starts[index] ?? 0
            readonly property int end: lines.starts[index + 1] ?? first
            width: lines.part
            spacing: (lines.larger > 1 ? 16 : 7) * lines.unit
            Repeater {
                model: Math.max(0, column.end - column.first)
                Item {
                    id: line
                    required property int index
                    readonly property int number: column.first + index
                    width: lines.part
                    height: Math.max(cap.height, said.height)

                    Rectangle {
                        id: cap
                        width: Math.min(lines.lead, lines.frame(line.number) + 2)
                        height: Math.max(printed.text === "" ? 0 : printed.height, drawn.visible ? drawn.height : 0) + 10
                        radius: 9
                        color: Theme.paper2
                        border.color: Theme.ink
                        border.width: 2
                        Picture {
                            id: drawn
                            readonly property string icon: lines.signs[line.number] ?? ""
                            visible: icon !== ""
                            x: printed.text === "" ? (parent.width - width) / 2 : 10
                            anchors.verticalCenter: parent.verticalCenter
                            width: lines.sign
                            height: width
                            file: visible ? Theme.icon(icon) : ""
                        }
                        Label {
                            id: printed
                            readonly property real from: drawn.visible ? drawn.x + drawn.width + 6 : 10
                            x: from
                            anchors.verticalCenter: parent.verticalCenter
                            width: cap.width - from - 10
                            horizontalAlignment: Text.AlignHCenter
                            text: lines.words[line.number] ?? "" // the lists change, one after the other
                            weight: 900
                            pixels: lines.pixels
                        }
                    }
                    Label {
                        id: said
                        x: lines.lead + 14 * lines.unit
                        width: line.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        text: lines.meanings[line.number] ?? ""
                        weight: 700
                        pixels: lines.pixels
                    }
                }
            }
        }
    }
}
