pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Which game is played: a picture, the name and a sentence for each. Left and right choose; it is one
// stop of the Tab key.
FocusScope {
    id: picker

    required property NewGameSetup setup
    readonly property real gap: 10 * Theme.unit
    readonly property real tall: {
        let most = 0;
        for (let n = 0; cells.changes >= 0 && n < cells.count; ++n)
            most = Math.max(most, (cells.itemAt(n) as Cell)?.implicitHeight ?? 0);
        return most;
    }

    function step(by: int): void {
        const next = setup.games.indexOf(setup.game) + by;
        if (next >= 0 && next < setup.games.length)
            setup.set_game(setup.games[next]);
    }

    implicitHeight: tall
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Row {
        spacing: picker.gap
        Repeater {
            id: cells
            property int changes: 0 // others have come in the place of these
            model: picker.setup.games
            onItemAdded: ++changes
            Cell {}
        }
    }

    component Cell: Pressable {
        id: cell
        required property int index
        required property string modelData
        readonly property real pad: 10 * Theme.unit

        objectName: "game-" + modelData
        width: (picker.width - picker.gap) / 2
        height: picker.tall
        implicitHeight: Math.max(Theme.touch, words.height + pad)
        activeFocusOnTab: false
        focus: checked
        checkable: true
        checked: modelData === picker.setup.game
        role: Accessible.RadioButton
        name: (picker.setup.gameNames[index] ?? "") + ". " + (picker.setup.gameTexts[index] ?? "")
        ringRadius: 14
        onClicked: picker.setup.set_game(modelData)

        Rectangle {
            anchors.fill: parent
            radius: 14
            color: cell.checked ? Theme.warm : cell.hovered ? Theme.mix(Theme.paper2, Theme.warm, 0.4) : Theme.paper2
            border.color: cell.checked || Theme.contrast ? Theme.ink : Theme.paper3
            border.width: cell.checked ? Theme.line : 2
        }
        Picture {
            id: sign
            x: cell.pad
            anchors.verticalCenter: parent.verticalCenter
            width: 42 * Theme.unit
            height: width
            file: Theme.icon(picker.setup.gameIcons[cell.index] ?? "")
        }
        Column {
            id: words
            x: sign.x + sign.width + cell.pad
            anchors.verticalCenter: parent.verticalCenter
            width: cell.width - x - cell.pad
            Label {
                width: parent.width
                strong: true
                pixels: Theme.size(19 * Theme.unit)
                lineHeight: 0.85
                color: cell.checked ? Theme.on(Theme.warm) : Theme.text
                text: picker.setup.gameNames[cell.index] ?? ""
            }
            Label {
                width: parent.width
                weight: 600
                pixels: Theme.small
                lineHeight: 0.92
                color: cell.checked ? Theme.on(Theme.warm) : Theme.text2
                text: picker.setup.gameTexts[cell.index] ?? ""
            }
        }
    }
}
