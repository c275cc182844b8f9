import QtQuick
import Shared

// Lines of a form that belong together, in a frame under their heading. `sign` is an icon.
Rectangle {
    id: group

    property string label
    property string sign
    default property alias content: column.data
    readonly property real pad: 18 * Theme.unit

    implicitHeight: column.y + column.height + pad
    radius: 16
    color: Theme.contrast ? Theme.paper : Theme.mix(Theme.paper, Theme.paper2, 0.55)
    border.color: Theme.contrast ? Theme.ink : Theme.paper3
    border.width: 2
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Rectangle { // the heading's tab on the frame
        x: group.pad - 6
        y: -height / 2
        width: Math.min(group.width - 2 * x, heading.x + heading.implicitWidth + 18)
        height: Math.max(34 * Theme.unit, heading.font.pixelSize * 1.5)
        radius: height / 2
        color: Theme.warmPale
        border.color: Theme.ink
        border.width: 2.5
        Picture {
            id: icon
            x: 12
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height * 0.66
            height: width
            file: Theme.icon(group.sign)
        }
        Label {
            id: heading
            x: icon.x + icon.width + 8
            width: Math.min(implicitWidth, group.width - 2 * group.pad - x)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            strong: true
            pixels: Theme.size(18 * Theme.unit)
            text: group.label
        }
    }
    Column {
        id: column
        x: group.pad
        y: group.pad + 14 * Theme.unit
        width: group.width - 2 * x
        spacing: 16 * Theme.unit
    }
}
