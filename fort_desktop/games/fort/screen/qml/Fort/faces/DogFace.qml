pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A dog's card on kraft paper, from plain properties: in one box its need and, below a dashed line, what
// it does for that and in whose doghouse it ends. Tokens: see ActionRow; `house` is "own" or "neighbour".
SuitCard {
    id: card

    property list<string> needTokens
    property list<string> actionTokens
    property string house: "own"
    readonly property real badge: Math.max(42, Math.min(54, 17 / unit)) // on a small card it takes the whole stripe

    component Sign: IconBadge {
        required property real middle
        x: 31 * card.unit - width / 2
        y: middle * card.unit - height / 2
        width: card.badge * card.unit
        fill: 0.74 + 0.12 * (card.badge - 42) / 12
    }
    component Row: ActionRow {
        x: 80 * card.unit
        width: 202 * card.unit
        height: 72 * card.unit
        unit: card.unit
        largest: 60
    }

    paper: "#F7E5C0"
    backdrop: Theme.part("window-dog")

    Rectangle {
        x: card.whole(72)
        y: card.whole(234)
        width: card.whole(290) - x
        height: card.whole(405) - y
        radius: 12 * card.unit
        color: Theme.cardPaper
        border.color: Theme.cardInk
        border.width: Math.max(1.2, 3.5 * card.unit)
        border.pixelAligned: false
    }
    Drawn {
        x: card.whole(84)
        y: card.whole(320) - height / 2
        width: card.whole(278) - x
        height: 6 * card.unit
        file: Theme.part("dashes")
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 6 / 194)
    }
    Sign {
        middle: 277
        icon: "dog"
    }
    Sign {
        middle: 363
        icon: "doghouse"
    }
    Row {
        y: 242 * card.unit
        tokens: card.needTokens
    }
    Row {
        y: 327 * card.unit
        tokens: [...card.actionTokens, "then", card.house === "neighbour" ? "neighbour-house" : "doghouse"]
    }
}
