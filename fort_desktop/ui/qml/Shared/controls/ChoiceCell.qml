import QtQuick
import Shared

// One piece of a Choice.
Pressable {
    id: cell

    property string text
    property string icon: ""
    readonly property real iconSize: Math.max(24, Theme.touch * 0.55)
    readonly property real natural: measure.implicitWidth + (icon === "" ? 0 : iconSize + 6) + 28


    name: text
    role: Accessible.RadioButton
    checkable: true
    implicitHeight: Theme.touch
    ringSpread: 3

    Text {
        id: measure
        visible: false
        text: cell.text
        textFormat: Text.PlainText
        font: label.font
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 2
        anchors.bottomMargin: 2
        radius: Theme.buttonRadius
        color: cell.checked ? Theme.warm : cell.hovered ? Theme.mix(Theme.paper2, Theme.warm, 0.3) : Theme.paper2
        border.color: cell.checked ? Theme.ink : Theme.paper3
        border.width: cell.checked ? Theme.line : 2
    }
    Row {
        anchors.centerIn: parent
        spacing: 6
        Picture {
            anchors.verticalCenter: parent.verticalCenter
            visible: cell.icon !== ""
            width: cell.iconSize
            height: width
            file: Theme.icon(cell.icon)
        }
        Text {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, cell.width - (cell.icon === "" ? 12 : cell.iconSize + 18))
            verticalAlignment: Text.AlignVCenter
            text: cell.text
            textFormat: Text.PlainText
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.on(cell.checked ? Theme.warm : Theme.paper2)
            font: Theme.body(Theme.normal, 800)
        }
    }
}
