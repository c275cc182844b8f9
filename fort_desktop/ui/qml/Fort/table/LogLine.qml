import QtQuick
import Fort

// One entry of the log: the seat's colour, a picture, a sentence and its detail.
Item {
    id: entry

    required property int seat
    required property string icon
    required property string title
    required property string detail
    required property string card // whose face stands there; else `icon`
    property color color
    property bool newest: false
    property bool focused: false
    readonly property bool isFace: card !== ""
    readonly property real unit: Theme.unit

    signal pressed

    height: Math.max(50 * unit, words.implicitHeight + 10)
    Accessible.role: Accessible.ListItem
    Accessible.name: title + ". " + detail
    Accessible.onPressAction: pressed()

    Rectangle {
        anchors.fill: parent
        radius: 10
        visible: entry.newest || entry.focused
        color: Theme.evening ? Theme.paper2 : "#FFF0BF"
        border.color: entry.focused ? Theme.accent : "transparent"
        border.width: entry.focused ? Theme.line : 0
    }
    Rectangle {
        x: 5
        y: 5
        visible: entry.seat >= 0
        width: 7
        height: parent.height - 10
        radius: 3
        color: entry.color
        border.color: Theme.ink
        border.width: 1.5
    }
    Avatar {
        visible: entry.isFace
        x: 17 * entry.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 36 * entry.unit
        line: 2
        face: Theme.face(entry.card)
        tint: entry.color
    }
    Rectangle {
        visible: !entry.isFace
        x: 17 * entry.unit
        anchors.verticalCenter: parent.verticalCenter
        width: 36 * entry.unit
        height: width
        radius: 10 * entry.unit
        color: Theme.cardPale
        border.color: Theme.ink
        border.width: 2
        Picture {
            anchors.centerIn: parent
            width: 24 * entry.unit
            height: width
            source: entry.isFace ? "" : Theme.icon(entry.icon)
        }
    }
    Column {
        id: words
        x: 59 * entry.unit
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 6
        Label {
            width: parent.width
            text: entry.title
            weight: 800
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: entry.detail
            weight: 600
            color: Theme.text2
            pixels: Theme.small
        }
    }
    Rectangle {
        x: 17 * entry.unit
        y: parent.height
        width: parent.width - x - 8
        height: 2
        color: Theme.paper2
    }
    TapHandler {
        onTapped: entry.pressed()
    }
}
