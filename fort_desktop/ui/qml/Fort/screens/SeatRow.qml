import QtQuick
import Fort

// One seat of the new-game screen: face of the board, name, person or bot, level, board.
Rectangle {
    id: row

    required property int index
    required property string name
    required property string usual
    required property bool bot
    required property string level
    required property string colour
    required property NewGameSetup setup

    height: flow.height + 16
    radius: 14
    color: Theme.paper2
    border.color: Theme.contrast ? Theme.ink : Theme.paper3
    border.width: 2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1").arg(index + 1)

    Rectangle {
        width: 9
        height: parent.height
        topLeftRadius: 14
        bottomLeftRadius: 14
        color: Theme.seat(row.colour)
        border.color: Theme.ink
        border.width: 2
    }
    Flow {
        id: flow
        x: 22
        y: 8
        width: row.width - 32
        spacing: 12

        Avatar {
            width: Theme.touch
            face: Theme.face(Theme.seatFaces[row.colour])
            tint: Theme.seat(row.colour)
        }
        TextBox {
            id: nameBox
            width: Math.min(Theme.size(210 * Theme.unit), flow.width)
            name: qsTr("Name")
            text: row.name
            placeholder: row.usual
            onEdited: text => row.setup.rename(row.index, text)
        }
        Choice {
            width: implicitWidth
            name: qsTr("Who plays")
            options: [qsTr("Person"), qsTr("Bot")]
            icons: ["person", "toy"]
            current: row.bot ? 1 : 0
            onChosen: choice => row.setup.set_bot(row.index, choice === 1)
        }
        ColourChoice {
            name: qsTr("Board")
            current: row.colour
            onChosen: colour => row.setup.set_colour(row.index, colour)
        }
        Choice {
            visible: row.bot
            width: implicitWidth
            name: qsTr("Level of the bot")
            options: [qsTr("Easy"), qsTr("Medium")]
            current: row.level === "easy" ? 0 : 1
            onChosen: choice => row.setup.set_level(row.index, choice === 0 ? "easy" : "medium")
        }
    }
}
