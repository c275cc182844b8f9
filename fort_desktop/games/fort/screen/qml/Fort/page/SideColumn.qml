pragma ComponentBehavior: Bound
import QtQuick
import Shared
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
    readonly property alias log: log

    // Eight buttons fit below the faces in the rail; below the log they leave room for large type.
    readonly property real railButton: Math.min(Theme.touch, (height - order.height - 40) / 8 - buttons.spacing)
    readonly property bool cramped: !folded && height < 600 * Theme.textScale
    readonly property bool wordless: folded || cramped

    signal cardAsked(card: string)
    signal logAsked
    signal recapAsked
    signal settings
    signal help
    signal leave

    Cached { // without the buttons: their bubbles are wider than the column
        anchors.fill: parent

        Panel {
            anchors.fill: parent
        }
        LogPanel {
            id: log
            visible: !side.folded
            x: 8
            y: 8
            width: parent.width - 16
            height: order.y - 16
            model: side.table.log
            colors: side.table.seats.colours
            faces: SignFaces {
                faces: side.faces
            }
            preferences: side.preferences
            onChosen: card => side.cardAsked(card)
        }
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
            visible: !side.wordless
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
                id: faces
                readonly property real pixels: {
                    let least = Theme.label;
                    for (let i = 0; i < count; ++i)
                        least = Math.min(least, (itemAt(i) as TurnFace)?.fitting ?? least);
                    return least;
                }
                model: side.seats
                TurnFace {
                    required property SeatInfo modelData
                    who: modelData
                    named: !side.folded
                    pixels: faces.pixels
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

        component SideButton: PushButton {
            width: parent.width
            height: side.folded ? side.railButton : implicitHeight
            padding: 6
        }
        SideButton {
            visible: side.folded
            objectName: "logButton"
            icon: "log"
            name: qsTr("Log")
            onClicked: side.logAsked()
        }
        SpeedButton {
            visible: side.folded
            width: parent.width
            height: side.railButton
            padding: 6
            preferences: side.preferences
        }
        Grid {
            id: help
            readonly property real cell: side.cramped ? pair.cell : buttons.width
            columns: side.cramped ? 3 : 1
            spacing: 8
            SideButton {
                objectName: "recapButton"
                width: help.cell
                icon: "recap"
                text: side.wordless ? "" : qsTr("Recap")
                name: qsTr("Recap of what happened since your last turn")
                onClicked: side.recapAsked()
                Glow {
                    shown: side.table.shown.mine && side.table.recap.fresh
                    spread: 4
                    radius: Theme.buttonRadius
                }
            }
            SideButton {
                objectName: "hint"
                width: help.cell
                icon: "hint"
                fill: Theme.warm
                text: side.wordless ? "" : qsTr("Hint")
                name: qsTr("Hint")
                blocked: side.table.advice.reason !== ""
                reason: side.table.advice.reason
                onClicked: side.table.advice.ask()
                onRefused: side.table.advice.ask()
            }
            SideButton {
                objectName: "undo"
                width: help.cell
                icon: "undo"
                fill: Theme.undo
                text: side.wordless ? "" : qsTr("Undo")
                name: side.table.undoing.name || qsTr("Undo")
                blocked: !side.table.undoing.can
                reason: side.table.undoing.reason
                onClicked: side.table.undoing.undo()
                onRefused: side.table.undoing.undo()
            }
        }
        Grid {
            id: pair
            readonly property real cell: side.folded ? buttons.width : (buttons.width - 16) / 3
            columns: side.folded ? 1 : 3
            spacing: 8
            SideButton {
                objectName: "settings"
                width: pair.cell
                icon: "settings"
                name: qsTr("Settings")
                onClicked: side.settings()
            }
            SideButton {
                objectName: "helpButton"
                width: pair.cell
                icon: "help"
                name: qsTr("Help")
                onClicked: side.help()
            }
            SideButton {
                objectName: "leave"
                width: pair.cell
                icon: "exit"
                name: qsTr("Main menu")
                onClicked: side.leave()
            }
        }
    }
}
