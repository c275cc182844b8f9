pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The coloured band of a seat: face, the first player's card, name, bot tag and pills. A number of -1
// hides its pill. Children are laid between the name and the pills.
Item {
    id: header

    property string name
    property string seat // colour
    property url face
    property string tag: "" // "bot, medium"; empty for people
    property int points: 0
    property int more: 0 // points that it would have besides if the game ended now
    property bool leads: false // it has the most points
    property int hand: -1
    property int discard: -1
    property int deck: -1
    property var told: ({}) // lines of "points", "hand", "discard", "deck" and "first"
    property bool first: false // it has the first player's card
    property bool active: false // this seat is to move
    property real unit: 1
    default property alias extra: slot.data
    readonly property string called: tag === "" ? name : name + ", " + tag
    readonly property bool tight: width < 430 * unit
    property real pill: Math.round(26 * unit)
    // What the children may take beside a name of usual length.
    readonly property real room: right.x - left.x - Math.min(measure.implicitWidth, 110 * unit) - 20

    // What is left for the name, the tag and the backs of the hand, and how they share it: the fan of
    // backs closes first, then the name gets narrower, and at last the tag goes.
    readonly property real figures: pointsPill.width + (discardPill.visible ? discardPill.width + right.spacing : 0) + (deckPill.visible ? deckPill.width + right.spacing : 0)
    readonly property real free: width - 8 - left.x - figures - (slot.width > 0 ? slot.width + left.spacing : 0) - (tight ? 6 : 12)
    readonly property real backs: hand >= 0 ? fan.least + right.spacing : 0
    readonly property real naming: Math.min(measure.implicitWidth + 1, 110 * unit)
    readonly property real tagLeast: bot.implicitWidth * 12 / bot.font.pixelSize + 14 + left.spacing
    readonly property bool tagged: tag !== "" && !tight && free - backs - Math.min(naming, 52 * unit) >= tagLeast
    readonly property real tagRoom: tagged ? Math.max(tagLeast, Math.min(bot.implicitWidth + 18 + left.spacing, width * 0.3, free - backs - naming)) : 0

    component Figure: Pill {
        pixels: header.pill
        width: implicitWidth - (header.tight ? 7 * header.unit : 0)
    }

    implicitHeight: 38 * unit
    Accessible.role: Accessible.Grouping
    Accessible.name: called

    Rectangle {
        anchors.fill: parent
        topLeftRadius: Theme.panelRadius
        topRightRadius: Theme.panelRadius
        color: Theme.seat(header.seat)
        border.color: Theme.ink
        border.width: Theme.line
    }
    Text {
        id: measure
        visible: false
        text: header.name
        textFormat: Text.PlainText
        font: Theme.display(Math.min(header.height * 0.62, Theme.size(20 * header.unit)))
    }
    Avatar {
        id: who
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        width: header.height - 9
        face: header.face
        tint: header.active ? Theme.sun : Theme.seat(header.seat)
        Says {
            text: header.called
            below: true
        }
    }
    FirstPlayerCard {
        id: flag
        visible: header.first
        x: who.x + who.width - (header.tight ? 9 : 3) * header.unit
        anchors.verticalCenter: parent.verticalCenter
        pixels: header.height - 12
        told: header.told.first ?? ""
    }
    Row {
        id: left
        x: (flag.visible ? flag.x + flag.width : who.x + who.width) + (header.tight ? 5 : 8)
        height: parent.height
        spacing: header.tight ? 4 : 6

        Text {
            id: nameText
width: Math.min(measure.implicitWidth + 1, Math.max(24, header.free - fan.taken - header.tagRoom))
            height: parent.height
            text: header.name
            textFormat: Text.PlainText
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            color: Theme.onSeat(header.seat)
            font: measure.font
            Says {
                text: nameText.truncated || header.tag !== "" && !header.tagged ? header.called : ""
                below: true
            }
        }
        Rectangle {
            id: tagBox
            visible: header.tagged
            anchors.verticalCenter: parent.verticalCenter
            width: header.tagRoom - left.spacing
            height: header.pill * 0.84
            radius: height / 2
            color: "#FFFFFF"
            border.color: Theme.ink
            border.width: 2
            Text {
                id: bot
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - 12)
                verticalAlignment: Text.AlignVCenter
                text: header.tag
                textFormat: Text.PlainText
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                elide: Text.ElideRight
                color: Theme.cardInk
                font: Theme.body(Math.max(12, Math.min(Theme.label, parent.height * 0.7)), 800)
            }
        }
        Row {
            id: slot
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6
        }
    }
    Row {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        spacing: header.tight ? 3 : 5

        HandBacks {
            id: fan
            readonly property real taken: visible ? width + right.spacing : 0
            visible: header.hand >= 0
            anchors.verticalCenter: parent.verticalCenter
            count: Math.max(0, header.hand)
            told: header.told.hand ?? ""
            unit: header.unit
            room: header.tight ? 0 : header.free - header.naming - header.tagRoom - right.spacing
        }
        Figure {
            id: pointsPill
            icon: "vp"
            fill: header.leads ? Theme.sun : Theme.cardPaper
            text: Theme.signed(header.points) + (header.more > 0 ? "\u2009+\u2009" + header.more : "")
            name: qsTr("%n point(s)", "", header.points) + (header.more > 0 ? " + " + header.more : "")
            told: header.told.points ?? ""
        }
        Figure {
            id: discardPill
            visible: header.discard >= 0
            icon: "discard"
            text: header.discard
            name: qsTr("Discard pile: %n card(s)", "", header.discard)
            told: header.told.discard ?? ""
        }
        Figure {
            id: deckPill
            visible: header.deck >= 0
            icon: "deck"
            text: header.deck
            name: qsTr("Deck: %n card(s)", "", header.deck)
            told: header.told.deck ?? ""
        }
    }
}
