pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A plank with nails and grain: signs and headings. Not usable by itself; see SignButton.
Item {
    id: banner

    property string text: ""
    property color fill: Theme.woodLight
    property int fontSize: Theme.button
    property real lip: 6
    property bool lined: false // two lines of text: the grain keeps to the edges
    default property alias content: plank.data

    implicitWidth: label.implicitWidth + 60
    implicitHeight: fontSize * 1.5 + 14

    Shadow {
        radius: 10
    }
    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.woodDark
        border.color: Theme.ink
        border.width: 4
    }
    Rectangle {
        id: plank
        width: parent.width
        height: parent.height - banner.lip
        radius: 9
        color: banner.fill
        border.color: Theme.ink
        border.width: 3.5

        Repeater {
            model: plank.height < 36 ? [] : banner.lined ? [[0.07, 0.09, 0.5], [0.14, 0.92, 0.7], [0.52, 0.13, 0.3]] : [[0.07, 0.2, 0.5], [0.14, 0.84, 0.7], [0.52, 0.26, 0.3]]
            Rectangle { // grain
                required property var modelData
                x: modelData[0] * plank.width
                y: Math.round(modelData[1] * plank.height)
                width: modelData[2] * plank.width
                height: 2
                radius: 1
                visible: !Theme.contrast
                color: Theme.mix(banner.fill, Theme.woodDark, 0.3)
            }
        }
        Repeater {
            model: 2
            Rectangle { // nails
                required property int index
                x: index ? plank.width - 13 : 8
                y: plank.height / 2 - 2.5
                width: 5
                height: 5
                radius: 2.5
                color: Theme.ink
            }
        }
        Text {
            id: label
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 34)
            height: parent.height
            text: banner.text
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.on(banner.fill)
            font: Theme.display(banner.fontSize)
        }
    }
}
