pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A card as a small picture with its name: its face on paper in the colour of its suit. Pressed, it is
// shown closer. `reading` is what its coin stood for.
Pressable {
    id: card

    property Face face: null
    property string reading: ""
    property real unit: 1
    readonly property string suit: face?.suits[0] ?? ""

    name: face?.name ?? ""
    width: 66 * unit
    height: label.y + label.height
    ringRadius: 10

    Rectangle {
        id: frame
        anchors.horizontalCenter: parent.horizontalCenter
        width: 54 * card.unit
        height: width
        radius: 9 * card.unit
        color: Theme.mix(FortTheme.suit(card.suit), "#FFFBEF", card.hovered ? 0.8 : 0.62)
        border.color: Theme.ink
        border.width: 2.5

        Picture {
            anchors.fill: parent
            anchors.margins: 2
            file: card.face?.head ?? ""
        }
        Row {
            x: -4
            y: -4
            spacing: -3
            Repeater {
                model: card.face?.suits ?? []
                IconBadge {
                    required property string modelData
                    width: 20 * card.unit
                    icon: modelData
                }
            }
        }
        Row {
            visible: card.reading !== ""
            x: parent.width - width + 6
            y: parent.height - height + 1 // clear of the name
            Picture {
                anchors.verticalCenter: parent.verticalCenter
                width: 13 * card.unit
                height: width
                file: Theme.icon("arrow")
            }
            IconBadge {
                width: 22 * card.unit
                icon: card.reading
            }
        }
    }
    CardName {
        id: label
        y: frame.height + 3 * card.unit // for what stands above a capital
        width: parent.width
        height: Theme.size(13 * card.unit) * 1.35
        largest: Theme.size(13 * card.unit)
        centred: true
        color: Theme.cardInk
        text: card.name
    }
}
