pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A sandy path under a strip of lawn, with the park's sign.
Item {
    id: park

    property real unit: 1

    Shadow {
        radius: 14
    }
    Rectangle {
        anchors.fill: parent
        radius: 14
        color: Theme.sand
    }
    Rectangle {
        x: 2
        y: 2
        width: parent.width - 4
        height: 28 * park.unit
        topLeftRadius: 12
        topRightRadius: 12
        bottomLeftRadius: park.width * 0.2
        bottomRightRadius: park.width * 0.34
        color: Theme.grass
    }
    Repeater {
        model: Theme.contrast ? 0 : 26
        Rectangle {
            required property int index
            x: 14 + (index * 83 * park.unit) % (park.width - 36)
            y: 44 * park.unit + (index * 47) % (park.height - 60 * park.unit)
            width: 8
            height: 5
            radius: 3
            color: Theme.sandDot
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: 14
        color: "transparent"
        border.color: Theme.ink
        border.width: Theme.line
    }
    Banner {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -3 * park.unit
        width: Math.max(104 * park.unit, Math.min(implicitWidth, park.width * 0.7))
        height: 31 * park.unit
        fontSize: 17 * park.unit
        text: qsTr("Park")
    }
}
