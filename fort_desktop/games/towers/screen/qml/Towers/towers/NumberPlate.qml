import QtQuick
import Shared

// The number of a storey on its plate; 8 and 9, on which any number goes, are marked by an arrow and
// a warm plate. `pixels` is the size of the number.
Rectangle {
    id: plate

    required property int number
    property real pixels: 18
    property real most: 1000 // the height that there is
    readonly property bool wild: number === 8 || number === 9

    width: Math.round(pixels * 1.62)
    height: Math.round(Math.min(most, pixels * 1.3))
    radius: Math.min(height * 0.32, Math.max(7, pixels * 0.36))
    color: wild ? Theme.sun : Theme.cardPaper
    border.color: Theme.cardInk
    border.width: pixels > 15 ? Math.max(2.5, pixels * 0.12) : 2

    Text {
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: plate.wild ? -plate.pixels * 0.2 : 0
        text: plate.number
        color: Theme.cardInk
        font: Theme.display(plate.pixels)
    }
    Picture {
        visible: plate.wild
        anchors.verticalCenter: parent.verticalCenter
        x: parent.width - width - plate.border.width - plate.pixels * 0.06
        width: plate.pixels * 0.5
        height: width
        file: plate.wild ? Theme.icon("arrow-up") : ""
    }
}
