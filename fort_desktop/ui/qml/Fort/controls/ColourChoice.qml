pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The four boards: colour and suit. `current` is the colour's name; `chosen(colour)` asks for another.
// Left and right move the choice; it is one stop of the Tab key.
FocusScope {
    id: choice

    property string name
    property string current
    readonly property list<string> colours: ["red", "blue", "green", "yellow"]
    readonly property list<string> suits: ["skateboard", "squirtgun", "shovel", "glue"]
    readonly property list<string> names: [qsTr("red board"), qsTr("blue board"), qsTr("green board"), qsTr("yellow board")]

    signal chosen(colour: string)

    function step(by: int): void {
        const next = colours.indexOf(current) + by;
        if (next >= 0 && next < colours.length)
            chosen(colours[next]);
    }

    implicitWidth: row.width
    implicitHeight: Theme.touch
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Row {
        id: row
        height: Theme.touch
        spacing: 2
        Repeater {
            model: choice.colours
            Pressable {
                id: board
                required property int index
                required property string modelData
                width: Theme.touch
                height: Theme.touch
                activeFocusOnTab: false
                focus: modelData === choice.current
                checkable: true
                checked: modelData === choice.current
                role: Accessible.RadioButton
                name: choice.names[index]
                ringSpread: -1
                ringRadius: 10
                onClicked: choice.chosen(modelData)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: (board.checked ? 0.05 : 0.14) * Theme.touch
                    radius: 10
                    color: Theme.seat(board.modelData)
                    border.color: Theme.ink
                    border.width: board.checked ? 3.5 : 2
                    SuitBadge {
                        anchors.centerIn: parent
                        width: (board.checked ? 0.64 : 0.5) * Theme.touch
                        icon: choice.suits[board.index]
                    }
                }
                Bubble {
                    text: board.name
                    shown: board.hovered
                }
            }
        }
    }
}
