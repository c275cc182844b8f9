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
    readonly property real logHeight: order.y - 3 // with its frame

    // Eight buttons fit below the faces in the rail; below the log each has a word under its picture.
    readonly property real railButton: Math.min(Theme.touch, (height - order.height - 40) / 8 - buttons.spacing)
    readonly property real wordedButton: Math.max(50, Math.min(Theme.size(50 * Theme.unit), height * 0.075))
    readonly property real cell: folded ? width - 12 : (width - 20 - buttons.spacing) / 2
    readonly property bool cramped: !folded && height < 600 * Theme.textScale
    readonly property bool wordless: folded || cramped

    signal cardAsked(card: string)
    signal logAsked
    signal recapAsked
    signal settings
    signal help
    signal leave

    component SideButton: PushButton {
        property string word // under its picture, where there is room
        width: side.cell
        height: side.folded ? side.railButton : side.wordedButton
        padding: 6
        stacked: true
        text: side.folded ? "" : word
    }
    Cached {
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
            spacing: side.folded ? 8 : 6

            SideButton {
                visible: side.folded
                objectName: "logButton"
                icon: "log"
                name: qsTr("Log")
                onClicked: side.logAsked()
            }
            SideButton {
                objectName: "recapButton"
                width: side.folded ? side.cell : 2 * side.cell + buttons.spacing
                height: side.folded ? side.railButton : implicitHeight
                stacked: false
                icon: "recap"
                word: qsTr("Recap")
                name: qsTr("Recap of what happened since your last turn")
                onClicked: side.recapAsked()
                Glow {
                    shown: side.table.shown.mine && side.table.recap.fresh
                    spread: 4
                    radius: Theme.buttonRadius
                }
            }
            Grid {
                columns: side.folded ? 1 : 2
                spacing: buttons.spacing

                SideButton {
                    objectName: "hint"
                    icon: "hint"
                    fill: Theme.warm
                    word: qsTr("Hint")
                    name: qsTr("Hint")
                    blocked: side.table.advice.reason !== ""
                    reason: side.table.advice.reason
                    onClicked: side.table.advice.ask()
                    onRefused: side.table.advice.ask()
                }
                SideButton {
                    objectName: "undo"
                    icon: "undo"
                    fill: Theme.undo
                    word: qsTr("Undo")
                    name: side.table.undoing.name || qsTr("Undo")
                    blocked: !side.table.undoing.can
                    reason: side.table.undoing.reason
                    onClicked: side.table.undoing.undo()
                    onRefused: side.table.undoing.undo()
                }
                SpeedButton {
                    width: side.cell
                    height: side.folded ? side.railButton : side.wordedButton
                    padding: 6
                    stacked: true
                    text: side.folded ? "" : word
                    preferences: side.preferences
                }
                SideButton {
                    objectName: "settings"
                    icon: "settings"
                    word: qsTr("Settings")
                    name: qsTr("Settings")
                    onClicked: side.settings()
                }
                SideButton {
                    objectName: "helpButton"
                    icon: "help"
                    word: qsTr("Help")
                    name: qsTr("Help")
                    onClicked: side.help()
                }
                SideButton {
                    objectName: "leave"
                    icon: "exit"
                    word: qsTr("Menu")
                    name: qsTr("Main menu")
                    onClicked: side.leave()
                }
            }
        }
    }
}
