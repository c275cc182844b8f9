import QtQuick
import Shared

// On or off: a switch. `checked` is bound by the owner, `toggled(on)` asks for a change.
Pressable {
    id: toggle

    readonly property real size: Theme.touch / 44

    signal toggled(on: bool)

    role: Accessible.CheckBox
    checkable: true
    implicitWidth: 56 * size
    implicitHeight: Theme.touch
    ringed: track
    ringRadius: track.radius
    ringSpread: 3
    onClicked: toggled(!checked)

    Rectangle {
        id: track
        anchors.verticalCenter: parent.verticalCenter
        x: 2
        width: 52 * toggle.size
        height: 30 * toggle.size
        radius: height / 2
        color: toggle.checked ? (Theme.contrast ? Theme.warm : Theme.go) : Theme.empty
        border.color: Theme.ink
        border.width: Theme.line

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: toggle.checked ? track.width - width - 4 : 3
            width: 24 * toggle.size
            height: width
            radius: width / 2
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
                width: 14 * toggle.size
                height: width
                file: Theme.icon("tick")
            }
        }
    }
}
