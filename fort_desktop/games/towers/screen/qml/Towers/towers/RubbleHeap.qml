import QtQuick
import Shared
import Towers

// The rubble of a seat: a heap that grows with the `count` of its cards, the count on a disc over it and
// a `text` (what it costs) under it; both `beside` it where it is to be low. Its picture is 100 : 64. A
// new piece makes it jump when `lively`.
Item {
    id: heap

    property int count: 0
    property string text
    property string name: text // for screen readers
    property color ink: Theme.text // of the text
    property bool lively: false
    property Motion motion: null
    property real digits: 18 * Theme.unit
    property bool beside: false
    property real wide: width // the picture, when nothing is `beside` it
    property real room: width * 1.25 // for the text; `beside`: for all, or it is the `brief` one
    property string brief
    readonly property real row: Theme.even(Theme.label * 1.5)
    readonly property real low: Math.min(1.7 * row, 2 * digits) // how wide the picture is `beside` the words
    readonly property real lead: 0.72 * low + disc.width + 3 // before them
    readonly property real drawn: beside ? low : wide
    readonly property real number: beside ? Math.max(12, Math.min(Theme.size(digits), row / 1.5)) : Math.max(12, Math.min(Theme.size(digits), drawn * 0.34))
    readonly property real unit: drawn / 100
    readonly property point middle: Qt.point(drawn / 2, beside ? height / 2 : height * 0.72)
    readonly property bool moving: jolt.running
    readonly property bool still: Theme.still
    property bool ready: false
    property int wait: 380 // until the chunks arrive
    property int before: 0
    property int shown: 0 // the chunks of a new piece are still on their way
    readonly property int size: shown > 3 ? 3 : shown > 1 ? 2 : shown

    function rest(): void {
        jolt.stop();
        shown = count;
        picture.scale = 1;
    }

    implicitWidth: beside ? lead + words.implicitWidth : 72
    implicitHeight: beside ? row : 64 * unit + disc.height + words.height
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
        y: (heap.beside ? heap.height : words.y) - height
        part: "rubble-" + heap.size
        transformOrigin: Item.Bottom
    }
    TextMetrics {
        id: whole
        font: words.font
        text: heap.text
    }
    Rectangle {
        id: disc
        x: heap.beside ? heap.drawn * 0.72 : (heap.width - width) / 2
        y: heap.beside ? (heap.height - height) / 2 : Math.max(0, picture.y + [44, 25, 6, 0][heap.size] * heap.unit - height)
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
        x: heap.beside ? heap.lead : (heap.width - width) / 2
        y: heap.beside ? (heap.height - height) / 2 : heap.height - (visible ? height : 0)
        width: Math.min(heap.beside ? implicitWidth : heap.room, implicitWidth)
        text: heap.beside && heap.lead + whole.advanceWidth > heap.room ? heap.brief : heap.text
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
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
        PauseAnimation { duration: Theme.duration(heap.wait) }
        PropertyAction { target: heap; property: "shown"; value: heap.count }
        NumberAnimation { target: picture; property: "scale"; to: 1.14; duration: Theme.duration(70); easing.type: Easing.OutQuad }
        NumberAnimation { target: picture; property: "scale"; to: 1; duration: Theme.duration(130); easing.type: Easing.OutBack }
    }
}
