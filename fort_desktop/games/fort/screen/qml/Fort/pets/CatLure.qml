import QtQuick
import Shared
import Fort

// What lures a cat, as its sign and the signs of the lure on a white pill; a `small` one is round and
// has only the suit.
Rectangle {
    id: pill

    property list<string> tokens
    property string told: "" // whose sign it is
    property bool small: false
    property real unit: 1
    readonly property list<string> shown: small ? tokens.slice(-1) : tokens
    readonly property real icon: small ? Math.max(14, 15 * unit) : (tokens.length > 1 ? 15.5 : 18) * unit
    readonly property real signs: row.total * icon

    width: small ? height : icon + signs + 14 * unit
    height: small ? icon + 4 : Math.max(22, 24 * unit)
    radius: height / 2
    color: Theme.cardPaper
    border.color: Theme.cardInk
    border.width: small ? 2 : 2.5
    border.pixelAligned: false

    Says {
        text: pill.told
        solid: true
    }
    Picture {
        visible: !pill.small
        x: 5 * pill.unit
        anchors.verticalCenter: parent.verticalCenter
        width: pill.icon
        height: width
        file: visible ? Theme.icon("cat") : ""
    }
    ActionRow {
        id: row
        x: pill.small ? (pill.width - width) / 2 : pill.icon + 8 * pill.unit
        anchors.verticalCenter: parent.verticalCenter
        width: pill.signs + 0.5
        height: pill.icon
        largest: 40
        tokens: pill.shown
    }
}
