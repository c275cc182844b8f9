pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What lies on a card: how many cards are in its pile, the suit that its coin stands for, and the
// plus sign before cards added to a play.
Item {
    id: notes

    property int number: -1
    property string reading: ""
    property bool added: false
    property list<string> gain
    property real unit: 1

    Rectangle {
        visible: notes.number >= 0
        x: parent.width - width * 0.72
        y: parent.height - height * 0.9
        width: Math.max(height, count.implicitWidth + 10)
        height: Theme.even(Math.max(28, notes.width * 0.34))
        radius: height / 2
        color: Theme.cardPaper
        border.color: Theme.ink
        border.width: 2.5
        Text {
            id: count
            anchors.centerIn: parent
            text: notes.number
            color: Theme.cardInk
            font: Theme.display(Math.max(14, notes.width * 0.185))
        }
    }
    IconBadge {
        visible: notes.reading !== ""
        x: -width * 0.25
        y: -width * 0.25
        width: Math.max(24, notes.width * 0.3)
        icon: notes.reading
        edge: Theme.glowEdge
        line: 4
    }
    GainBadge {
        x: notes.width * 0.97 - width // on the portrait, below the name
        y: notes.height * 0.12
        unit: notes.unit
        most: notes.width * 0.94
        tokens: notes.gain
    }
    Rectangle {
        id: plus
        visible: notes.added
        x: -width * 0.8
        y: notes.height * 0.4
        width: Theme.even(Math.max(24, notes.width * 0.3))
        height: width
        radius: width / 2
        color: "#4FC98A"
        border.color: Theme.cardInk
        border.width: 3
        Repeater {
            model: 2
            Rectangle {
                required property int index
                anchors.centerIn: parent
                width: (index ? 0.16 : 0.56) * plus.width
                height: (index ? 0.56 : 0.16) * plus.width
                radius: 2
                color: Theme.cardInk
            }
        }
    }
}
