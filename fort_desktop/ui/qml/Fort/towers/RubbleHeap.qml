import QtQuick
import Fort

// The rubble of a seat: a heap that grows with the `count` of its cards, the count on a disc over it and
// a `text` (what it costs) under it. Its picture is 100 : 64. A new piece makes it jump when `lively`.
Item {
    id: heap

    property int count: 0
    property string text
    property string name: text // for screen readers
    property color ink: Theme.text // of the text
    property bool lively: false
    property Motion motion: null
    property real digits: 18 * Theme.unit
    property real room: width * 1.25 // for the text
    readonly property real number: Math.max(12, Math.min(Theme.size(digits), width * 0.34))
    readonly property real unit: width / 100
    readonly property bool moving: jolt.running
    readonly property bool still: Theme.still
    property bool ready: false
    property int before: 0
    property int shown: 0 // the chunks of a new piece are still on their way
    readonly property int size: shown > 3 ? 3 : shown > 1 ? 2 : shown

    function rest(): void {
        jolt.stop();
        shown = count;
        picture.scale = 1;
    }

    implicitWidth: 72
    implicitHeight: 64 * unit + disc.height + words.height
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    onStillChanged: if (still) rest()
    onCountChanged: {
        if (ready && lively && !Theme.still && count > before)
            jolt.restart();
        else
            rest();
        before = count;
    }
    Component.onCompleted: {
        ready = true;
        before = shown = count;
    }
    MotionReport {
        motion: heap.motion
        on: heap.moving
    }

    TowerPart {
        id: picture
        box: Qt.rect(0, 0, 100, 64)
        unit: heap.unit
        y: words.y - height
        part: "rubble-" + heap.size
        transformOrigin: Item.Bottom
    }
    Rectangle {
        id: disc
        x: (heap.width - width) / 2
        y: Math.max(0, picture.y + [44, 25, 6, 0][heap.size] * heap.unit - height)
        width: Theme.even(Math.max(22, heap.number * 1.5))
        height: width
        radius: width / 2
        color: Theme.cardPaper
        border.color: Theme.cardInk
        border.width: 2.5
        Text {
            anchors.centerIn: parent
            text: heap.shown
            color: Theme.cardInk
            font: Theme.display(heap.number)
        }
    }
    Label {
        id: words
        visible: text !== ""
        x: (heap.width - width) / 2
        y: heap.height - (visible ? height : 0)
        width: Math.min(heap.room, implicitWidth)
        text: heap.text
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        color: heap.ink
        weight: 800
        pixels: Theme.label
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: jolt
        onFinished: heap.rest()
        PauseAnimation { duration: Theme.duration(310) } // until the chunks arrive
        PropertyAction { target: heap; property: "shown"; value: heap.count }
        NumberAnimation { target: picture; property: "scale"; to: 1.14; duration: Theme.duration(70); easing.type: Easing.OutQuad }
        NumberAnimation { target: picture; property: "scale"; to: 1; duration: Theme.duration(130); easing.type: Easing.OutBack }
    }
}
