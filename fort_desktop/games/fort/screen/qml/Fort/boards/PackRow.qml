import QtQuick
import Shared
import Fort

// The backpack: its tokens in a violet tag, and in the large form "2 of 3".
Rectangle {
    id: pack

    property list<string> tokens
    property list<string> coming
    property int places: 1
    property real size: 20 // of a token
    property real limit: 10000 // its width at most: empty places get small, tokens move over each other
    property alias perRow: row.perRow
    property bool counted: false
    property string told: "" // in a bubble
    readonly property alias row: row
    readonly property int pizza: tokens.filter(token => token === "pizza").length
    readonly property string filled: qsTr("Pack: %1 of %2").arg(tokens.length).arg(places)

    readonly property bool tight: limit < 20 + size * 1.3 + perRow * size * 1.1
    readonly property real lead: tight ? 5 + size : 10 + size * 1.3 // of the tokens
    readonly property int free: tight ? Math.max(0, perRow - tokens.length - coming.length) : 0
    readonly property real apart: (limit - lead - (tight ? 5 : 10) - (perRow - free) * size - free * row.hollow) / Math.max(1, perRow - 1)

    implicitWidth: lead + (tight ? 5 : 10) + row.width + (counted ? count.width + 14 : 0)
    implicitHeight: row.height + (perRow < places ? 8 : 10)
    radius: Math.min(10, Math.floor(height / 2) - 1)
    color: Theme.accentPale
    border.color: Theme.ink
    border.width: 2.5
    Accessible.role: Accessible.StaticText
    Accessible.name: tokens.length === 0 ? filled : qsTr("%1. Pizza: %2, toys: %3").arg(filled).arg(pizza).arg(tokens.length - pizza)
    Accessible.description: told

    Says {
        text: pack.told
    }

    Picture {
        x: pack.tight ? 4 : 6
        anchors.verticalCenter: parent.verticalCenter
        width: pack.size * (pack.tight ? 0.96 : 1.2)
        height: width
        file: Theme.icon("pack")
    }
    TokenRow {
        id: row
        x: pack.lead
        anchors.verticalCenter: parent.verticalCenter
        size: pack.size
        hollow: pack.tight ? Math.max(10, size * 0.45) : size
        rowSpacing: 2
        spacing: Math.max(Math.round(-0.6 * size), Math.min(Math.round(size * 0.2), Math.floor(pack.apart)))
        places: pack.places
        tokens: pack.tokens
        coming: pack.coming
        Accessible.ignored: true
    }
    Label {
        id: count
        visible: pack.counted && row.x + row.width + implicitWidth + 16 < pack.width
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: 10
        text: qsTr("%1 of %2").arg(pack.tokens.length).arg(pack.places)
        color: Theme.contrast || Theme.evening ? Theme.text : "#4F3C93"
        weight: 800
        pixels: Theme.small
    }
}
