pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What a hint offers: a line for each move, the best first, with how likely one wins by it. The hint points
// where the line under the pointer, or in focus, leads; a click or Enter leaves it there. It lies over the log,
// or where that is a drawer, at the edge of the table where it covers less of what it is about.
Panel {
    id: sheet

    required property GameTable table
    required property TableLayout area
    required property CardLayer home
    required property real room // the height of the log with its margins
    readonly property real pad: 9
    property int hovered: -1 // lines
    property int focused: -1
    readonly property int looked: stirred && hovered >= 0 ? hovered : focused
    property point rest // where the pointer was when the lines came, or a key was used last
    property bool stirred: false // it has moved since: what came to lie under it has not been pointed at
    property bool atLeft: false // the edge
    readonly property real spare: (area.folded ? area.coach.y - 16 : room) - rows.y - pad
    readonly property string measured: [area.folded, area.coach.y, room, width, Theme.normal].join() // what the size depends on, besides the words
    readonly property real rightmost: area.column.x - width - 8
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
        atLeft = area.folded && covered(rightmost) > covered(area.margin);
    }
    // How much of what it is about it would cover there: the card in play, and those that are advised.
    function covered(at: real): int {
        const foot = y + rows.y + needed() + pad; // the column has not been laid out yet
        const lies = one => one.x < at + width && at < one.x + one.width && one.y < foot && y < one.y + one.height;
        const cards = [...Array(lines.count).keys()].map(n => home.card((lines.itemAt(n) as HintRow)?.key ?? 0));
        const places = cards.filter(card => card).map(card => Qt.rect(card.x, card.y, card.width, card.height));
        return [...(home.played > 0 ? [area.play] : []), ...places].filter(lies).length;
    }
    function settle(): void {
        rest = roam.point.scenePosition;
        stirred = false;
    }

    onLookedChanged: table.hint.look(looked)
    onFocusedChanged: settle()
    onVisibleChanged: {
        if (visible)
            home.closer.away(); // it would lie over the lines
        settle();
    }
    onMeasuredChanged: fitting.restart()

    objectName: "hintSheet"
    visible: table.hint.open
    x: !area.folded ? area.column.x : atLeft ? area.margin : rightmost
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
    HoverHandler {
        id: roam
        parent: sheet.parent
        onPointChanged: sheet.stirred = sheet.stirred || Math.hypot(point.scenePosition.x - sheet.rest.x, point.scenePosition.y - sheet.rest.y) >= 8
    }
    Says { solid: true } // nothing under it is said either
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
        pixels: sheet.pixels + 2
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
        pixels: Math.min(Theme.small, sheet.pixels)
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
            HintRow {
                id: line
                objectName: "hintLine" + index
                width: rows.width
                pixels: sheet.pixels
                marked: index === sheet.table.hint.line
                onHoveredChanged: sheet.hovered = hovered ? index : sheet.hovered === index ? -1 : sheet.hovered
                onShownFocusChanged: sheet.focused = shownFocus ? index : sheet.focused === index ? -1 : sheet.focused
                Component.onCompleted: fitting.restart() // its words are new
                onClicked: {
                    sheet.table.advice.keep(index);
                    sheet.chosen();
                }
            }
        }
    }
}
