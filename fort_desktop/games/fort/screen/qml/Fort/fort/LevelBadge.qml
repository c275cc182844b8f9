import QtQuick
import Shared

// The level of a fort on a round badge; a new number pops when it is `lively`.
Rectangle {
    id: badge

    property int level: 0
    property bool lively: false

    height: width
    radius: width / 2
    color: Theme.sun
    border.color: Theme.ink
    border.width: 2.5
    onLevelChanged: {
        if (lively && !Theme.still)
            pop.restart();
    }

    Text {
        anchors.centerIn: parent
        text: badge.level
        color: Theme.cardInk
        font: Theme.display(badge.width * 0.64)
    }
    SequentialAnimation {
        id: pop
        NumberAnimation { target: badge; property: "scale"; to: 1.45; duration: Theme.duration(90); easing.type: Easing.OutQuad }
        NumberAnimation { target: badge; property: "scale"; to: 1; duration: Theme.duration(170); easing.type: Easing.OutBack }
    }
}
