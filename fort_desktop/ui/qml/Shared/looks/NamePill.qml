import QtQuick
import Shared

// A pill with a name that falls back to its icon and a bubble when `room` is too small for the name.
Pill {
    id: pill

    property string label
    property real room: 1000
    readonly property bool fits: measure.implicitWidth + pixels * 1.6 <= room

    words: true
    text: fits ? label : ""
    name: label
    implicitWidth: fits ? measure.implicitWidth + pixels * 1.6 : pixels * 1.2

    Text {
        id: measure
        visible: false
        text: pill.label
        textFormat: Text.PlainText
        font: Theme.body(Math.max(12, pill.pixels * 0.54), 800)
    }
}
