pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The head of a lookout before a disc of its suit, with all that it shows: one badge for each suit.
Item {
    id: head

    property url source
    property list<string> suits
    readonly property real badge: Math.max(15, width * 0.44)

    height: width

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: FortTheme.suit(head.suits[0] ?? "")
        border.color: Theme.cardInk
        border.width: 2
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.width * 0.1
        radius: width / 2
        color: Theme.cardPaper
        opacity: 0.45
    }
    Picture {
        anchors.fill: parent
        anchors.margins: parent.width * 0.05
        file: head.source
    }
    Repeater {
        model: head.suits
        IconBadge {
            required property int index
            required property string modelData
            x: head.width * 0.66 + index * width * 0.8
            y: head.height - width * 0.98
            width: head.badge
            icon: modelData
        }
    }
}
