pragma ComponentBehavior: Bound
import QtQuick
import Shared

// How many cards a rival holds: the number and a small fan of backs.
Item {
    id: hand

    property int count: 0
    property string told: "" // in a bubble, more than the name
    property real unit: 1
    property real room: 1000 // for all
    readonly property real least: 33 * unit // with one back
    readonly property int shown: Math.min(count, Math.max(1, Math.min(8, Math.floor((room / unit - 24) / 9))))

    width: (24 + 9 * shown) * unit
    height: 26 * unit
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Hand: %n card(s)", "", count)
    Accessible.description: told

    Says {
        text: hand.told || hand.Accessible.name
        below: true
    }
    Repeater {
        model: hand.shown
        Rectangle {
            required property int index
            x: (15 + index * 9) * hand.unit
            y: hand.unit
            width: 17 * hand.unit
            height: 24 * hand.unit
            radius: 3 * hand.unit
            color: index % 2 ? Theme.violet : Theme.violetLight
            border.color: Theme.cardInk
            border.width: 2
        }
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.even(23 * hand.unit)
        height: width
        radius: width / 2
        color: Theme.cardPaper
        border.color: Theme.ink
        border.width: 2.5
        Text {
            anchors.centerIn: parent
            text: hand.count
            color: Theme.cardInk
            font: Theme.display(Math.max(12, 15 * hand.unit))
        }
    }
}
