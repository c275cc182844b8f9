pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The games of one kind that were left before the one that the title offers, each to be continued.
Sheet {
    id: screen

    required property LeftGames games
    required property string game

    signal resumed(string key)

    function move(by: int): void {
        const rows = Array.from(list.children).filter(row => row.activeFocusOnTab);
        const now = rows.findIndex(row => row.activeFocus);
        const next = now < 0 ? (by > 0 ? 0 : rows.length - 1) : now + by;
        if (next >= 0 && next < rows.length)
            rows[next].forceActiveFocus(Qt.TabFocusReason);
        else if (next >= rows.length)
            leave.forceActiveFocus(Qt.TabFocusReason);
    }

    title: qsTr("Unfinished games")
    wide: 640

    Column {
        id: list
        width: screen.columnWidth
        topPadding: 10
        bottomPadding: 10
        spacing: 14 * screen.unit
        Keys.onUpPressed: screen.move(-1)
        Keys.onDownPressed: screen.move(1)

        Repeater {
            model: screen.games.others.filter(offer => offer.game === screen.game)

            SignButton {
                required property int index
                required property var modelData
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width - 24
                unit: screen.unit
                main: true
                fill: Theme.woodLight
                focus: index === 0
                icon: "play"
                text: modelData.summary
                lines: 3
                detail: modelData.players + "\n" + modelData.when
                signs: modelData.signs
                onClicked: screen.resumed(modelData.key)
            }
        }
    }

    footer: PushButton {
        id: leave
        icon: "exit"
        text: qsTr("Back")
        Keys.onUpPressed: screen.move(-1)
        onClicked: screen.back()
    }
}
