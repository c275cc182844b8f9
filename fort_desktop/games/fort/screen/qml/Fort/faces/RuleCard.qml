import QtQuick
import Shared
import Fort

// A made-up rule on notebook paper, 200 x 124 units; `hidden` shows only the pencil.
Item {
    id: rule

    property string name
    property list<string> tokens
    property bool hidden: false
    readonly property real unit: width / 200

    implicitWidth: 200
    height: width * 0.62

    Shadow {
        depth: Math.max(3, 6 * rule.unit)
        radius: 3
    }
    Drawn {
        anchors.fill: parent
        file: Theme.part("rule-paper")
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 0.62)
    }
    Picture {
        visible: rule.hidden
        anchors.centerIn: parent
        width: rule.height * 0.64
        height: width
        file: Theme.icon("made-up-rule")
    }
    CardName {
        visible: !rule.hidden
        x: 34 * rule.unit
        y: 4 * rule.unit
        width: 158 * rule.unit
        height: 36 * rule.unit
        text: rule.hidden ? "" : rule.name
        largest: 24 * rule.unit
        centred: true
        color: "#4F3C93"
    }
    ActionRow {
        visible: !rule.hidden
        x: 36 * rule.unit
        y: 42 * rule.unit
        width: 146 * rule.unit
        height: 70 * rule.unit
        unit: rule.unit
        largest: 50
        counts: false
        tokens: rule.hidden ? [] : rule.tokens
    }
}
