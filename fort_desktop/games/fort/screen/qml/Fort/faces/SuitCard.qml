pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What kids' and dogs' cards have in common: the stripe of their suits, the name, and the portrait
// before its window; the height follows as 1.4 x the width. Good from 80 to 400 px.
// suits: one or two names. dimmed: it lies in the shade; counted: the suit's badge gets a green ring.
CardShell {
    id: card

    property string name
    property real nameWidth: 208 // in units
    property list<string> suits
    property url portrait
    property url backdrop: first === "" ? "" : Theme.part("window-" + first)
    property bool dimmed: false
    property bool counted: false
    readonly property alias frame: frame

    readonly property string first: suits[0] ?? ""
    readonly property string last: suits[suits.length - 1] ?? ""
    readonly property bool mixed: first !== last

    height: width * 1.4

    component Stripe: Drawn {
        width: 63 * card.unit
        height: 420 * card.unit
        pixels: Qt.size(Theme.step(height) * 64 / 420, Theme.step(height))
    }

    Stripe {
        file: card.last === "" ? "" : Theme.part(card.last)
    }
    Stripe {
        visible: card.mixed
        file: card.mixed ? Theme.part(card.first + "-upper") : ""
    }
    Rectangle { // the edge of the stripe; that of a picture is jagged where it is turned
        objectName: "edge"
        x: 60 * card.unit
        y: 4 * card.unit
        width: Math.max(1.3, 4 * card.unit)
        height: card.height - 8 * card.unit
        antialiasing: true
        color: Theme.cardInk
    }
    Repeater {
        model: card.suits
        IconBadge {
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
        width: card.nameWidth * card.unit
        height: 56 * card.unit
        text: card.name
        largest: 38 * card.unit
    }
    Drawn {
        x: 74 * card.unit
        y: 58 * card.unit
        width: 214 * card.unit
        height: 164 * card.unit
        file: card.backdrop
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 164 / 214)
    }
    Picture {
        x: 97 * card.unit
        y: 55 * card.unit
        width: 168 * card.unit
        height: width
        file: card.portrait
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
    Rectangle {
        visible: card.dimmed
        z: 1
        anchors.fill: parent
        radius: 22 * card.unit
        color: Theme.dim
    }
}
