import QtQuick
import Fort

// The rubble of a seat: a heap that grows with the `count` of its cards, the count on a disc over it and
// a `text` (what it costs) under it. Its picture is 100 : 64. A new piece makes it jump when `lively`.
Item {
    id: heap

    property int count: 0
    property string text
    property string name: text // for screen readers
    property bool lively: false
    property Motion motion: null
    property real digits: 18 * Theme.unit
    readonly property real unit: width / 100
    readonly property int size: count > 3 ? 3 : count > 1 ? 2 : count
    readonly property bool moving: jolt.running
    readonly property bool still: Theme.still
    property int before: count

    function rest(): void {
        jolt.stop();
        picture.scale = 1;
    }

    implicitWidth: 72
    implicitHeight: 64 * unit + disc.height + words.height
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    onStillChanged: if (still) rest()
    onCountChanged: {
        if (lively && !Theme.still && count > before)
            jolt.restart();
        before = count;
    }
    Component.onCompleted: before = count
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
        y: Math.max(0, picture.y + [46, 28, 8, 4][heap.size] * heap.unit - height)
        width: Theme.even(Math.max(22, Theme.size(heap.digits) * 1.5))
        height: width
        radius: width / 2
        color: Theme.cardPaper
        border.color: Theme.cardInk
        border.width: 2.5
        Text {
            anchors.centerIn: parent
            text: heap.count
            color: Theme.cardInk
            font: Theme.display(Theme.size(heap.digits))
        }
    }
    Label {
        id: words
        visible: text !== ""
        x: (heap.width - width) / 2
        y: heap.height - (visible ? height : 0)
        text: heap.text
        wrapMode: Text.NoWrap
        color: Theme.onTable
        weight: 800
        pixels: Theme.label
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: jolt
        PauseAnimation { duration: Theme.duration(330) } // until the chunks arrive
        NumberAnimation { target: picture; property: "scale"; to: 1.14; duration: Theme.duration(70); easing.type: Easing.OutQuad }
        NumberAnimation { target: picture; property: "scale"; to: 1; duration: Theme.duration(130); easing.type: Easing.OutBack }
    }
}
