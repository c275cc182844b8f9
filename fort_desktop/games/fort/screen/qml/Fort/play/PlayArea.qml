pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The blanket: beside the played card its actions to choose from, or what the play being composed
// would give and the button that plays it; below, what rivals could do with the card.
Item {
    id: space

    required property GameTable table
    required property TableLayout area
    property CardLayer home: null
    property bool previewing: false
    readonly property PlayPreview play: table.play
    readonly property real unit: area.unit
    readonly property rect bubble: area.bubble
    readonly property bool adding: previewing && table.shown.deciding === "add"
    readonly property list<string> needs: previewing ? table.tokens.needSlots : []
    readonly property bool needing: needs.length > 0 // a dog

    Blanket {
        readonly property CardDrag drag: space.home?.drag ?? null
        readonly property bool legal: drag !== null && drag.held !== null && drag.accepts(drag.held, CardsModel.Zone.Play)
        light: !legal ? 0 : drag.target === CardsModel.Zone.Play ? 0.42 : 0.2
        x: space.area.play.x
        y: space.area.play.y
        width: space.area.play.width
        height: space.area.play.height
    }
    Drawn { // it waits where a played card will lie, where nothing is told
        readonly property vector4d under: space.area.onBlanket(0, 2)
        objectName: "basket"
        visible: !space.table.story.shown || (space.home?.played ?? 0) > 0 || (space.home?.dragging ?? false)
        x: under.x + (under.z - width) / 2
        y: under.y + (under.z * 1.4 - height) / 2
        width: under.z * 0.82
        height: width * 88 / 96
        file: Theme.contrast ? "" : Theme.part("basket-" + (Theme.evening ? "evening" : "day"))
        pixels: Qt.size(Theme.step(width), Theme.step(width) * 88 / 96)
    }
    Item {
        id: side
        readonly property real gap: 7 * space.unit
        readonly property real room: height - (follow.visible || space.play.taking ? follow.height + gap : 0)
        readonly property real buttonHeight: Math.max(44, 46 * space.unit)
        readonly property bool acts: space.previewing && (buttons.primaries > 0 || blocked.visible)
        readonly property real free: room - (acts ? buttonHeight + gap : 0)

        visible: space.previewing
        x: space.bubble.x
        y: space.bubble.y
        width: space.bubble.width
        height: space.bubble.height

        PreviewBubble {
            visible: space.adding || space.needing
            width: parent.width
            height: side.free
            unit: space.unit
            needs: space.needs
            play: space.play
            motion: space.home?.motion ?? null
        }
        Repeater {
            id: buttons
            property int primaries: 0
            property int actions: 0
            function tally(item: PlayChoice, by: int): void {
                primaries += item?.below ? by : 0;
                actions += item && item.action >= 0 ? by : 0;
            }
            model: space.table.choices
            onItemAdded: (index, item) => tally(item as PlayChoice, 1)
            onItemRemoved: (index, item) => tally(item as PlayChoice, -1)
            PlayChoice {
                id: choice
                readonly property real share: (side.free - (buttons.actions - 1) * side.gap) / Math.max(1, buttons.actions)
                readonly property real part: (side.width - (buttons.primaries - 1) * side.gap) / Math.max(1, buttons.primaries)
                readonly property int fromLast: buttons.count - 1 - index
                x: below ? (buttons.primaries - 1 - fromLast) * (part + side.gap) : 0
                width: below ? part : side.width
                height: below ? side.buttonHeight : Math.min(share, 110 * space.unit)
                y: below ? side.free + side.gap : index * (height + side.gap)
                visible: space.previewing && (below || action >= 0)
                onBlanket: space.previewing
                unit: space.unit
                rank: space.play.first < 0 ? 0 : action === space.play.first ? 1 : 2
                ready: below && !quiet && (!space.adding || space.play.whole)
                hinted: space.table.hint.move === move
                onClicked: space.table.touch.choose(move)
            }
        }
        PlayButton {
            id: blocked
            objectName: "blocked"
            visible: space.adding && buttons.primaries === 0 && !space.play.possible
            y: side.free + side.gap
            width: parent.width
            height: side.buttonHeight
            text: space.play.playLabel
            blocked: !space.play.possible
            reason: space.play.blocked
            onRefused: space.table.composing.whyBlocked()
        }
        FollowRow {
            id: follow
            visible: space.play.follow.length > 0
            y: parent.height - height
            width: parent.width
            height: Math.max(28 * space.unit, 24)
            unit: space.unit
            play: space.play
        }
    }
}
