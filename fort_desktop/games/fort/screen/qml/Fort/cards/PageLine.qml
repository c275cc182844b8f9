import QtQuick
import Shared

// A line of a card's large view: an action in words, or, set back and smaller, a rule about it.
Item {
    id: row

    required property int index
    required property string kind
    required property string icon
    required property string line
    property real unit: 1
    readonly property bool action: kind === "action"
    readonly property bool first: index === 0
    readonly property real sign: Math.max(action ? 34 : 24, (action ? 36 : 25) * unit)
    readonly property real indent: 44 * unit

    height: Math.max(sign, said.height) + (action ? 10 * unit : 0)
    Accessible.role: Accessible.StaticText
    Accessible.name: line

    Rectangle { // a new part begins
        visible: row.action && !row.first
        y: 2 * row.unit
        width: parent.width
        height: 2
        color: Theme.paper3
    }
    IconBadge { // icons are drawn in ink and need paper in every theme
        x: row.action ? 0 : row.indent - width - 8 * row.unit
        y: row.action ? 9 * row.unit : Math.max(0, (Theme.size(15 * Theme.unit) * 1.36 - height) / 2)
        width: row.sign
        icon: row.icon
        line: row.action ? Math.max(1.2, width * 0.07) : 0
        fill: row.action ? 0.66 : 0.84
    }
    Label {
        id: said
        x: row.indent
        y: row.action ? 9 * row.unit + Math.max(0, (row.sign - height) / 2) : 0
        width: parent.width - x
        text: row.line
        weight: row.action ? 800 : 600
        pixels: row.action ? Theme.size(18 * Theme.unit) : Theme.size(15 * Theme.unit)
        color: row.action ? Theme.text : Theme.text2
    }
}
