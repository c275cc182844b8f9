import QtQuick
import Shared

// A place at which nobody sits yet.
Pressable {
    id: seat

    property int number: 3

    name: qsTr("Add player %1").arg(number)
    ringRadius: 16

    Rectangle {
        anchors.fill: parent
        radius: 16
        color: seat.hovered ? Theme.mix(Theme.paper2, Theme.warm, 0.3) : "transparent"
        border.color: Theme.contrast ? Theme.ink : Theme.paper3
        border.width: 3
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 24
        spacing: 6 * Theme.unit
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 56 * Theme.unit
            height: width
            radius: width / 2
            color: Theme.cardPale
            border.color: Theme.ink
            border.width: Theme.line
            Picture {
                anchors.centerIn: parent
                width: parent.width * 0.5
                height: width
                file: Theme.icon("plus")
            }
        }
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            strong: true
            pixels: Theme.size(16 * Theme.unit)
            color: Theme.text2
            text: seat.name
        }
    }
}
