pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A card of 5 Towers seen closely: drawn large, what its number means, and why it cannot be used now.
ModalSheet {
    id: sheet

    required property TowersTable table
    property real unit: 1
    property string kind
    property int number: 0
    property string cardName
    property string said // as on the table
    property bool demolishes: false
    property list<string> lines
    readonly property real pad: Math.round(28 * unit)
    readonly property real cardWidth: Math.round(230 * unit)
    readonly property real words: Math.round(400 * unit * Math.max(1, Theme.textScale * 0.9))

    function look(card: OfferCard): void {
        kind = card.kind;
        number = card.number;
        cardName = card.cardName;
        said = card.label;
        demolishes = card.need === "demolish";
        lines = [...table.reading.cardLines(number), ...[card.where, card.usable ? "" : card.reason].filter(line => line !== "")];
        show();
    }

    objectName: "cardLook"
    name: qsTr("%1 %2").arg(cardName).arg(number)
    spoken: said + ". " + Array.from(lines).join(" ")
    scrolled: page
    sheetWidth: cardWidth + words + 4 * pad
    sheetHeight: Math.max(cardWidth * 1.4 + 2 * pad, Math.min(height * 0.86, column.height + 2 * pad))

    TowerCard {
        x: sheet.pad
        y: (parent.height - height) / 2
        width: sheet.cardWidth
        kind: sheet.kind
        number: sheet.number
        name: sheet.cardName
        demolishes: sheet.demolishes
    }
    Flickable {
        id: page
        x: sheet.cardWidth + 2 * sheet.pad
        y: sheet.pad
        width: parent.width - x - sheet.pad
        height: parent.height - 2 * sheet.pad
        contentHeight: column.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: column
            width: page.width
            spacing: 12 * sheet.unit
            Label {
                width: parent.width - Theme.touch
                strong: true
                pixels: Theme.size(30 * sheet.unit)
                text: sheet.name
            }
            Repeater {
                model: sheet.lines
                Label {
                    required property string modelData
                    width: column.width
                    pixels: Theme.size(19 * sheet.unit)
                    text: modelData
                }
            }
        }
    }
}
