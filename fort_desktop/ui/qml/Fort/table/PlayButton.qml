import QtQuick
import Fort

// A row of the choices as the one green button; the others do not show.
PushButton {
    id: button

    required property int move
    required property string label
    required property bool primary

    objectName: primary ? "primary" : ""
    visible: primary
    icon: "play"
    text: label
    fill: Theme.go
    padding: 8
    fontSize: Theme.size(20 * Theme.unit)
}
