import QtQuick
import Shared

// A number that can be named: `chosen` has a firm frame; what cannot be named is pale and says why.
Pressable {
    id: button

    required property int n
    property bool chosen: false
    property bool hinted: false
    property string hint // what it brings about, where the panel does not show it
    property real unit: 1
    readonly property color fill: blocked ? Theme.mix(Theme.paper2, Theme.bubble, 0.4) : chosen ? Theme.go : Theme.bubble

    objectName: "bid" + n
    ringSpread: 7
    checkable: true
    checked: chosen

    Rectangle { // the frame of the one that is chosen
        visible: button.chosen
        anchors.fill: parent
        anchors.margins: -4
        radius: Theme.buttonRadius + 4
        color: Theme.ink // the ring of the focus is another
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.buttonRadius
        color: Theme.contrast || button.blocked ? Theme.paper3 : Theme.mix(button.fill, "#2A2138", 0.3)
        border.color: button.blocked ? Theme.paper3 : Theme.ink
        border.width: Theme.line
    }
    Rectangle {
        y: button.down ? 3 : 0
        width: parent.width
        height: parent.height - 4
        radius: Theme.buttonRadius
        color: button.hovered && !button.blocked ? Theme.mix(button.fill, Theme.warm, 0.4) : button.fill
        border.color: button.blocked ? Theme.paper3 : Theme.ink
        border.width: button.chosen && Theme.contrast ? 5 : Theme.line

        Text {
            anchors.centerIn: parent
            text: button.n
            color: button.blocked ? Theme.mix(Theme.text2, Theme.paper, Theme.contrast ? 0 : 0.15) : Theme.on(parent.color)
            font.family: Theme.display(10).family
            font.pixelSize: Math.max(14, Math.min(Theme.size(27 * button.unit), parent.height * 0.66))
            font.strikeout: button.blocked && Theme.contrast
        }
    }
    Glow {
        shown: button.hinted
        spread: 5
        radius: Theme.buttonRadius
    }
}
