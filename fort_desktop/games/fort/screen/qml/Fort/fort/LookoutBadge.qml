import QtQuick
import Shared
import Fort

// The suit of a lookout on the wall of its fort; larger and ringed in the suit's colour while it counts.
Item {
    id: badge

    property string suit
    property bool counts: false
    property string told: "" // in a bubble
    property real size: 20
    property real grown: counts ? 1 : 0

    width: size
    height: size

    Behavior on grown {
        enabled: !Theme.still
        NumberAnimation { duration: Theme.duration(220); easing.type: Easing.OutBack }
    }
    Says {
        text: badge.told
    }
    Rectangle {
        visible: badge.grown > 0
        anchors.centerIn: parent
        width: Theme.even(badge.size * (1 + 0.42 * badge.grown))
        height: width
        radius: width / 2
        color: FortTheme.suit(badge.suit)
        border.color: Theme.cardInk
        border.width: 2
    }
    IconBadge {
        anchors.centerIn: parent
        width: badge.size * (1 + 0.08 * badge.grown)
        icon: badge.suit
        line: 2.3
    }
}
