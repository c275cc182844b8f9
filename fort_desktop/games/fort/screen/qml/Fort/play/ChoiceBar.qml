pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The moves that need a button, in one row: with icons and words; in two lines where that is too
// wide; then with icons only; with the fewest icons; and in as many rows as that takes at last (`rows`: the
// hand makes room for them). Words that are a caption are never left out: they shrink, then take rows.
// The one that acts can stand elsewhere.
Item {
    id: bar

    property ChoicesModel model
    property bool primaryElsewhere: false // and the actions of the played card
    property int hinted: -1 // the move that a hint points at
    property real centre: width / 2 // where they stand while there is room
    readonly property real gap: 8
    readonly property real plain: sum(button => button.wide)
    readonly property real wrapped: sum(button => button.worded)
    readonly property real short: sum(button => button.tiny)
    readonly property real least: sum(button => button.least)
    readonly property bool captioned: sum(button => button.caption === "" ? -gap : 1) > -gap
    readonly property int style: plain <= width ? 0 : wrapped <= width || captioned ? 1 : short <= width ? 2 : 3
    readonly property real gaps: sum(button => 0)
    readonly property real squeeze: captioned ? Math.max(0.8, Math.min(1, (width - gaps) / Math.max(1, wrapped - gaps))) : 1
    readonly property int rows: style === 3 ? broken(button => button.least) : style === 1 ? broken(button => Math.floor(button.worded * squeeze)) : 1
    readonly property bool any: plain > 0

    signal chosen(move: int)

    function sum(size: var): real {
        let total = -gap;
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as ChoiceButton;
            if (button && button.visible)
                total += size(button) + gap;
        }
        return total;
    }

    // The rows that Flow breaks the buttons into.
    function broken(size: var): int {
        let [lines, x] = [1, 0];
        for (let i = 0; i < buttons.count; ++i) {
            const button = buttons.itemAt(i) as ChoiceButton;
            if (!button || !button.visible)
                continue;
            if (x > 0 && x + size(button) > width) {
                ++lines;
                x = 0;
            }
            x += size(button) + gap;
        }
        return lines;
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Choices")

    Flow {
        x: Math.max(0, Math.min(bar.width - width, bar.centre - width / 2))
        width: {
            if (bar.rows > 1)
                return bar.width;
            const asked = [bar.plain, Math.min(bar.wrapped, bar.width), bar.short, bar.least][bar.style] + 1;
            return Math.min(bar.width, asked);
        }
        spacing: bar.gap

        Repeater {
            id: buttons
            model: bar.model
            ChoiceButton {
                required property int index
                required move
                required label
                required tokens
                required caption
                required primary
                required tip
                required declines
                required property int action
                objectName: "choice" + index
                required property bool quiet
                visible: !((primary || quiet || action >= 0) && bar.primaryElsewhere)
                brief: bar.style >= 2
                scant: bar.style === 3
                hinted: move === bar.hinted
                limit: bar.style === 0 ? 10000 : Math.floor(worded * bar.squeeze)
                onClicked: bar.chosen(move)
            }
        }
    }
}
