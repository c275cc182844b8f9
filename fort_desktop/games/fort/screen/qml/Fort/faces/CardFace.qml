pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A kid's card, from plain properties. Tokens: see ActionRow; an empty list is "no such action".
SuitCard {
    id: card

    property list<string> publicTokens
    property list<string> privateTokens
    property bool bestFriend: false

    nameWidth: bestFriend ? 160 : 208
    paper: bestFriend ? "#FFF9E4" : Theme.cardPaper

    component ActionBox: Item {
        id: box
        required property bool open
        required property list<string> tokens
        x: card.whole(72)
        width: card.whole(290) - x
        height: card.whole(80)

        Loader {
            anchors.fill: parent
            sourceComponent: box.tokens.length === 0 ? none : box.open ? forAll : forOne
        }
        ActionRow {
            anchors.centerIn: parent
            width: 206 * card.unit
            height: 72 * card.unit
            unit: card.unit
            tokens: box.tokens
        }
        IconBadge { // on a small card it takes the whole stripe
            x: 31 * card.unit - box.x - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(42 * card.unit, Math.min(54 * card.unit, 17))
            icon: box.open ? "public" : "private"
            fill: 0.66 + 0.16 * (width / card.unit - 42) / 12
            Loader {
                active: box.tokens.length === 0
                anchors.fill: parent
                sourceComponent: Picture {
                    file: Theme.part("struck")
                }
            }
        }
    }

    Component {
        id: none
        Rectangle {
            radius: 12 * card.unit
            color: Theme.cardPale
            border.color: Theme.cardLine
            border.width: Math.max(1, 3 * card.unit)
            Rectangle {
                anchors.centerIn: parent
                width: 46 * card.unit
                height: 8 * card.unit
                radius: height / 2
                color: Theme.cardLine
            }
        }
    }
    Component {
        id: forAll
        Rectangle {
            radius: 12 * card.unit
            color: Theme.mix(FortTheme.suit(card.first), "#FFFBEF", 0.7)
            border.color: Theme.cardInk
            border.width: Math.max(1.2, 3.5 * card.unit)
            border.pixelAligned: false
        }
    }
    Component {
        id: forOne
        Drawn {
            file: Theme.part("private-row")
            pixels: Qt.size(Theme.step(width), Theme.step(width) * 80 / 218)
        }
    }
    Loader {
        active: card.bestFriend
        anchors.fill: parent
        sourceComponent: Item {
            Rectangle {
                x: card.frame.x + card.frame.border.width
                y: card.frame.y + card.frame.border.width
                width: card.frame.width - 2 * card.frame.border.width
                height: card.frame.height - 2 * card.frame.border.width
                radius: 10 * card.unit
                color: "transparent"
                border.color: Theme.sun
                border.width: Math.max(1.5, 4 * card.unit)
                border.pixelAligned: false
            }
            IconBadge {
                x: 243 * card.unit
                y: 10 * card.unit
                width: 50 * card.unit
                color: Theme.heart
                icon: "best-friend"
            }
        }
    }
    ActionBox {
        y: 234 * card.unit
        open: true
        tokens: card.publicTokens
    }
    ActionBox {
        y: 325 * card.unit
        open: false
        tokens: card.privateTokens
    }
}
