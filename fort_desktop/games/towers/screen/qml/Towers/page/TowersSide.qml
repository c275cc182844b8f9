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
    readonly property bool cramped: Theme.textScale > 1.2 || width < 330
    readonly property real gap: 8
    readonly property real pad: 12

    signal logAsked
    signal settings
    signal help
    signal leave

    component SideButton: PushButton {
        height: Math.min(Theme.touch, 60 * side.unit)
        padding: 6
    }

    Cached {
        anchors.fill: parent
        Panel {
            anchors.fill: parent
        }
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
        text: side.table.preview.title
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
            source: Theme.icon("vp")
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
        readonly property real room: buttons.y - y - 8
        readonly property int count: lines.count
        x: side.pad
        y: title.y + sum.height + 7
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
    Label { // nothing is marked
        visible: lines.count === 0
        x: side.pad + 4
        y: rows.y
        width: rows.width - 8
        height: rows.room
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        color: Theme.text2
        text: side.table.shown.mine ? qsTr("Mark cards of the offer to see what they would bring.") : side.table.piles.deckText
    }
    Column {
        id: buttons
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 11
        x: side.pad
        width: side.width - 2 * side.pad
        spacing: side.gap
        Row {
            visible: !side.cramped
            spacing: side.gap
            Loader {
                active: parent.visible
                sourceComponent: hint
                width: (buttons.width - side.gap) / 2
            }
            Loader {
                active: parent.visible
                sourceComponent: undo
                width: (buttons.width - side.gap) / 2
            }
        }
        Row {
            id: small
            readonly property int count: side.cramped ? 7 : 5
            readonly property real cell: (buttons.width - (count - 1) * spacing) / count
            spacing: side.cramped ? 5 : side.gap
            Loader {
                visible: side.cramped
                active: visible
                sourceComponent: hint
                width: visible ? small.cell : 0
            }
            Loader {
                visible: side.cramped
                active: visible
                sourceComponent: undo
                width: visible ? small.cell : 0
            }
            SideButton {
                objectName: "logButton"
                width: small.cell
                icon: "log"
                name: qsTr("Log")
                onClicked: side.logAsked()
            }
            SpeedButton {
                width: small.cell
                height: Math.min(Theme.touch, 60 * side.unit)
                padding: 6
                preferences: side.preferences
            }
            SideButton {
                objectName: "settings"
                width: small.cell
                icon: "settings"
                name: qsTr("Settings")
                onClicked: side.settings()
            }
            SideButton {
                objectName: "helpButton"
                width: small.cell
                icon: "help"
                name: qsTr("Help")
                onClicked: side.help()
            }
            SideButton {
                objectName: "leave"
                width: small.cell
                icon: "exit"
                name: qsTr("Main menu")
                onClicked: side.leave()
            }
        }
    }
    Component {
        id: hint
        SideButton {
            objectName: "hint"
            icon: "hint"
            fill: Theme.warm
            text: side.cramped ? "" : qsTr("Hint")
            name: qsTr("Hint")
            blocked: !side.table.shown.mine
            reason: side.table.advice.reason
            onClicked: side.table.advice.ask()
            onRefused: side.table.advice.ask()
        }
    }
    Component {
        id: undo
        SideButton {
            objectName: "undo"
            icon: "undo"
            fill: Theme.undo
            text: side.cramped ? "" : qsTr("Undo")
            name: side.table.undoing.name || qsTr("Undo")
            blocked: !side.table.undoing.can
            reason: side.table.undoing.reason
            onClicked: side.table.undoing.undo()
            onRefused: side.table.undoing.undo()
        }
    }
}
