pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The boards: colour and mark; with `faces` colours alone, with those who stand for them.
// `current` is the colour's name; `chosen(colour)` asks for another.
// Left and right move the choice; it is one stop of the Tab key.
FocusScope {
    id: choice

    property string name
    property string current
    property list<string> colours: ["red", "blue", "green", "yellow"]
    property bool faces: false
    property real room: 0 // what it may take of the width; 0 is enough
    readonly property real cell: room > 0 ? Math.min(Theme.touch, room / colours.length) : Theme.touch
    property list<string> marks // icons of the boards
    property list<string> tips // what the boards bring
    readonly property list<string> boards: [qsTr("Red board"), qsTr("Blue board"), qsTr("Green board"), qsTr("Yellow board")]
    readonly property var names: ({ red: qsTr("Red"), blue: qsTr("Blue"), green: qsTr("Green"), yellow: qsTr("Yellow"), violet: qsTr("Violet") })

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
        spacing: choice.room > 0 ? Math.min(2, choice.room / choice.colours.length - choice.cell) : 2
        Repeater {
            model: choice.colours
            Pressable {
                id: board
                required property int index
                required property string modelData
                width: choice.cell
                height: Theme.touch
                activeFocusOnTab: false
                focus: modelData === choice.current
                checkable: true
                checked: modelData === choice.current
                role: Accessible.RadioButton
                name: choice.faces ? choice.names[modelData] : choice.boards[index] ?? ""
                told: choice.tips[index] ? `${name}. ${choice.tips[index]}` : name
                Accessible.description: choice.tips[index] ?? ""
                ringSpread: -1
                ringRadius: 10
                onClicked: choice.chosen(modelData)

                Rectangle {
                    anchors.centerIn: parent
                    width: board.width - (board.checked ? 0.1 : 0.28) * Theme.touch
                    height: width
                    radius: 10
                    color: Theme.seat(board.modelData)
                    border.color: Theme.ink
                    border.width: board.checked ? 3.5 : 2
                    Picture {
                        visible: choice.faces
                        anchors.centerIn: parent
                        width: parent.width * 0.86
                        height: width
                        file: choice.faces ? Theme.face(Theme.seatFaces[board.modelData] ?? "") : ""
                    }
                    IconBadge {
                        visible: !choice.faces
                        anchors.centerIn: parent
                        width: (board.checked ? 0.64 : 0.5) * Theme.touch
                        icon: choice.marks[board.index] ?? ""
                    }
                }
            }
        }
    }
}
