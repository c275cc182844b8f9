import QtQuick
import Shared

// What a seat has said in the bidding, in a speech bubble whose tip points to the left (at a name), or
// with `tip` "down" or "up" at what lies there. The highest bid is warm and has a firmer frame; passed is
// pale with a thin frame. A new word pops up when `lively`. In a given `width` a long text is set smaller.
Item {
    id: bubble

    property string text
    property bool highest: false
    property bool passed: false
    property string tip: "left"
    property bool lively: false
    property Motion motion: null
    property real pixels: Theme.size(18 * Theme.unit)
    readonly property bool moving: pop.running
    readonly property real tipSize: Math.min(height, 34) * 0.4
    readonly property bool still: Theme.still
    readonly property color fill: highest ? Theme.sun : passed ? Theme.cardPale : Theme.cardPaper

    function rest(): void {
        pop.stop();
        scale = 1;
    }

    implicitWidth: measure.advanceWidth + pixels * 1.4
    implicitHeight: Theme.even(Math.max(26, pixels * 1.65))
    visible: text !== ""
    transformOrigin: tip === "left" ? Item.Left : tip === "down" ? Item.Bottom : Item.Top
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    onStillChanged: if (still) rest()
    onTextChanged: if (lively && !Theme.still && text !== "") pop.restart()
    MotionReport {
        motion: bubble.motion
        on: bubble.moving
    }

    TextMetrics {
        id: measure
        font: Theme.display(bubble.pixels)
        text: bubble.text
    }
    Shadow {
        depth: 3
        radius: back.radius
    }
    Rectangle { // the tip
        readonly property real size: bubble.tipSize
        x: bubble.tip === "left" ? -size * 0.42 : bubble.tip === "right" ? bubble.width - size * 0.58 : (bubble.width - size) / 2
        y: bubble.tip === "down" ? bubble.height - size * 0.58 : bubble.tip === "up" ? -size * 0.42 : (bubble.height - size) / 2
        width: size
        height: size
        rotation: 45
        color: back.color
        border.color: back.border.color
        border.width: back.border.width
        antialiasing: true
    }
    Rectangle {
        id: back
        anchors.fill: parent
        radius: Math.min(Math.max(12, bubble.pixels * 0.66), height * 0.4)
        color: bubble.fill
        border.color: Theme.cardInk
        border.width: (bubble.highest ? 3 : bubble.passed ? 1.6 : 2.5) * Math.max(1, bubble.pixels / 20)
    }
    Rectangle { // the tip opens into the bubble
        readonly property real gap: Math.max(2, 1.28 * bubble.tipSize - 2.83 * back.border.width - 1)
        readonly property bool across: bubble.tip === "left" || bubble.tip === "right"
        x: bubble.tip === "left" ? 0 : bubble.tip === "right" ? bubble.width - width : (bubble.width - width) / 2
        y: bubble.tip === "up" ? 0 : bubble.tip === "down" ? bubble.height - height : (bubble.height - height) / 2
        width: across ? back.border.width + 1 : gap
        height: across ? gap : back.border.width + 1
        color: back.color
    }
    Text {
        anchors.fill: parent
        anchors.leftMargin: Math.min(7, bubble.pixels * 0.4)
        anchors.rightMargin: Math.min(7, bubble.pixels * 0.4)
        text: bubble.text
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        color: bubble.passed && !Theme.contrast ? "#5B4F6B" : Theme.cardInk
        font: Theme.display(bubble.pixels)
    }
    SequentialAnimation {
        id: pop
        NumberAnimation { target: bubble; property: "scale"; from: 0.5; to: 1; duration: Theme.duration(220); easing.type: Easing.OutBack; easing.overshoot: 2 }
    }
}
