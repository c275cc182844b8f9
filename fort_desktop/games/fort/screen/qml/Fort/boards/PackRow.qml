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
    property alias perRow: row.perRow
    property bool counted: false
    property string told: "" // in a bubble
    readonly property alias row: row
    readonly property int pizza: tokens.filter(token => token === "pizza").length
    readonly property string filled: qsTr("Pack: %1 of %2").arg(tokens.length).arg(places)

    implicitWidth: 20 + size * 1.3 + row.width + (counted ? count.width + 14 : 0)
    implicitHeight: row.height + 10
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
        x: 6
        anchors.verticalCenter: parent.verticalCenter
        width: pack.size * 1.2
        height: width
        source: Theme.icon("pack")
    }
    TokenRow {
        id: row
        x: 10 + pack.size * 1.3
        anchors.verticalCenter: parent.verticalCenter
        size: pack.size
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
