pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Which game, who plays, in which colour, with which options. Play emits the setup's `start`.
Sheet {
    id: screen

    required property NewGameSetup setup
    property bool more: setup.seed !== ""
    readonly property real gap: 12 * unit
    readonly property bool tight: packs.visible || first.visible // these need the room
    readonly property var offered: setup.options
    readonly property int across: {
        if (setup.most > 4)
            return columnWidth >= 1180 * unit * Math.max(1, Theme.textScale * 0.9) ? 5 : columnWidth >= 760 * unit ? 3 : 2;
        return columnWidth >= 1020 * unit ? 4 : 2;
    }
    readonly property real boardWidth: (columnWidth - (across - 1) * gap) / across
    // The faces have the height that nothing else needs.
    readonly property real band: {
        const rows = Math.ceil(setup.most / across);
        const below = [first, options, packs].reduce((sum, part) => sum + (part.visible ? part.height + spacing : 0), 0);
        const others = top.height + below + spacing + boards.topPadding + (rows - 1) * boards.rowSpacing;
        return Math.max((tight ? 26 : 48) * Theme.unit, Math.min(175 * Theme.unit, boardWidth - 50 * Theme.unit, (room - others) / rows - boards.rest));
    }
    readonly property bool pair: columnWidth >= 900 * unit * Math.max(1, Theme.textScale * 0.8) // options beside each other

    property bool novice: false // nobody has played this game, nor looked at its rules

    signal begun // the game is about to be started
    signal taught // the rules are asked for
    signal knowing // nobody needs them

    // The focus goes on to the next free place, else to the one that was the last.
    function seat(number: int): void {
        setup.set_count(number);
        const next = free.count > 0 ? free.itemAt(0) : (taken.itemAt(taken.count - 1) as SeatBoard)?.nameBox;
        next?.forceActiveFocus(Qt.TabFocusReason);
    }

    onNoviceChanged: if (!novice && (first.chosen || packs.chosen)) strip.play.focus = true // as the offer goes
    title: qsTr("New game")
    wide: 1270
    spacing: (tight ? 9 : 14) * unit
    hung: true // whatever is chosen, nothing moves away under the pointer
    header: GameStrip {
        id: strip
        width: screen.columnWidth
        height: implicitHeight
        setup: screen.setup
        kept: back.width
        onBegun: {
            screen.begun();
            screen.setup.play();
        }
    }
    corner: PushButton {
        id: back
        x: strip.spot.x
        y: strip.spot.y
        height: strip.play.height
        icon: "left"
        fill: Theme.contrast ? Theme.paper2 : Theme.cardPale // it is drawn in ink
        text: qsTr("Back")
        onClicked: screen.back()
    }

    overlay: PushButton { // always: who has played one game may not know the other
        objectName: "rules"
        x: screen.plate.x + screen.plate.width - width - 20 * screen.unit
        y: Math.max(2, screen.plate.y - height / 2)
        height: Math.max(Theme.touch, screen.plate.height * 0.8)
        icon: "help"
        text: qsTr("Rules")
        fontSize: Theme.size(17 * Theme.unit)
        onClicked: screen.taught()
    }

    FirstTime {
        id: first
        visible: screen.novice && !packs.offering
        anchors.horizontalCenter: parent?.horizontalCenter
        room: screen.columnWidth
        onWanted: screen.taught()
        onClosed: screen.knowing()
    }
    Item {
        id: top
        readonly property bool fits: count.room + extra.width + 24 < width
        readonly property real beside: width - count.room - extra.width - 44 // left for the picker
        readonly property real spare: width - count.room - 44 - 640 * screen.unit * Math.max(1, Theme.textScale)
        readonly property bool one: spare >= extra.implicitWidth // row
        readonly property real row: one ? (picker.height - count.height) / 2 : picker.height + 12
        width: screen.columnWidth
        height: Math.max(picker.height, count.y + count.height, extra.y + extra.height)

        GamePicker {
            id: picker
            width: top.one ? Math.min(top.beside, 760 * screen.unit) : parent.width
            setup: screen.setup
        }
        Row {
            id: count
            readonly property real room: width + Math.max(0, most.implicitWidth - figures.implicitWidth) // in each game
            x: top.one ? extra.x - room - 22 : 0
            y: top.row
            spacing: 16 * screen.unit
            Label {
                height: Theme.touch
                verticalAlignment: Text.AlignVCenter
                strong: true
                pixels: Theme.size(18 * screen.unit)
                text: qsTr("Players")
            }
            Choice {
                id: figures
                width: Math.min(implicitWidth, screen.columnWidth / 2)
                wrap: false
                name: qsTr("Players")
                options: Array.from({ length: screen.setup.most - screen.setup.fewest + 1 }, (_, n) => String(screen.setup.fewest + n))
                current: screen.setup.count - screen.setup.fewest
                onChosen: index => screen.setup.set_count(screen.setup.fewest + index)
            }
        }
        Choice { // measures them
            id: most
            visible: false
            wrap: false
            options: ["2", "3", "4", "5"]
        }
        PushButton {
            id: extra
            objectName: "moreOptions"
            visible: !screen.more
            width: Math.max(implicitWidth, top.one ? Math.min(top.spare, Theme.size(196 * Theme.unit)) : 0) // room for what comes in its place
            x: top.one || top.fits ? parent.width - width : 0
            y: top.row + (top.one || top.fits ? 0 : count.height + 10)
            icon: "dice"
            text: qsTr("Repeat a deal")
            Accessible.description: seed.hint
            fontSize: Theme.size(16 * Theme.unit)
            onClicked: {
                screen.more = true;
                seed.forceActiveFocus();
            }
        }
        Grid { // where the button was, so that nothing moves away under the pointer
            id: deal
            readonly property real room: top.one ? extra.width : parent.width - (top.fits ? count.room + 24 : 0)
            visible: screen.more
            x: parent.width - width
            y: extra.y + (top.one ? (extra.height - height) / 2 : 0)
            columns: top.one ? 1 : 2
            columnSpacing: 16 * screen.unit
            verticalItemAlignment: Grid.AlignVCenter
            Label {
                id: seedLabel
                strong: true
                pixels: top.one ? Theme.small : Theme.size(18 * screen.unit)
                text: qsTr("Seed")
            }
            TextBox {
                id: seed
                objectName: "seed"
                width: top.one ? deal.room : Math.min(Theme.size(230 * Theme.unit), deal.room - seedLabel.width - deal.columnSpacing)
                name: qsTr("Seed")
                hint: qsTr("The same seed deals the same cards. Leave it empty for new ones.")
                limit: 40
                text: screen.setup.seed
                placeholder: qsTr("a new one each game")
                onEdited: text => screen.setup.set_seed(text)
            }
        }
    }
    Grid {
        id: boards
        columns: screen.across
        columnSpacing: screen.gap
        rowSpacing: 26 * screen.unit
        topPadding: (screen.tight ? 4 : 16) * screen.unit
        readonly property real rest: {
            let most = 0;
            for (let n = 0; taken.changes >= 0 && n < taken.count; ++n)
                most = Math.max(most, (taken.itemAt(n) as SeatBoard)?.rest ?? 0);
            return most;
        }
        readonly property real tall: rest + screen.band
        Repeater {
            id: taken
            property int changes: 0 // others have come in the place of these
            model: screen.setup
            onItemAdded: ++changes
            SeatBoard {
                width: screen.boardWidth
                height: boards.tall
                band: screen.band
                setup: screen.setup
            }
        }
        Repeater {
            id: free
            model: screen.setup.most - screen.setup.count
            FreeSeat {
                required property int index
                number: screen.setup.count + index + 1
                width: screen.boardWidth
                height: screen.across > 3 ? boards.tall : Math.min(boards.tall, 150 * screen.unit)
                onClicked: screen.seat(number)
            }
        }
    }
    Grid { // a flow would round, and break the line
        id: options
        visible: screen.offered.length > 0
        readonly property real room: (screen.columnWidth - (columns - 1) * spacing) / columns
        readonly property bool beside: columns > 2
        readonly property real tall: {
            let most = 0;
            for (let n = 0; n < boxes.count; ++n)
                most = Math.max(most, (boxes.itemAt(n) as VariantBox)?.implicitHeight ?? 0);
            return most;
        }
        columns: screen.pair ? Math.min(3, Math.max(1, screen.offered.length)) : 1
        spacing: 16 * screen.unit

        Repeater {
            id: boxes
            model: screen.offered.length
            VariantBox {
                required property int index
                readonly property var option: screen.offered[index] ?? ({})
                objectName: "option-" + option.id
                width: options.room
                height: options.beside ? options.tall : implicitHeight
                icon: option.icon ?? ""
                label: option.label ?? ""
                hint: option.text ?? ""
                on: option.on ?? false
                onChosen: on => screen.setup.set_option(option.id, on)
            }
        }
    }
    PackRow {
        id: packs
        width: screen.columnWidth
        setup: screen.setup
        novice: screen.novice
        onTaught: screen.taught()
        onKnowing: screen.knowing()
    }
}
