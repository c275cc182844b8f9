pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What a dog needs, in a row: an entry that is met shows what met it, with a tick; an open one is dashed.
Item {
    id: row

    property list<string> slots // "met" or "open", and the icon
    property Motion motion: null
    readonly property real gap: 0.16
    readonly property real size: Math.min(height, width / Math.max(1, slots.length * (1 + gap) - gap))

    Row {
        anchors.centerIn: parent
        spacing: row.gap * row.size

        Repeater {
            model: row.slots.length
            Item {
                id: slot
                required property int index
                readonly property list<string> words: `${row.slots[index] ?? ""}`.split(" ")
                readonly property bool met: words[0] === "met"
                width: Theme.even(row.size)
                height: width
                onMetChanged: if (met && visible && !Theme.still) hop.restart()

                Rectangle {
                    visible: slot.met
                    anchors.fill: parent
                    radius: width * 0.28
                    color: "#D7F2E2"
                    border.color: "#1F7446"
                    border.width: 2.5
                }
                Picture {
                    visible: !slot.met
                    anchors.fill: parent
                    file: Theme.part("slot")
                }
                Picture {
                    id: picture
                    anchors.centerIn: parent
                    width: slot.width * 0.7
                    height: width
                    opacity: slot.met ? 1 : 0.75
                    file: Theme.icon(slot.words[1] ?? "")
                }
                Picture {
                    visible: slot.met
                    x: parent.width - width * 0.7
                    y: parent.height - height * 0.75
                    width: slot.width * 0.5
                    height: width
                    file: Theme.icon("check")
                }
                MotionReport {
                    motion: row.motion
                    on: hop.running
                }
                SequentialAnimation {
                    id: hop
                    onStopped: slot.scale = 1
                    NumberAnimation { target: slot; property: "scale"; to: 1.2; duration: Theme.duration(110); easing.type: Easing.OutQuad }
                    NumberAnimation { target: slot; property: "scale"; to: 1; duration: Theme.duration(150); easing.type: Easing.OutBack }
                }
            }
        }
    }
}
