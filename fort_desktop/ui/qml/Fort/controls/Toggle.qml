import QtQuick
import Fort

// On or off: a switch with its label. `checked` is bound by the owner, `toggled(on)` asks for a change.
Pressable {
    id: toggle

    property string text

    signal toggled(on: bool)

    name: text
    role: Accessible.CheckBox
    checkable: true
    implicitWidth: 68 + measure.implicitWidth
    implicitHeight: Math.max(Theme.touch, label.implicitHeight)
    ringSpread: 2
    onClicked: toggled(!checked)

    Rectangle {
        id: track
        anchors.verticalCenter: parent.verticalCenter
        x: 2
        width: 52
        height: 30
        radius: 15
        color: toggle.checked ? (Theme.contrast ? Theme.warm : Theme.go) : Theme.empty
        border.color: Theme.ink
        border.width: Theme.line

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: toggle.checked ? 24 : 3
            width: 24
            height: 24
            radius: 12
            color: Theme.cardPaper
            border.color: Theme.ink
            border.width: Theme.line

            Behavior on x {
                enabled: !Theme.still
                NumberAnimation { duration: Theme.duration(120); easing.type: Easing.OutQuad }
            }
            Picture {
                anchors.centerIn: parent
                visible: toggle.checked
                width: 14
                height: 14
                source: Theme.icon("tick")
            }
        }
    }
    Label {
        id: measure
        visible: false
        wrapMode: Text.NoWrap
        text: toggle.text
        weight: 800
    }
    Label {
        id: label
        x: 66
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, toggle.width - x)
        text: toggle.text
        weight: 800
    }
}
