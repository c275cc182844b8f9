pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// The discard of 5 Towers, looked through: everybody may. The newest card comes first.
ModalSheet {
    id: sheet

    required property TowersTable table
    property real unit: 1
    readonly property real cell: Math.round(Math.max(84, 96 * unit))

    objectName: "discardSheet"
    name: qsTr("Discard: %n card(s)", "", table.piles.discardCount)
    spoken: name
    scrolled: page
    sheetWidth: 9 * (cell + 12) + 56
    sheetHeight: title.height + grid.height + 56

    Label {
        id: title
        x: 28
        y: 18
        width: parent.width - 56 - Theme.touch
        height: Math.max(implicitHeight, Theme.touch)
        strong: true
        pixels: Theme.heading
        text: sheet.name
    }
    Flickable {
        id: page
        x: 28
        y: title.y + title.height + 10
        width: parent.width - 56
        height: parent.height - y - 16
        contentHeight: grid.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Flow {
            id: grid
            width: page.width
            spacing: 12
            topPadding: 4
            bottomPadding: 10
            Repeater {
                model: sheet.open ? sheet.table.piles.discard : null
                TowerCard {
                    required kind
                    required number
                    required name
                    required property string label
                    width: sheet.cell
                    depth: 4
                    Accessible.role: Accessible.ListItem
                    Accessible.name: label
                }
            }
        }
    }
}
