import QtQuick
import Shared

// The first player's card: a flag on a small card that lies at the seat, a little askew.
Rectangle {
    id: card

    property real pixels: 26
    property string told: "" // in a bubble, more than the name

    width: pixels * 0.82
    height: pixels
    radius: pixels * 0.16
    rotation: 8
    color: Theme.cardPaper
    border.color: Theme.cardInk
    border.width: 2.2
    border.pixelAligned: false
    antialiasing: true
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("First player")

    Picture {
        anchors.centerIn: parent
        width: card.pixels * 0.66
        height: width
        file: Theme.icon("first-player")
    }
    Says {
        text: card.told || card.Accessible.name
        below: true
    }
}
