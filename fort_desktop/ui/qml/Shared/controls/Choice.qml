pragma ComponentBehavior: Bound
import QtQuick
import Shared

// One of a few, side by side: `options` are the labels, `current` the chosen index, `chosen(index)`
// reports a choice. Left and right move it; it is one stop of the Tab key.
FocusScope {
    id: choice

    property string name
    property list<string> options
    property list<string> icons
    property int current: 0
    property bool wrap: true // fill several rows when the width does not suffice
    property bool stretch: false // the pieces share the whole width
    readonly property real cell: {
        let widest = 0;
        for (let i = 0; pieces.changes >= 0 && i < pieces.count; ++i)
            widest = Math.max(widest, Theme.touch, (pieces.itemAt(i) as ChoiceCell)?.natural ?? 0);
        return widest;
    }
    readonly property int fitting: Math.max(1, Math.floor((width + 1) / Math.max(1, cell)))
    readonly property int rows: wrap ? Math.max(1, Math.ceil(options.length / fitting)) : 1
    readonly property int perRow: Math.max(1, Math.ceil(options.length / rows)) // the last row is not much shorter

    // An equal share of the row, but without `stretch` not much more than it needs.
    function pieceWidth(natural: real): real {
        const share = perRow > 0 ? (width - grid.spacing * (perRow - 1)) / perRow : natural;
        const most = stretch ? width : Math.max(Theme.touch * 1.1, natural, cell) * 1.3;
        return Math.min(share, most);
    }

    signal chosen(index: int)

    function choose(index: int): void {
        if (index >= 0 && index < options.length && index !== current)
            chosen(index);
    }

    implicitWidth: cell * options.length
    implicitHeight: grid.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Keys.onLeftPressed: choose(current - 1)
    Keys.onRightPressed: choose(current + 1)
    Keys.onUpPressed: choose(current - perRow)
    Keys.onDownPressed: choose(current + perRow)

    Grid {
        id: grid
        columns: choice.perRow
        spacing: 4

        Repeater {
            id: pieces
            property int changes: 0 // others have come in the place of these
            model: choice.options.length
            onItemAdded: ++changes
            ChoiceCell {
                required property int index
                focus: index === choice.current
                activeFocusOnTab: false
                width: choice.pieceWidth(natural)
                text: choice.options[index] ?? ""
                icon: choice.icons[index] ?? ""
                checked: index === choice.current
                onClicked: choice.choose(index)
            }
        }
    }
}
