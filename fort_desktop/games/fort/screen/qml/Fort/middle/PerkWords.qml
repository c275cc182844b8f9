pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What the perks do that may be taken now, in words beside them: over the park, of which nothing is asked
// meanwhile. A click on the words takes the perk; with keys the perks themselves are reached. Each has the
// room that its words take, all in one size; where they do not fit over the park they have the blanket's place, too.
Panel {
    id: sheet

    required property GameTable table
    required property TableLayout area
    property list<string> perks: table.moments.on ? [] : [...table.touch.usablePerks].sort() // as they lie
    readonly property real unit: area.unit

    // Asked anew when the table speaks anew, as in another language.
    function words(perk: string): string {
        return table.shown.opened ? table.cardWords.of(perk).join(" ") : "";
    }

    readonly property real room: height - 12 * unit
    readonly property real share: room / Math.max(1, perks.length)
    readonly property string written: [...perks.map(words), area.park, area.play, Theme.normal].join() // what the size depends on
    readonly property bool pictured: share >= 42 * unit // smaller cards could not be read: their names stand there
    property int pixels: Theme.normal
    property bool wide: false

    // How high all rows are at least.
    function needed(): real {
        let sum = 0;
        for (let n = 0; n < list.count; n++)
            sum += list.itemAt(n)?.implicitHeight ?? 0;
        return sum;
    }
    // The largest type that fits, a little smaller rather than over the blanket.
    function fit(): void {
        for (const broad of area.upright ? [false] : [false, true]) {
            const least = broad || area.upright ? 12 : Math.max(12, Theme.normal - 1);
            wide = broad;
            for (pixels = Theme.normal; pixels > least && needed() > room; pixels--) {}
            if (needed() <= room)
                return;
        }
    }

    onWrittenChanged: fitting.restart()
    Component.onCompleted: fitting.restart()

    objectName: "perkWords"
    visible: perks.length > 0
    x: area.park.x
    y: area.park.y - 6 * unit // the park's sign sticks out
    width: wide ? area.play.x + area.play.width - x : area.park.width
    height: area.park.height + 6 * unit
    radius: 14
    fill: Theme.paper

    Soon {
        id: fitting
        onTriggered: sheet.fit()
    }

    Column {
        id: rows
        readonly property real spare: Math.max(0, sheet.room - sheet.needed()) / Math.max(1, sheet.perks.length)
        x: 12 * sheet.unit
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            id: list
            model: sheet.perks
            Pressable {
                id: row
                required property string modelData
                readonly property Face face: sheet.table.faces.face(modelData)
                width: rows.width
                implicitHeight: Math.max(said.implicitHeight + 3, Math.min(42 * sheet.unit, sheet.share * 0.8))
                height: implicitHeight + rows.spare
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
                Label {
                    visible: !sheet.pictured
                    width: 98 * sheet.unit
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    color: said.color
                    weight: 900
                    pixels: 12
                    lineHeight: 0.85
                }
                PerkCard {
                    visible: sheet.pictured
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(96 * sheet.unit, (row.height - 4) / 0.62)
                    name: row.face?.name ?? ""
                    tokens: row.face?.publicTokens ?? []
                }
                Label {
                    id: said
                    x: 104 * sheet.unit
                    width: parent.width - x - 4
                    anchors.verticalCenter: parent.verticalCenter
                    text: sheet.words(row.modelData)
                    color: row.hovered ? Theme.cardInk : Theme.text
                    weight: 700
                    pixels: sheet.pixels
                }
            }
        }
    }
}
