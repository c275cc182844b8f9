pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What is about to be played, in words, and the button that begins it. Its height depends on no choice, so that
// nothing below moves. Before the button there is room for another one as high, of the width `kept`: it begins at
// `spot`.
Panel {
    id: strip

    required property NewGameSetup setup
    property real kept: 0
    readonly property real pad: 12 * Theme.unit
    readonly property real buttons: kept + play.width + 2 * pad
    readonly property real crowd: 5 * 46 * Theme.unit // faces at a full table
    readonly property bool beside: width - crowd - buttons - 3 * pad >= 330 * Theme.unit * Theme.textScale
    readonly property int lines: beside && Theme.textScale <= 1.1 ? 1 : 2
    readonly property alias play: play
    readonly property point spot: Qt.point(play.x - pad - kept, play.y)

    property bool starting: false // pressed: what comes may take its time

    signal begun

    Timer { // when that has been seen
        id: soon
        interval: Theme.still ? 0 : 40
        onTriggered: {
            strip.begun();
            strip.starting = false;
        }
    }

    implicitHeight: (beside ? Math.max(words.height, play.height) : words.height + 0.6 * pad + play.height) + 1.5 * pad
    fill: Theme.warmPale
    depth: 4
    Accessible.role: Accessible.Grouping
    Accessible.name: strip.setup.summary.players

    PushButton {
        id: play
        x: strip.width - width - strip.pad
        y: strip.beside ? (strip.height - height) / 2 : strip.height - height - 0.75 * strip.pad
        focus: true
        icon: "play"
        text: strip.starting ? qsTr("Dealing…") : qsTr("Play")
        fill: Theme.go
        fontSize: Theme.size(22 * Theme.unit)
        padding: 36
        Accessible.description: strip.setup.summary.players
        onClicked: {
            strip.starting = true;
            soon.start();
        }
    }
    Row {
        id: faces
        visible: strip.beside || strip.crowd + strip.buttons + 2 * strip.pad <= strip.width
        x: strip.pad
        y: (strip.beside ? words.y + words.height / 2 : play.y + play.height / 2) - height / 2
        spacing: 4 * Theme.unit
        Repeater {
            model: strip.setup
            Avatar {
                required property string colour
                width: 42 * Theme.unit
                face: Theme.face(Theme.seatFaces[colour] ?? "")
                tint: Theme.seat(colour)
            }
        }
    }
    Item {
        id: words
        readonly property real line: Theme.size(23 * Theme.unit)
        readonly property real share: measure.implicitWidth / Math.max(1, width) // of one line
        readonly property real shrunk: share <= 1 ? 1 : share <= 1.22 ? 0.98 / share : Math.min(0.8, 1.6 / share)
        x: strip.pad + (strip.beside ? faces.width + strip.pad : 0)
        y: strip.beside ? (strip.height - height) / 2 : 0.75 * strip.pad
        width: strip.width - x - strip.pad - (strip.beside ? strip.buttons : 0)
        height: players.height + extras.height

        Text {
            id: players
            objectName: "players"
            y: extras.visible ? 0 : extras.height / 2
            width: parent.width
            height: words.line * (strip.lines > 1 ? 2.1 : 1.3)
            text: strip.setup.summary.players
            textFormat: Text.PlainText
            wrapMode: strip.lines > 1 ? Text.WordWrap : Text.NoWrap
            fontSizeMode: strip.lines > 1 ? Text.FixedSize : Text.HorizontalFit // a fit would rather shrink than wrap
            minimumPixelSize: 12
            verticalAlignment: strip.lines > 1 && extras.visible ? Text.AlignBottom : Text.AlignVCenter
            lineHeight: strip.lines > 1 ? 0.8 : 1
            color: Theme.text
            font: Theme.display(strip.lines > 1 ? Math.floor(words.line * words.shrunk) : words.line)
        }
        Text {
            id: measure
            visible: false
            text: players.text
            textFormat: Text.PlainText
            font: Theme.display(words.line)
        }
        Text {
            id: extras
            objectName: "extras"
            visible: text !== ""
            y: players.height
            width: parent.width
            height: Theme.small * 1.3
            text: strip.setup.summary.extras
            textFormat: Text.PlainText
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            color: Theme.text
            font: Theme.body(Theme.small, 800)
        }
    }
}
