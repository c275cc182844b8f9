import QtQuick
import Shared
import Fort

// What a card would give, as a pill on its edge: "+2" and a pizza.
Rectangle {
    id: badge

    property list<string> tokens
    property real unit: 1
    property real most: 1000 // width that there is

    visible: tokens.length > 0
    height: Theme.even(Math.min(Math.max(26, 30 * unit) * Math.max(1, 0.4 + 0.6 * Theme.textScale), most / (row.total * 0.72 + 0.6)))
    width: (row.total * 0.72 + 0.6) * height
    radius: height / 2
    color: Theme.warm
    border.color: Theme.cardInk
    border.width: 2.5

    ActionRow {
        id: row
        anchors.centerIn: parent
        width: total * height
        height: badge.height * 0.72
        largest: 1000
        tokens: badge.tokens
    }
}
