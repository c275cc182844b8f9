import QtQuick
import Fort

// What lures a cat, as its sign and the signs of the lure on a white pill; a `small` one leaves out the
// cat, and is round for a single suit.
Rectangle {
    id: pill

    property list<string> tokens
    property bool small: false
    property real unit: 1
    readonly property real icon: small ? Math.max(13, 13 * unit) : 18 * unit
    readonly property real signs: row.total * icon

    width: small ? Math.max(height, signs + 8 * unit) : icon + signs + 14 * unit
    height: small ? icon + 4 : Math.max(22, 24 * unit)
    radius: height / 2
    color: Theme.cardPaper
    border.color: Theme.cardInk
    border.width: small ? 2 : 2.5
    border.pixelAligned: false

    Picture {
        visible: !pill.small
        x: 5 * pill.unit
        anchors.verticalCenter: parent.verticalCenter
        width: pill.icon
        height: width
        source: visible ? Theme.icon("cat") : ""
    }
    ActionRow {
        id: row
        x: pill.small ? (pill.width - width) / 2 : pill.icon + 8 * pill.unit
        anchors.verticalCenter: parent.verticalCenter
        width: pill.signs + 0.5
        height: pill.icon
        largest: 40
        tokens: pill.tokens
    }
}
