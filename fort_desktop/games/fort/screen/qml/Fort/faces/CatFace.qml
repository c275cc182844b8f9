pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The card of a cat, from plain properties; the height follows as 1.4 x the width. What lures it stands
// on grass, what it does on paper. Tokens: see ActionRow.
CardShell {
    id: card

    property string name
    property list<string> lureTokens
    property list<string> powerTokens
    property url portrait

    height: width * 1.4
    paper: "#EEF3F4"

    component Frame: Rectangle {
        anchors.fill: parent
        radius: 12 * card.unit
        color: "transparent"
        border.color: Theme.cardInk
        border.width: Math.max(1.2, 3.5 * card.unit)
        border.pixelAligned: false
    }
    component Box: Item {
        x: card.whole(14)
        width: card.whole(286) - x
        height: card.whole(80)
    }
    component Scenery: Drawn {
        required property real ratio
        anchors.fill: parent
        pixels: Qt.size(Theme.step(width), Theme.step(width) * ratio)
    }

    IconBadge {
        x: 12 * card.unit
        y: 9 * card.unit
        width: Math.max(46 * card.unit, 14)
        icon: "cat"
    }
    CardName {
        x: 70 * card.unit
        y: 4 * card.unit
        width: 216 * card.unit
        height: 54 * card.unit
        text: card.name
        largest: 38 * card.unit
    }
    Box {
        y: card.whole(58)
        height: card.whole(222) - y

        Scenery {
            ratio: 164 / 272
            file: Theme.part("window-cat")
        }
        Picture {
            x: 53 * card.unit
            y: -2 * card.unit
            width: 166 * card.unit
            height: width
            file: card.portrait
        }
        Frame {
            border.width: Math.max(1.3, 4 * card.unit)
        }
    }
    Box {
        y: card.whole(234)

        Scenery {
            ratio: 80 / 272
            file: Theme.part("cat-lure")
        }
        Frame {}
        ActionRow {
            anchors.centerIn: parent
            width: 244 * card.unit
            height: 66 * card.unit
            largest: 60
            unit: card.unit
            tokens: [...card.lureTokens, "then", "cat"]
        }
    }
    Box {
        y: card.whole(325)

        Frame {
            color: Theme.cardPaper
        }
        ActionRow {
            anchors.centerIn: parent
            width: 244 * card.unit
            height: 66 * card.unit
            largest: 60
            unit: card.unit
            tokens: card.powerTokens
        }
    }
}
