pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A tower seen closely, of whichever seat: drawn large, what it counts, and what may go on it next.
ModalSheet {
    id: sheet

    required property TowersTable table
    property real unit: 1
    property int relative: 0 // the seat, clockwise from the viewer
    property string kind: "forest"
    property string title
    property list<int> numbers
    property list<string> lines
    property int points: 0
    readonly property TowerSeat who: table.seats.seat(relative)
    readonly property real pad: Math.round(28 * unit)
    readonly property real towerWidth: Math.round(180 * unit)
    readonly property real words: Math.round(400 * unit * Math.max(1, Theme.textScale * 0.9))

    function look(place: TowerPlace): void {
        relative = place.relative;
        kind = place.kind;
        title = place.title;
        refresh();
        show();
    }
    function refresh(): void {
        numbers = who.numbers(kind);
        lines = table.reading.towerLines(relative, kind);
        points = table.reading.towerPoints(relative, kind);
    }

    objectName: "towerLook"
    name: qsTr("%1: %2").arg(who.name).arg(title)
    spoken: name + ". " + total.name + ". " + Array.from(numbers).join(", ") + ". " + Array.from(lines).join(". ")
    scrolled: page
    sheetWidth: towerWidth + words + 4 * pad
    sheetHeight: Math.max(420 * unit, Math.min(height * 0.86, column.height + 2 * pad))

    Connections {
        target: sheet.open ? sheet.table.shown : null
        function onChanged(): void {
            sheet.refresh();
        }
    }
    Rectangle {
        x: sheet.pad
        y: sheet.pad
        width: sheet.towerWidth + sheet.pad
        height: parent.height - 2 * sheet.pad
        radius: Theme.panelRadius
        color: Theme.evening || Theme.contrast ? Theme.paper2 : "#DCEEC9"
        border.color: Theme.ink
        border.width: Theme.line
        TowerStack {
            x: (parent.width - width) / 2
            y: sheet.pad
            width: sheet.towerWidth * 0.82
            height: parent.height - 1.5 * sheet.pad
            footRoom: false
            gap: x
            kind: sheet.kind
            numbers: sheet.numbers
            digits: 24 * sheet.unit
            name: sheet.name
        }
    }
    Flickable {
        id: page
        x: sheet.towerWidth + 3 * sheet.pad
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
                text: sheet.title
            }
            Row {
                spacing: 10 * sheet.unit
                Pill {
                    words: true
                    pixels: Theme.even(Theme.size(32 * sheet.unit))
                    fill: Theme.seat(sheet.who.colour)
                    text: sheet.who.name
                }
                Pill {
                    id: total
                    pixels: Theme.even(Theme.size(32 * sheet.unit))
                    icon: "vp"
                    text: sheet.points
                    name: qsTr("%n point(s)", "", sheet.points)
                }
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
