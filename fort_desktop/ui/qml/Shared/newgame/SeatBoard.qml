pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A seat of the new-game screen as a little board: the face that stands for it, name, person or bot,
// how the bot plays, and which board or colour it has.
Item {
    id: board

    required property int index
    required property string name
    required property string usual
    required property bool bot
    required property string level
    required property string colour
    required property string standing // how the person has done so far; empty if unknown
    required property NewGameSetup setup
    readonly property alias nameBox: nameBox
    readonly property list<string> levels: setup.levels
    readonly property list<string> levelNames: setup.levelNames
    readonly property list<string> levelHints: setup.levelHints
    readonly property string personHint: setup.hidden ? qsTr("Plays at this screen. Several people pass it around; hidden cards stay covered meanwhile.") : qsTr("Plays at this screen; others can too, as nobody has anything to hide.")
    readonly property real unit: Theme.unit
    readonly property real pad: 10 * unit
    property real band: 84 * unit // the upper part, with the face

    readonly property real rest: 5 + fields.height + 2 * pad // under the band

    implicitHeight: band + rest
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1").arg(index + 1)

    Panel {
        anchors.fill: parent
        fill: Theme.paper
        depth: 4
        radius: 16

        Rectangle { // the colour of the board
            x: 3
            y: 3
            width: parent.width - 6
            height: board.band
            topLeftRadius: 13
            topRightRadius: 13
            color: Theme.mix(Theme.seat(board.colour), "#FFFFFF", Theme.contrast ? 0 : 0.08)
        }
        Item {
            x: 3
            y: -30 * board.unit
            width: parent.width - 6
            height: board.band - y + 3
            clip: true
            Drawn {
                id: someone
                readonly property real size: board.band + 40 * board.unit
                x: (parent.width - width) / 2
                y: 12 * board.unit
                width: size
                height: size
                file: Theme.portrait(Theme.seatFaces[board.colour])
                pixels: Qt.size(Theme.step(size), Theme.step(size))
            }
        }
        Rectangle {
            y: board.band + 2
            width: parent.width
            height: 3
            color: Theme.ink
        }
        Rectangle { // who sits here
            x: parent.width / 2 + 40 * board.unit
            y: board.band - height * 0.62
            width: 40 * board.unit
            height: width
            radius: width / 2
            color: Theme.cardPaper
            border.color: Theme.ink
            border.width: Theme.line
            Picture {
                anchors.centerIn: parent
                width: parent.width * 0.66
                height: width
                file: Theme.icon(board.bot ? "toy" : "person")
            }
        }
    }
    Column {
        id: fields
        x: board.pad
        y: board.band + 5 + board.pad
        width: board.width - 2 * x
        spacing: 4 * board.unit // cells have some of their own

        TextBox {
            id: nameBox
            width: parent.width
            name: qsTr("Name")
            text: board.name
            placeholder: board.usual
            onEdited: text => board.setup.rename(board.index, text)
        }
        Choice {
            width: parent.width
            wrap: false
            stretch: true
            name: qsTr("Who plays")
            options: [qsTr("Person"), qsTr("Bot")]
            icons: ["person", "toy"]
            current: board.bot ? 1 : 0
            onChosen: choice => board.setup.set_bot(board.index, choice === 1)
        }
        Item { // as high for a person as for a bot
            width: parent.width
            height: levelChoice.height + 4 + hintRoom.height
            Choice {
                id: levelChoice
                visible: board.bot
                width: parent.width
                wrap: false
                stretch: true
                name: qsTr("Level of the bot")
                options: board.levelNames
                current: board.levels.indexOf(board.level)
                onChosen: choice => board.setup.set_level(board.index, board.levels[choice])
            }
            Label {
                id: hint
                y: board.bot ? levelChoice.height + 4 : 6
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                weight: 600
                pixels: Theme.small
                lineHeight: 0.95
                color: Theme.text2
                text: board.bot ? board.levelHints[levelChoice.current] ?? "" : board.personHint
            }
            Label {
                objectName: "standing"
                visible: text !== ""
                y: hint.y + hint.height + 2
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                weight: 800
                pixels: Theme.small
                lineHeight: 0.95
                text: board.standing
            }
            Item {
                id: hintRoom
                width: parent.width
                height: {
                    let most = personRoom.implicitHeight - levelChoice.height;
                    for (let n = 0; rooms.changes >= 0 && n < rooms.count; ++n)
                        most = Math.max(most, (rooms.itemAt(n) as Room)?.implicitHeight ?? 0);
                    return most;
                }
                Repeater {
                    id: rooms
                    property int changes: 0 // others have come in the place of these
                    model: board.levelHints
                    onItemAdded: ++changes
                    Room {
                        required property string modelData
                        text: modelData
                    }
                }
                Room {
                    id: personRoom
                    text: board.personHint + (board.standing === "" ? "" : "\n" + board.standing)
                }
            }
        }
        ColourChoice {
            anchors.horizontalCenter: parent.horizontalCenter
            name: board.setup.boards.there ? qsTr("Board") : qsTr("Colour")
            colours: board.setup.colours
            faces: !board.setup.boards.there
            marks: board.setup.boards.marks
            tips: board.setup.boards.tips
            room: board.width - 8
            current: board.colour
            onChosen: colour => board.setup.set_colour(board.index, colour)
        }
    }
    component Room: Label { // measures a sentence
        visible: false
        width: fields.width
        weight: 600
        pixels: Theme.small
        lineHeight: 0.95
    }
}
