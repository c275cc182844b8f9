pragma ComponentBehavior: Bound
import QtQuick
import Fort

// What the play being composed would give: the amount large, further lines below. Its tail points
// at the cards on the left.
Item {
    id: bubble

    property list<string> tokens
    property list<string> lines
    property real unit: 1

    Accessible.role: Accessible.StaticText
    Accessible.name: lines.join(". ")

    Shadow {
        radius: 16
    }
    Rectangle {
        x: -8
        y: Math.min(parent.height * 0.55, 62 * bubble.unit)
        width: 18
        height: 18
        rotation: 45
        color: Theme.bubble
        border.color: Theme.ink
        border.width: Theme.line
    }
    Rectangle {
        anchors.fill: parent
        radius: 16
        color: Theme.bubble
        border.color: Theme.ink
        border.width: Theme.line
    }
    Rectangle { // the tail opens into the bubble
        x: 3
        y: Math.min(parent.height * 0.55, 62 * bubble.unit) - 4
        width: 9
        height: 26
        color: Theme.bubble
    }
    Rectangle {
        visible: bubble.tokens.length > 0 && !Theme.contrast && Theme.evening
        anchors.fill: amount
        radius: 10
        color: Theme.cardPaper
    }
    ActionRow {
        id: amount
        visible: bubble.tokens.length > 0
        x: 12
        y: 10
        width: parent.width - 24
        height: visible ? Math.min(56 * bubble.unit, parent.height * (bubble.lines.length > 0 ? 0.48 : 0.8)) : 0
        largest: 1000
        tokens: bubble.tokens
    }
    Rectangle {
        visible: bubble.tokens.length > 0 && bubble.lines.length > 0
        x: 14
        y: amount.y + amount.height + 4
        width: parent.width - 28
        height: 2.5
        color: Theme.paper3
    }
    Label {
        x: 12
        y: bubble.tokens.length > 0 ? amount.y + amount.height + 8 : 8
        width: parent.width - 24
        height: parent.height - y - 8
        text: bubble.lines.join("\n")
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        elide: Text.ElideRight
        lineHeight: 0.9
        weight: 800
        pixels: Theme.normal
    }
}
