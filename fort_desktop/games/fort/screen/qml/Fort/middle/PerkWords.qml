pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What the perks do that may be taken now, in words beside them: over the park, of which nothing is asked
// meanwhile. A click on the words takes the perk; with keys the perks themselves are reached.
Panel {
    id: sheet

    required property GameTable table
    required property TableLayout area
    readonly property list<string> perks: table.moments.on ? [] : [...table.touch.usablePerks].sort() // as they lie
    readonly property real unit: area.unit

    // Asked anew when the table speaks anew, as in another language.
    function words(perk: string): string {
        return table.shown.opened ? table.cardWords.of(perk).join(" ") : "";
    }

    objectName: "perkWords"
    visible: perks.length > 0
    x: area.park.x
    y: area.park.y - 6 * unit // the park's sign sticks out
    width: area.park.width
    height: area.park.height + 6 * unit
    radius: 14
    fill: Theme.paper

    Column {
        id: rows
        x: 12 * sheet.unit
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            model: sheet.perks
            Pressable {
                id: row
                required property string modelData
                readonly property Face face: sheet.table.faces.face(modelData)
                width: rows.width
                height: (sheet.height - 12 * sheet.unit) / Math.max(1, sheet.perks.length)
                name: face?.name ?? ""
                focusable: false
                onClicked: sheet.table.touch.pickPerk(modelData)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 2
                    radius: 8
                    color: Theme.warm
                    visible: row.hovered
                }
                PerkCard {
                    id: picture
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(96 * sheet.unit, (row.height - 6) / 0.62)
                    name: row.face?.name ?? ""
                    tokens: row.face?.publicTokens ?? []
                }
                Label {
                    x: 104 * sheet.unit
                    width: parent.width - x - 4
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 12
                    text: sheet.words(row.modelData)
                    color: row.hovered ? Theme.cardInk : Theme.text
                    weight: 700
                }
            }
        }
    }
}
