pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// The panel at the lower right: what the marked cards would bring, and the buttons of the table.
Item {
    id: side

    required property TowersTable table
    required property Preferences preferences
    property real unit: 1
    property bool wide: true // the window: it has room for the words of the buttons
    readonly property bool low: Theme.textScale > 1.2 || width < 330 // what the cards would bring needs the height
    readonly property bool worded: wide
    readonly property bool plain: worded && low // words alone
    readonly property real cell: (width - 2 * pad - (buttons.columns - 1) * buttons.spacing) / buttons.columns
    readonly property real high: plain ? Math.max(36, 36 * unit) : worded ? Math.max(46, 48 * unit) : Math.min(Theme.touch, 60 * unit)
    readonly property real pad: 12

    signal logAsked
    signal settings
    signal help
    signal leave

    component SideButton: PushButton {
        property string word // under its picture, where there is room
        property string picture
        icon: side.plain ? "" : picture
        width: side.cell
        height: side.high
        padding: 6
        inset: 5
        stacked: !side.plain
        text: side.worded ? word : ""
    }

    Cached {
        anchors.fill: parent
        Panel {
            anchors.fill: parent
        }
        Label {
            id: title
            x: side.pad + 4
            y: 8
            width: sum.x - x - 8
            height: sum.height
            strong: true
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.8
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            pixels: Math.min(Theme.size(18 * side.unit), 25 * side.unit) // the rows need room
            text: side.table.preview.title || (notes.lately ? qsTr("This round") : "")
        }
        Rectangle {
            id: sum
            readonly property string now: Theme.signed(side.table.preview.pointsNow)
            readonly property string then: Theme.signed(side.table.preview.pointsThen)
            visible: side.table.preview.shown
            x: side.width - width - side.pad
            y: 9
            width: points.implicitWidth + star.width + 30
            height: Math.max(28 * side.unit, points.implicitHeight + 2)
            radius: height / 2
            color: Theme.cardPaper
            border.color: Theme.ink
            border.width: 2.5
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Points: now %1, then %2").arg(sum.now).arg(sum.then)
            Picture {
                id: star
                x: 8
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(parent.height - 8, 22 * side.unit * Math.max(1, Theme.textScale * 0.85))
                height: width
                file: Theme.icon("vp")
            }
            Text {
                id: points
                anchors.verticalCenter: parent.verticalCenter
                x: star.x + star.width + 8
                text: sum.now === sum.then ? sum.now : sum.now + " → " + sum.then
                color: Theme.cardInk
                font: Theme.display(Math.min(Theme.size(17 * side.unit), 24 * side.unit))
            }
        }
        Column {
            id: rows
            readonly property real room: buttons.y - y - (side.plain ? 5 : 8)
            readonly property int count: lines.count
            x: side.pad
            y: title.y + sum.height + (side.plain ? 4 : 7)
            width: side.width - 2 * side.pad
            spacing: count > 6 ? 1 : count > 4 ? 3 : 5
            Accessible.role: Accessible.List
            Accessible.name: side.table.preview.title
            Repeater {
                id: lines
                model: side.table.preview.gains
                PreviewRow {
                    required kind
                    required text
                    required gain
                    width: rows.width
                    unit: side.unit
                    height: Math.floor(Math.min(32 * side.unit * Math.max(1, Theme.textScale * 0.9), (rows.room - (rows.count - 1) * rows.spacing) / Math.max(1, rows.count)))
                }
            }
        }
        Label { // nothing is marked, or others play
            id: notes
            readonly property bool lately: !side.table.shown.mine && !side.table.preview.shown && side.table.preview.lately !== ""
            visible: lines.count === 0
            x: side.pad + 4
            y: rows.y
            width: rows.width - 8
            height: rows.room
            verticalAlignment: lately ? Text.AlignTop : Text.AlignVCenter
            horizontalAlignment: lately ? Text.AlignLeft : Text.AlignHCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            elide: Text.ElideRight
            color: lately ? Theme.text : Theme.text2
            text: side.table.shown.mine ? qsTr("Mark cards of the offer to see what they would bring.") : lately ? side.table.preview.lately : ""
        }
        Grid { // two rows, or one of pictures alone in a small window where the text is large
            id: buttons
            anchors.bottom: parent.bottom
            anchors.bottomMargin: side.plain ? 8 : 11
            x: side.pad
            columns: side.low && !side.worded ? 7 : 4
            spacing: side.plain ? 3 : 6

            SideButton {
                objectName: "hint"
                picture: "hint"
                fill: Theme.warm
                word: qsTr("Hint")
                name: qsTr("Hint")
                blocked: !side.table.shown.mine
                reason: side.table.advice.reason
                onClicked: side.table.advice.ask()
                onRefused: side.table.advice.ask()
            }
            SideButton {
                objectName: "undo"
                picture: "undo"
                fill: Theme.undo
                word: qsTr("Undo")
                name: side.table.undoing.name || qsTr("Undo")
                blocked: !side.table.undoing.can
                reason: side.table.undoing.reason
                onClicked: side.table.undoing.undo()
                onRefused: side.table.undoing.undo()
            }
            SideButton {
                objectName: "logButton"
                picture: "log"
                word: qsTr("Log")
                name: qsTr("Log")
                onClicked: side.logAsked()
            }
            SpeedButton {
                width: side.cell
                height: side.high
                padding: 6
                inset: 5
                stacked: !side.plain
                icon: side.plain ? "" : "speed-" + preferences.speed
                text: side.worded ? word : ""
                preferences: side.preferences
            }
            SideButton {
                objectName: "settings"
                picture: "settings"
                word: qsTr("Settings")
                name: qsTr("Settings")
                onClicked: side.settings()
            }
            SideButton {
                objectName: "helpButton"
                picture: "help"
                word: qsTr("Help")
                name: qsTr("Help")
                onClicked: side.help()
            }
            SideButton {
                objectName: "leave"
                picture: "exit"
                word: qsTr("Menu")
                name: qsTr("Main menu")
                onClicked: side.leave()
            }
        }
    }
}
