import QtQuick
import Fort

// A seat's pawn: head, body and letter.
Item {
    id: pawn

    property string seat
    property string letter

    height: width * 1.42

    Rectangle {
        y: pawn.height * 0.44
        width: pawn.width
        height: pawn.height * 0.56
        topLeftRadius: pawn.width * 0.5
        topRightRadius: pawn.width * 0.5
        bottomLeftRadius: 2
        bottomRightRadius: 2
        color: Theme.seat(pawn.seat)
        border.color: Theme.ink
        border.width: 2.5
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: pawn.width * 0.72
        height: width
        radius: width / 2
        color: Theme.seat(pawn.seat)
        border.color: Theme.ink
        border.width: 2.5
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: pawn.height * 0.72 - height / 2
        text: pawn.letter
        textFormat: Text.PlainText
        color: Theme.onSeat(pawn.seat)
        font: Theme.display(Math.max(12, pawn.width * 0.56))
    }
}
