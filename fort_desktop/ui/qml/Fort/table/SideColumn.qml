pragma ComponentBehavior: Bound
import QtQuick
import Fort

// At the right of the table: the log, whose turn it is, and the buttons. `folded` leaves the buttons
// in a rail, the log is then a drawer that its button opens.
Item {
    id: side

    required property GameTable table
    required property CardFaces faces
    required property Preferences preferences
    property bool folded: false
    required property list<SeatInfo> seats

    signal cardAsked(card: string)
    signal logAsked
    signal recapAsked
    signal settings
    signal help
    signal leave

    Panel {
        anchors.fill: parent
    }
    LogPanel {
        visible: !side.folded
        x: 8
        y: 8
        width: parent.width - 16
        height: order.y - 16
        model: side.table.log
        colors: side.table.seatColours
        faces: side.faces
        preferences: side.preferences
        onChosen: card => side.cardAsked(card)
    }
    Rectangle {
        visible: !side.folded
        x: 2
        width: parent.width - 4
        y: order.y - 6
        height: 3
        color: Theme.ink
    }
    Column {
        id: order
        x: side.folded ? 6 : 10
        width: parent.width - 2 * x
        y: side.folded ? 8 : buttons.y - height - 10
        spacing: 4
        Label {
            visible: !side.folded
            width: parent.width
            text: qsTr("Turn order")
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            color: Theme.text2
            weight: 800
            pixels: Theme.small
        }
        Grid {
            columns: side.folded ? 1 : Math.max(3, side.seats.length)
            rowSpacing: 2
            Repeater {
                model: side.seats
                TurnFace {
                    required property SeatInfo modelData
                    who: modelData
                    named: !side.folded
                    width: side.folded ? order.width : order.width / Math.max(3, side.seats.length)
                }
            }
        }
    }
    Column {
        id: buttons
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10
        x: side.folded ? 6 : 10
        width: parent.width - 2 * x
        spacing: 8

        PushButton {
            visible: side.folded
            objectName: "logButton"
            width: parent.width
            padding: 6
            icon: "log"
            name: qsTr("Log")
            onClicked: side.logAsked()
        }
        SpeedButton {
            visible: side.folded
            width: parent.width
            padding: 6
            preferences: side.preferences
        }
        PushButton {
            id: recap
            objectName: "recapButton"
            width: parent.width
            padding: 6
            icon: "recap"
            fontSize: Theme.size(15 * Theme.unit)
            text: side.folded ? "" : qsTr("Since your last turn")
            name: qsTr("Since your last turn")
            onClicked: side.recapAsked()
            Glow {
                shown: side.table.mine && side.table.recap.fresh
                spread: 4
                radius: Theme.buttonRadius
            }
        }
        PushButton {
            objectName: "hint"
            width: parent.width
            padding: 6
            icon: "hint"
            fill: Theme.warm
            text: side.folded ? "" : qsTr("Hint")
            name: qsTr("Hint")
            onClicked: side.table.hint()
        }
        PushButton {
            objectName: "undo"
            width: parent.width
            padding: 6
            icon: "undo"
            fill: Theme.undo
            text: side.folded ? "" : qsTr("Undo")
            name: qsTr("Undo")
            reason: side.table.canUndo ? "" : side.table.undoReason
            onClicked: side.table.undo()
            onRefused: side.table.undo()
        }
        Grid {
            columns: side.folded ? 1 : 3
            spacing: 8
            id: pair
            readonly property real cell: side.folded ? buttons.width : (buttons.width - 16) / 3
            PushButton {
                objectName: "settings"
                width: pair.cell
                padding: 6
                icon: "settings"
                name: qsTr("Settings")
                onClicked: side.settings()
            }
            PushButton {
                objectName: "helpButton"
                width: pair.cell
                padding: 6
                icon: "help"
                name: qsTr("Help")
                onClicked: side.help()
            }
            PushButton {
                objectName: "leave"
                width: pair.cell
                padding: 6
                icon: "exit"
                name: qsTr("Main menu")
                onClicked: side.leave()
            }
        }
    }
}
