pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The made-up rules that nobody has taken: sheets of paper, face down, and how many.
Item {
    id: stack

    property int count: 0
    property string told: label // in a bubble
    property string label: qsTr("Made-up rules")
    property bool named: true // there is room for the words
    property real above: 0 // free over it, for words of two lines
    readonly property real paper: Math.min(width - (named ? 8 : 2), (height - (named ? words.height - words.more : 0) - 5) / 0.62)
    readonly property rect sheet: Qt.rect((width - paper) / 2, (named ? height - 2 : (height + paper * 0.7) / 2) - paper * 0.62, paper, paper * 0.62)

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Made-up rules in the stack: %1").arg(count)
    Accessible.description: told

    TextMetrics {
        id: least
        font: Theme.body(12, 800)
        text: stack.label
    }
    Label {
        id: words
        objectName: "words"
        readonly property real more: stack.above >= 15 && least.advanceWidth > stack.width ? 15 : 0 // its first line
        visible: stack.named
        x: more > 0 || stack.width > 120 ? 0 : -4
        y: -2 - more
        width: parent.width - 2 * x
        height: 18 * Math.max(1, stack.width / 105) + more
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: more > 0 ? Text.WordWrap : Text.NoWrap
        lineHeight: more > 0 ? 0.9 : 1
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        text: stack.label
        weight: 800
        pixels: Theme.size(13 * Math.max(1, stack.width / 105))
    }
    Repeater {
        model: Math.min(3, stack.count)
        RuleCard {
            required property int index
            x: stack.sheet.x + [0, -2, 2][index]
            y: stack.sheet.y - index * 2.5
            width: stack.paper
            rotation: index === Math.min(3, stack.count) - 1 ? 0 : index === 0 ? 3 : -2.5
            hidden: true
        }
    }
    Rectangle { // the place of a stack that is used up
        visible: stack.count === 0
        x: stack.sheet.x
        y: stack.sheet.y
        width: stack.sheet.width
        height: stack.sheet.height
        radius: 3
        color: "transparent"
        border.color: Theme.emptyEdge
        border.width: 2
    }
    Rectangle {
        objectName: "count"
        x: stack.sheet.x + stack.sheet.width - width * 0.72
        y: stack.sheet.y - height * (stack.named ? 0.2 : 0.6)
        width: Theme.even(Math.max(20, Math.min(stack.height * 0.34, stack.paper * 0.34)))
        height: width
        radius: width / 2
        color: Theme.violet
        border.color: Theme.cardInk
        border.width: 2.5
        Text {
            anchors.centerIn: parent
            text: stack.count
            color: "#FFFFFF"
            font: Theme.display(Math.max(12, parent.width * 0.64))
        }
    }
    Says {
        text: stack.told
    }
}
