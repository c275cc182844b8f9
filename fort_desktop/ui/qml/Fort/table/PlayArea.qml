pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The blanket with what the play being composed would give, and the button that plays it.
Item {
    id: play

    required property GameTable table
    required property TableLayout area
    property bool previewing: false
    readonly property rect bubble: area.bubble

    Blanket {
        x: play.area.play.x
        y: play.area.play.y
        width: play.area.play.width
        height: play.area.play.height
    }
    PreviewBubble {
        visible: play.previewing
        x: play.bubble.x
        y: play.bubble.y
        width: play.bubble.width
        height: play.bubble.height - (button.any ? button.height + 12 : 0)
        unit: play.area.unit
        tokens: play.table.previewTokens
        lines: play.table.previewLines
    }
    Item {
        id: button
        readonly property bool any: play.previewing && buttons.primaries > 0
        visible: any
        x: play.bubble.x
        y: play.bubble.y + play.bubble.height - height
        width: play.bubble.width
        height: Math.max(Theme.touch, 46 * play.area.unit)

        Repeater {
            id: buttons
            property int primaries: 0
            model: play.table.choices
            onItemAdded: (index, item) => primaries += (item as PlayButton)?.primary ? 1 : 0
            onItemRemoved: (index, item) => primaries -= (item as PlayButton)?.primary ? 1 : 0
            PlayButton {
                id: acting
                width: button.width
                height: button.height
                Glow {
                    shown: play.table.hintMove === acting.move
                    spread: 5
                    radius: Theme.buttonRadius
                    z: -1
                }
                onClicked: play.table.choose(move)
            }
        }
    }
}
