pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A card of 5 Towers: the number on a disc, what it builds, the name of its tower; the height follows as
// 1.4 x the width. Good from 40 to 400 px; a small one has no name but more of its picture. An 8 or 9 has
// a warm disc and an arrow: any number may go on it.
// selected: a green tick; glowing: the frame of a legal target; dimmed: a sheet of paper over it;
// demolishes: a wrecking ball, for it goes on its tower only after a demolition.
Item {
    id: card

    required property string kind // "" when it is not known
    property int number: 0
    property string name
    property bool faceUp: true
    property bool selected: false
    property bool glowing: false
    property bool pointed: false // of the glowing ones the one that is meant
    property bool dimmed: false
    property bool demolishes: false
    property real depth: 6
    readonly property bool small: width < 60
    readonly property bool wild: number === 8 || number === 9
    readonly property bool front: faceUp && kind !== ""

    implicitWidth: 118
    height: width * 1.4

    Rectangle { // around it, with a rim: seen on wood and on grass
        visible: card.glowing || card.selected
        anchors.fill: parent
        anchors.margins: -Math.max(6, 17 * shell.unit)
        radius: 22 * shell.unit - anchors.margins
        color: Theme.glow
        border.color: card.pointed || Theme.contrast ? Theme.cardInk : "#E59A1C"
        border.width: card.pointed ? 4 : 3
        antialiasing: true
    }
    CardShell {
        id: shell
        anchors.fill: parent
        depth: card.depth

        Drawn {
            visible: !card.front
            anchors.fill: parent
            file: card.front ? "" : TowersTheme.drawing("back")
            pixels: Qt.size(Theme.step(width), Theme.step(width) * 1.4)
        }
        Item {
            visible: card.front
            anchors.fill: parent
            Drawn {
                x: 20 * shell.unit
                y: x
                width: 260 * shell.unit
                height: (card.small ? 380 : 318) * shell.unit
                fillMode: card.small ? Image.PreserveAspectCrop : Image.Stretch
                file: card.front ? TowersTheme.drawing(card.kind + "-card-" + (card.number === 0 ? "top" : card.number % 3)) : ""
                pixels: Qt.size(Theme.step(height * 260 / 318), Theme.step(height * 260 / 318) * 318 / 260)
            }
            Rectangle {
                x: shell.whole(18)
                y: x
                width: shell.whole(282) - x
                height: shell.whole(card.small ? 402 : 340) - y
                radius: 20 * shell.unit
                color: "transparent"
                border.color: Theme.cardInk
                border.width: Math.max(1.6, 6 * shell.unit)
                border.pixelAligned: false
            }
            CardName {
                visible: !card.small
                x: 26 * shell.unit
                y: 340 * shell.unit
                width: 248 * shell.unit
                height: 74 * shell.unit
                centred: true
                text: card.name
                largest: 50 * shell.unit * Math.min(1.25, Math.max(1, Theme.textScale))
            }
            Rectangle {
                visible: card.wild
                x: 212 * shell.unit
                y: 30 * shell.unit
                width: 62 * shell.unit
                height: 56 * shell.unit
                radius: 16 * shell.unit
                color: Theme.cardPaper
                border.color: Theme.cardInk
                border.width: Math.max(1.6, 5 * shell.unit)
                Picture {
                    anchors.centerIn: parent
                    width: 40 * shell.unit
                    height: width
                    file: card.wild ? Theme.icon("arrow-up") : ""
                }
            }
            Rectangle {
                readonly property real least: 30 // so that the number is at least 18 pixels high
                x: -2 * shell.unit
                y: 2 * shell.unit
                width: Theme.even(Math.max(least, 104 * shell.unit))
                height: width
                radius: width / 2
                color: card.wild ? Theme.sun : Theme.cardPaper
                border.color: Theme.cardInk
                border.width: Math.max(2, 9 * shell.unit)
                Text {
                    anchors.centerIn: parent
                    text: card.number
                    color: Theme.cardInk
                    font: Theme.display(parent.width * 0.64)
                }
            }
        }
    }
    Rectangle {
        visible: card.dimmed
        anchors.fill: parent
        radius: 22 * shell.unit
        color: Theme.dim
    }
    IconBadge {
        objectName: "demolishes"
        visible: card.demolishes && card.front
        x: parent.width - width * 0.84
        y: 338 * shell.unit - width
        width: Theme.even(Math.max(34, 116 * shell.unit))
        line: Math.max(2, 7 * shell.unit)
        color: Theme.sun
        icon: "demolish"
    }
    Rectangle { // the tick
        visible: card.selected
        x: parent.width - width * 0.66
        y: -height * 0.34
        width: Theme.even(Math.max(24, 72 * shell.unit))
        height: width
        radius: width / 2
        color: Theme.contrast ? Theme.cardPaper : "#4FC98A"
        border.color: Theme.cardInk
        border.width: Math.max(2, 7 * shell.unit)
        Picture {
            anchors.centerIn: parent
            width: parent.width * 0.62
            height: width
            file: card.selected ? Theme.icon("tick") : ""
        }
    }
}
