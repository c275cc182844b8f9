pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What a hint offers: a line for each move, the best first, with how likely one wins by it. The hint points
// where the line under the pointer, or in focus, leads; a click or Enter leaves it there. It lies over the log,
// or where that is a drawer, at the right edge of the table.
Panel {
    id: sheet

    required property GameTable table
    required property TableLayout area
    required property real room // the height of the log with its margins
    readonly property real pad: 9
    property int hovered: -1 // lines
    property int focused: -1
    readonly property int looked: hovered >= 0 ? hovered : focused
    readonly property real spare: (area.folded ? area.coach.y - 16 : room) - rows.y - pad
    readonly property string measured: [spare, width, Theme.normal].join() // what the size depends on, besides the words
    property int pixels: Theme.normal

    signal chosen

    // The focus comes to the line after the one that is looked at.
    function enter(): void {
        lines.itemAt((Math.max(0, looked) + 1) % lines.count)?.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function needed(): real {
        let sum = (lines.count - 1) * rows.spacing;
        for (let n = 0; n < lines.count; n++)
            sum += lines.itemAt(n)?.implicitHeight ?? 0;
        return sum;
    }
    // The largest type that fits.
    function fit(): void {
        for (pixels = Theme.normal; pixels > 12 && needed() > spare; pixels--) {}
    }

    onLookedChanged: table.hint.look(looked)
    onMeasuredChanged: fitting.restart()

    objectName: "hintSheet"
    visible: table.hint.open
    x: area.folded ? area.column.x - width - 8 : area.column.x
    y: area.column.y
    width: area.folded ? Math.min(Theme.size(260 * area.unit), area.whole.width * 0.4) : area.column.width
    height: area.folded ? Math.min(rows.y + rows.height + pad, area.coach.y - 16) : room
    depth: area.folded ? 10 : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    Soon {
        id: fitting
        onTriggered: sheet.fit()
    }
    MouseArea { // nothing under it is meant
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    Picture {
        id: lamp
        x: sheet.pad
        anchors.verticalCenter: close.verticalCenter
        width: Math.min(26 * Theme.textScale, 34)
        height: width
        file: Theme.icon("hint")
    }
    Label {
        id: title
        x: lamp.x + lamp.width + 6
        width: close.x - x - 4
        anchors.verticalCenter: close.verticalCenter
        strong: true
        wrapMode: Text.NoWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        text: qsTr("My advice")
    }
    CloseButton {
        id: close
        objectName: "closeHint"
        x: sheet.width - width - sheet.pad
        y: sheet.pad
        onClicked: sheet.table.hint.fold()
    }
    Label {
        id: legend
        x: sheet.pad
        y: close.y + close.height + 6
        width: sheet.width - 2 * sheet.pad
        horizontalAlignment: Text.AlignRight
        text: qsTr("Chance to win")
        color: Theme.text2
        weight: 800
        pixels: Theme.small
    }
    Column {
        id: rows
        x: sheet.pad
        y: legend.y + legend.height + 2
        width: sheet.width - 2 * x
        spacing: 6
        Repeater {
            id: lines
            model: sheet.table.hint.lines
            Pressable {
                id: line
                required property int index
                required property string label
                required property string why
                required property string chance
                required name
                readonly property bool marked: index === sheet.table.hint.line
                objectName: "hintLine" + index
                width: rows.width
                implicitHeight: Math.max(said.height, figure.height) + reasoned.height + 14
                height: implicitHeight
                meaning: name
                ringRadius: 9
                ringSpread: 3
                onHoveredChanged: sheet.hovered = hovered ? index : sheet.hovered === index ? -1 : sheet.hovered
                onShownFocusChanged: sheet.focused = shownFocus ? index : sheet.focused === index ? -1 : sheet.focused
                Component.onCompleted: fitting.restart() // its words are new
                onClicked: {
                    sheet.table.hint.choose(index);
                    sheet.chosen();
                }

                Rectangle {
                    anchors.fill: parent
                    radius: 9
                    color: line.marked ? Theme.warm : Theme.paper2
                    border.color: Theme.ink
                    border.width: line.marked ? Theme.line : 1.5
                }
                Label {
                    id: said
                    x: 9
                    y: 6
                    width: figure.x - x - 6
                    text: line.label
                    color: line.marked ? Theme.cardInk : Theme.text
                    weight: 900
                    pixels: sheet.pixels
                    lineHeight: 0.9
                }
                Label {
                    id: figure
                    x: parent.width - width - 9
                    y: said.y
                    text: line.chance
                    wrapMode: Text.NoWrap
                    color: said.color
                    strong: true
                    pixels: sheet.pixels + 1
                }
                Label {
                    id: reasoned
                    x: said.x
                    y: said.y + Math.max(said.height, figure.height)
                    width: parent.width - 2 * x
                    height: text === "" ? 0 : implicitHeight
                    text: line.why
                    color: said.color
                    pixels: Math.max(12, sheet.pixels - 1)
                    lineHeight: 0.9
                }
            }
        }
    }
}
