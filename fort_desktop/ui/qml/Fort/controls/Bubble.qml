pragma ComponentBehavior: Bound
import QtQuick
import Fort

// A dark speech bubble above (or with `below`, under) its parent, kept inside the window. Plain text.
Loader {
    id: bubble

    property string text
    property bool shown: false
    property bool below: false
    property real limit: 320
    property real shift: 0 // sideways, so that nothing is cut at the window's edge

    active: shown && text !== ""
    visible: active
    x: parent ? (parent.width - width) / 2 + shift : 0
    y: parent ? (below ? parent.height + 10 : -height - 10) : 0

    function settle(): void {
        const home = bubble.Window.contentItem;
        if (!home || !bubble.parent)
            return;
        const left = bubble.parent.mapToItem(home, (bubble.parent.width - width) / 2, 0).x;
        shift = Math.max(8 - left, 0) + Math.min(home.width - 8 - left - width, 0);
    }
    onVisibleChanged: if (visible) settle()
    onWidthChanged: if (visible) settle()

    sourceComponent: Item {
        width: Math.min(bubble.limit, measure.implicitWidth) + 24
        height: label.height + 12

        Text {
            id: measure
            visible: false
            text: bubble.text
            textFormat: Text.PlainText
            font: label.font
        }
        Rectangle {
            x: bubble.width / 2 - bubble.shift - 7
            y: bubble.below ? -5 : bubble.height - 9
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
            width: bubble.width - 24
            text: bubble.text
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: "#FFF7E6"
            font: Theme.body(Theme.small, 700)
        }
    }
}
