import QtQuick
import Shared
import Fort

// What can be won by building: perks, the stack of made-up rules and the Macaroni Sculpture, in six
// cells of one grid. The fewer perks there are, the more room is left for the other two.
Panel {
    id: panel

    required property GameTable table
    required property CardFaces faces
    required property CardLayer home
    required property list<SeatInfo> seats
    property real unit: 1
    readonly property real gap: 5 * unit
    readonly property real inset: 10 * unit
    readonly property real cellWidth: (width - 2 * inset - gap) / 2
    readonly property real grid: height - title.y - title.height - 9 * unit // what is left for it
    readonly property real cellHeight: Math.min((grid - 2 * gap) / 3, cellWidth * 0.62)
    readonly property real spare: (grid - 2 * gap - 3 * cellHeight) / 4 // around its rows
    readonly property bool crowded: perks.places > 4 // the last cell is shared
    readonly property bool roomy: perks.places < 4
    readonly property rect ruleCell: cell(roomy ? 3 : crowded ? 5 : 4)
    readonly property rect lastCell: cell(roomy ? 4 : 5)

    function cell(index: int): rect {
        const at = perks.cell(index);
        return Qt.rect(at.x + perks.x, at.y + perks.y, at.width, at.height);
    }
    // Where things lie, on the panel.
    function perkRect(perk: string): rect {
        const at = perks.rectOf(perk);
        return Qt.rect(at.x + perks.x, at.y + perks.y, at.width, at.height);
    }
    readonly property rect usedRect: Qt.rect(perks.usedRect.x + perks.x, perks.usedRect.y + perks.y, perks.usedRect.width, perks.usedRect.height)
    readonly property rect ruleRect: Qt.rect(stack.x + stack.sheet.x, stack.y + stack.sheet.y, stack.sheet.width, stack.sheet.height)
    readonly property rect sculptureRect: Qt.rect(sculpture.x + sculpture.castle.x, sculpture.y + sculpture.castle.y, sculpture.size, sculpture.size)

    fill: Theme.moss
    radius: 14

    Label {
        id: title
        x: 12 * panel.unit
        y: 2 * panel.unit
        width: parent.width - 2 * x
        height: Math.max(16, 17 * panel.unit)
        wrapMode: Text.NoWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Perks")
        weight: 800
        pixels: Theme.size(13 * panel.unit)
    }
    RuleStack {
        id: stack
        x: panel.ruleCell.x
        y: panel.ruleCell.y
        width: panel.crowded ? (panel.cellWidth - panel.gap) * 0.54 : panel.cellWidth
        height: panel.cellHeight
        named: !panel.crowded
        above: panel.spare
        count: panel.table.middle.ruleStack
        told: panel.table.middle.told.rules ?? ""
    }
    Sculpture {
        id: sculpture
        readonly property SeatInfo owner: panel.seats.find(who => who.sculpture) ?? null
        readonly property string told: owner ? qsTr("Macaroni Sculpture (%1)").arg(owner.name) : qsTr("Macaroni Sculpture: 4 points for the first fort of level 5")
        x: panel.crowded ? stack.x + stack.width + panel.gap : panel.lastCell.x
        words: panel.roomy ? qsTr("First fort of level 5") : ""
        y: panel.lastCell.y + (panel.cellHeight - height) / 2
        width: panel.roomy ? panel.width - 2 * panel.inset : panel.crowded ? panel.lastCell.x + panel.cellWidth - x : panel.cellWidth
        height: panel.crowded ? panel.cellHeight : panel.cellHeight - 4
        bare: panel.crowded
        taken: panel.table.middle.sculptureTaken
        ownerFace: Theme.face(Theme.seatFaces[owner?.colour ?? ""] ?? "")
        ownerColor: Theme.seat(owner?.colour ?? "")
        Accessible.role: Accessible.StaticText
        Accessible.name: told
        Says {
            text: sculpture.told
        }
    }
    PerkRow {
        id: perks
        x: panel.inset
        y: title.y + title.height + 2 * panel.unit + panel.spare
        width: parent.width - 2 * x
        height: parent.height - y
        home: panel.home
        faces: panel.faces
        seats: panel.seats
        perks: panel.table.middle.perkRow
        usable: panel.table.moments.on ? [] : panel.table.touch.usablePerks
        cellWidth: panel.cellWidth
        cellHeight: panel.cellHeight
        gap: panel.gap
        rowGap: panel.gap + panel.spare
        onChosen: perk => panel.table.touch.pickPerk(perk)
    }
}
