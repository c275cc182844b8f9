pragma ComponentBehavior: Bound
import QtQuick
import Fort

// A bored kid standing in a yard: portrait, shadow on the lawn and suit badges.
Item {
    id: kid

    property url portrait
    property list<string> suits

    implicitWidth: 84
    height: width

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: kid.height - height / 2
        width: kid.width * 0.6
        height: 10
        radius: 5
        color: Theme.ink
        opacity: 0.22
    }
    Picture {
        anchors.fill: parent
        source: kid.portrait
    }
    Repeater {
        model: kid.suits
        SuitBadge {
            required property int index
            required property string modelData
            x: kid.width * 0.8 - width / 2 - index * width * 0.72
            y: kid.height - height * 0.64
            width: Math.max(18, kid.width * 0.25)
            icon: modelData
        }
    }
}
