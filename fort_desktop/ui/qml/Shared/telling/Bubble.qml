pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A dark speech bubble above (or with `below`, under) its parent or what it is `of`, inside the window and
// over all that lies there, on the nearest Aloft. Where there is no room it goes to the other side.
Loader {
    id: bubble

    property Item of: parent
    property string text
    property bool shown: false
    property bool below: false
    property real limit: 320
    readonly property Item sheet: {
        for (let item = of; active && item; item = item.parent) {
            for (const child of item.children) {
                if (child instanceof Aloft)
                    return child;
            }
        }
        return Window.contentItem;
    }
    // Where the parent lies there, asked anew when anything that holds it moves.
    readonly property rect subject: {
        if (!visible || !of || !sheet)
            return Qt.rect(0, 0, 0, 0);
        let moved = 0;
        for (let item = of; item && item !== sheet; item = item.parent)
            moved += item.x + item.y + item.width + item.height;
        return isNaN(moved) ? Qt.rect(0, 0, 0, 0) : of.mapToItem(sheet, 0, 0, of.width, of.height);
    }
    readonly property bool under: below ? subject.y + subject.height + 14 + height < (sheet?.height ?? 0) : subject.y - 14 - height < 0
    readonly property real place: Math.max(8, Math.min((sheet?.width ?? 0) - 8 - width, subject.x + (subject.width - width) / 2))

    active: shown && text !== ""
    visible: active

    sourceComponent: Item {
        parent: bubble.sheet ?? bubble
        visible: bubble.visible
        z: 100
        x: bubble.place
        y: Math.max(8, Math.min((bubble.sheet?.height ?? 0) - 8 - height, bubble.under ? bubble.subject.y + bubble.subject.height + 10 : bubble.subject.y - height - 10))
        readonly property int lines: Math.ceil(measure.implicitWidth / bubble.limit)
        // Lines of about the same length: no word is left alone in the last one.
        width: Math.min(bubble.limit, measure.implicitWidth / lines * (lines > 1 ? 1.15 : 1)) + 24
        height: label.height + 12

        Text {
            id: measure
            visible: false
            text: bubble.text
            textFormat: Text.PlainText
            font: label.font
        }
        Rectangle {
            x: Math.max(8, Math.min(parent.width - 22, bubble.subject.x + bubble.subject.width / 2 - bubble.place - 7))
            y: bubble.under ? -5 : parent.height - 9
            width: 14
            height: 14
            rotation: 45
            color: "#2A2138"
        }
        Rectangle {
            anchors.fill: parent
            radius: 13
            color: "#2A2138"
        }
        Text {
            id: label
            x: 12
            y: 6
            width: parent.width - 24
            text: bubble.text
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: "#FFF7E6"
            font: Theme.body(Theme.small, 700)
        }
    }
}
