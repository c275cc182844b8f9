pragma ComponentBehavior: Bound
import QtQuick
import Fort

// A kid's card, from plain properties; the height follows as 1.4 x the width. Good from 80 to 400 px.
// suits: one or two names. Tokens: see ActionRow; an empty list is "no such action".
// dimmed: a sheet of paper over it; counted: the suit's badge gets a green ring.
CardShell {
    id: card

    property string name
    property list<string> suits
    property list<string> publicTokens
    property list<string> privateTokens
    property bool bestFriend: false
    property url portrait
    property bool dimmed: false
    property bool counted: false

    readonly property string first: suits[0] ?? ""
    readonly property string last: suits[suits.length - 1] ?? ""
    readonly property bool mixed: first !== last

    height: width * 1.4
    paper: bestFriend ? "#FFF9E4" : Theme.cardPaper

    component Stripe: Image {
        width: 64 * card.unit
        height: 420 * card.unit
        sourceSize: Qt.size(Theme.step(height) * 64 / 420, Theme.step(height))
    }
    component ActionBox: Item {
        id: box
        required property bool open
        required property list<string> tokens
        x: card.whole(72)
        width: card.whole(290) - x
        height: card.whole(80)

        Rectangle {
            visible: box.tokens.length === 0
            anchors.fill: parent
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
        Rectangle {
            visible: box.open && box.tokens.length > 0
            anchors.fill: parent
            radius: 12 * card.unit
            color: Theme.mix(Theme.suit(card.first), "#FFFBEF", 0.7)
            border.color: Theme.cardInk
            border.width: Math.max(1.2, 3.5 * card.unit)
            border.pixelAligned: false
        }
        Image {
            visible: !box.open && box.tokens.length > 0
            anchors.fill: parent
            source: Theme.part("private-row")
            sourceSize: Qt.size(Theme.step(width), Theme.step(width) * 80 / 218)
        }
        ActionRow {
            anchors.centerIn: parent
            width: 206 * card.unit
            height: 72 * card.unit
            unit: card.unit
            tokens: box.tokens
        }
        SuitBadge { // on a small card it takes the whole stripe
            x: 31 * card.unit - box.x - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(42 * card.unit, Math.min(54 * card.unit, 17))
            icon: box.open ? "public" : "private"
            fill: 0.66 + 0.16 * (width / card.unit - 42) / 12
            Picture {
                visible: box.tokens.length === 0
                anchors.fill: parent
                source: visible ? Theme.part("struck") : ""
            }
        }
    }

    Stripe {
        source: card.last === "" ? "" : Theme.part(card.last)
    }
    Stripe {
        visible: card.mixed
        source: card.mixed ? Theme.part(card.first + "-upper") : ""
    }
    Repeater {
        model: card.suits
        SuitBadge {
            required property int index
            required property string modelData
            x: 5 * card.unit
            y: (9 + index * 56) * card.unit
            width: 52 * card.unit
            icon: modelData
            edge: card.counted ? "#1F7446" : Theme.cardInk
            line: Math.max(1.2, (card.counted ? 6 : 3.5) * card.unit)
        }
    }
    CardName {
        x: 78 * card.unit
        y: 4 * card.unit
        width: (card.bestFriend ? 160 : 208) * card.unit
        height: 56 * card.unit
        text: card.name
        largest: 38 * card.unit
    }
    Image {
        x: 74 * card.unit
        y: 58 * card.unit
        width: 214 * card.unit
        height: 164 * card.unit
        source: card.first === "" ? "" : Theme.part("window-" + card.first)
        sourceSize: Qt.size(Theme.step(width), Theme.step(width) * 164 / 214)
    }
    Picture {
        x: 97 * card.unit
        y: 55 * card.unit
        width: 168 * card.unit
        height: width
        source: card.portrait
    }
    Rectangle {
        visible: card.bestFriend
        anchors.fill: frame
        anchors.margins: frame.border.width
        radius: 10 * card.unit
        color: "transparent"
        border.color: Theme.sun
        border.width: Math.max(1.5, 4 * card.unit)
        border.pixelAligned: false
    }
    Rectangle {
        id: frame
        x: card.whole(72)
        y: card.whole(56)
        width: card.whole(290) - x
        height: card.whole(224) - y
        radius: 14 * card.unit
        color: "transparent"
        border.color: Theme.cardInk
        border.width: Math.max(1.3, 4 * card.unit)
        border.pixelAligned: false
    }
    SuitBadge {
        visible: card.bestFriend
        x: 243 * card.unit
        y: 10 * card.unit
        width: 50 * card.unit
        color: Theme.heart
        icon: "best-friend"
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
    Rectangle {
        visible: card.dimmed
        anchors.fill: parent
        radius: 22 * card.unit
        color: Theme.dim
    }
}
