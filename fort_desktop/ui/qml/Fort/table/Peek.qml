import QtQuick
import Fort

// A card, shown large beside the thing on the table that stands for it, with its name in words.
Item {
    id: peek

    required property CardFaces faces
    property Draggable thing: null
    property real unit: 1
    readonly property CardItem card: thing as CardItem
    readonly property bool useful: card !== null && card.kid !== null && !card.dragged

    visible: useful
    width: 200 * unit
    height: width * 1.4 + words.height + 6
    onUsefulChanged: if (useful) settle()

    // Beside the card, inside the table.
    function settle(): void {
        const at = card.mapToItem(parent, 0, 0);
        const right = at.x + card.width + 16;
        x = right + width < parent.width - 8 ? right : Math.max(8, at.x - width - 16);
        y = Math.max(8, Math.min(parent.height - height - 8, at.y + card.height / 2 - height / 2));
    }

    KidCard {
        width: peek.width
        depth: 12
        face: peek.card?.kid ?? null
    }
    Rectangle {
        id: words
        y: peek.width * 1.4 + 6
        width: parent.width
        height: text.implicitHeight + 12
        radius: 10
        color: "#2A2138"
        Text {
            id: text
            x: 10
            y: 6
            width: parent.width - 20
            text: peek.card?.label ?? ""
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: "#FFF7E6"
            font: Theme.body(Theme.small, 700)
        }
    }
}
