pragma ComponentBehavior: Bound
import QtQuick
import Fort

// Who plays, on which board, with which options. Play emits the setup's `start`.
Sheet {
    id: screen

    required property NewGameSetup setup
    property bool more: setup.seed !== ""
    readonly property real gap: 12 * unit
    readonly property int across: columnWidth >= 1020 * unit ? 4 : 2
    readonly property real boardWidth: (columnWidth - (across - 1) * gap) / across
    readonly property bool pair: columnWidth >= 900 * unit * Math.max(1, Theme.textScale * 0.8) // options beside each other

    title: qsTr("New game")
    wide: 1270

    Row {
        spacing: 16 * screen.unit
        Label {
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            strong: true
            pixels: Theme.size(18 * screen.unit)
            text: qsTr("Players")
        }
        Choice {
            width: Math.min(implicitWidth, screen.columnWidth / 2)
            wrap: false
            name: qsTr("Players")
            options: ["2", "3", "4"]
            current: screen.setup.count - 2
            onChosen: index => screen.setup.set_count(index + 2)
        }
    }
    Grid {
        id: boards
        columns: screen.across
        columnSpacing: screen.gap
        rowSpacing: 26 * screen.unit
        topPadding: 16 * screen.unit
        readonly property real tall: {
            let most = 0;
            for (let n = 0; n < taken.count; ++n)
                most = Math.max(most, (taken.itemAt(n) as SeatBoard)?.implicitHeight ?? 0);
            return most;
        }
        Repeater {
            id: taken
            model: screen.setup
            SeatBoard {
                width: screen.boardWidth
                height: boards.tall
                setup: screen.setup
            }
        }
        Repeater {
            model: 4 - screen.setup.count
            FreeSeat {
                required property int index
                number: screen.setup.count + index + 1
                width: screen.boardWidth
                height: screen.across === 4 ? boards.tall : Math.min(boards.tall, 150 * screen.unit)
                onClicked: screen.setup.set_count(number)
            }
        }
    }
    Grid { // a flow would round, and break the line
        columns: screen.pair ? 2 : 1
        spacing: 16 * screen.unit

        OptionBox {
            width: screen.pair ? (screen.columnWidth - parent.spacing) / 2 : screen.columnWidth
            label: qsTr("Draft")
            hint: qsTr("Everyone chooses eight kids: keep one, pass the others to the left, and so on.")
            Toggle {
                text: screen.setup.draft ? qsTr("On") : qsTr("Off")
                name: qsTr("Draft")
                checked: screen.setup.draft
                onToggled: on => screen.setup.set_draft(on)
            }
        }
        PushButton {
            visible: !screen.more
            icon: "dice"
            text: qsTr("More options")
            fontSize: Theme.size(16 * Theme.unit)
            onClicked: {
                screen.more = true;
                seed.forceActiveFocus();
            }
        }
        OptionBox {
            visible: screen.more
            width: screen.pair ? (screen.columnWidth - parent.spacing) / 2 : screen.columnWidth
            label: qsTr("Seed")
            hint: qsTr("The same seed deals the same cards. Leave it empty for new ones.")
            TextBox {
                id: seed
                width: Theme.size(230 * Theme.unit)
                name: qsTr("Seed")
                limit: 40
                text: screen.setup.seed
                placeholder: qsTr("a new one each game")
                onEdited: text => screen.setup.set_seed(text)
            }
        }
    }

    footer: [
        PushButton {
            icon: "left"
            fill: Theme.contrast ? Theme.paper2 : Theme.cardPale // it is drawn in ink
            text: qsTr("Back")
            onClicked: screen.back()
        },
        PushButton {
            id: play
            focus: true
            icon: "play"
            text: qsTr("Play")
            fill: Theme.go
            padding: 44
            onClicked: screen.setup.play()
        }
    ]
}
