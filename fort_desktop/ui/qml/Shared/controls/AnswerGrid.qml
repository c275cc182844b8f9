import QtQuick

// Buttons in even rows: all beside each other, two and two, or one below the other, as wide as their words
// need. Each takes `cell` for its width and `tallest` for its height; hidden ones leave no gap.
Grid {
    id: grid

    readonly property list<Item> shown: [...children].filter(child => child.visible)
    readonly property real widest: Math.max(1, ...shown.map(child => child.implicitWidth))
    readonly property real tallest: Math.max(1, ...shown.map(child => child.implicitHeight))
    readonly property real cell: shown.length > 1 ? (width - (columns - 1) * spacing) / columns : Math.min(width, widest)

    spacing: 12
    columns: {
        const fitting = Math.floor((width + spacing) / (widest + spacing));
        const even = [shown.length, 2].filter(number => number <= fitting && shown.length % number === 0);
        return Math.max(1, ...even);
    }
}
