import QtQuick
import Shared

// The place of a pile that has no card.
Rectangle {
    id: pile

    required property rect place
    property string name

    x: place.x
    y: place.y
    width: place.width
    height: place.height
    radius: width * 0.074
    color: Theme.contrast ? "#FFFFFF" : Theme.grassDark
    opacity: Theme.contrast ? 1 : 0.4
    border.color: Theme.ink
    border.width: 2.5
    Accessible.role: Accessible.StaticText
    Accessible.name: name

    Says {
        text: pile.name
    }
}
