import QtQuick
import Shared

// A seat's pawn: its face over a body in the seat's colour with the player's letter. `hop` lifts it.
Item {
    id: pawn

    property string seat
    property string letter
    property url face
    property string told: "" // in a bubble
    property real hop: 0

    height: width * 1.46

    Says {
        text: pawn.told
        below: true
    }
    Rectangle { // where it stands
        anchors.horizontalCenter: parent.horizontalCenter
        y: pawn.height - height * 0.6
        width: pawn.width * (1.1 - 0.3 * pawn.hop / pawn.height)
        height: pawn.width * 0.24
        radius: height / 2
        color: Theme.cardInk
        opacity: 0.25
    }
    Item {
        y: -pawn.hop
        width: parent.width
        height: parent.height

        Rectangle {
            y: pawn.height - height
            x: pawn.width * 0.04
            width: pawn.width * 0.92
            height: pawn.height * 0.56
            topLeftRadius: width * 0.45
            topRightRadius: width * 0.45
            bottomLeftRadius: 3
            bottomRightRadius: 3
            color: Theme.seat(pawn.seat)
            border.color: Theme.cardInk
            border.width: Math.max(2, pawn.width * 0.085)
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            y: pawn.height - pawn.width * 0.255 - height / 2
            text: pawn.letter
            textFormat: Text.PlainText
            color: Theme.onSeat(pawn.seat)
            font: Theme.display(Math.max(12, pawn.width * 0.46))
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.even(pawn.width * 0.98)
            height: width
            radius: width / 2
            color: Theme.mix(Theme.seat(pawn.seat), "#FFFBEF", 0.45)
            border.color: Theme.cardInk
            border.width: Math.max(2, pawn.width * 0.085)
            Picture {
                anchors.centerIn: parent
                width: parent.width * 0.88
                height: width
                file: pawn.face
            }
        }
    }
}
