pragma ComponentBehavior: Bound
import QtQuick
import Fort

// Who plays, on which board, with which options. Play emits the setup's `start`.
Sheet {
    id: screen

    required property NewGameSetup setup
    property bool more: setup.seed !== ""

    title: qsTr("New game")
    wide: 1010

    FormRow {
        label: qsTr("Players")
        labelShare: 0.68
        Choice {
            width: Math.min(implicitWidth, parent.width)
            name: qsTr("Players")
            options: ["2", "3", "4"]
            current: screen.setup.count - 2
            onChosen: index => screen.setup.set_count(index + 2)
        }
    }
    Column {
        width: screen.columnWidth
        spacing: 8
        Repeater {
            model: screen.setup
            SeatRow {
                width: screen.columnWidth
                setup: screen.setup
            }
        }
    }
    FormRow {
        label: qsTr("Draft")
        hint: qsTr("Everyone chooses eight kids: keep one, pass the others to the left, and so on.")
        labelShare: 0.68
        Toggle {
            width: parent.width
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
    FormRow {
        visible: screen.more
        label: qsTr("Seed")
        hint: qsTr("The same seed deals the same cards. Leave it empty for new ones.")
        labelShare: 0.68
        TextBox {
            id: seed
            width: Math.min(Theme.size(280 * Theme.unit), parent.width)
            name: qsTr("Seed")
            limit: 40
            text: screen.setup.seed
            placeholder: qsTr("a new one each game")
            onEdited: text => screen.setup.set_seed(text)
        }
    }

    footer: [
        PushButton {
            icon: "left"
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
