pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A button with a lip: icon and label, or either; `stacked`, the label is under the icon. Set `fill` (Theme.go for the one that acts).
// The label shrinks and then wraps before it would be cut; a bubble says the name where it is another.
// How it is blocked: see Pressable.
Pressable {
    id: button

    property string text
    property string icon: ""
    property color fill: icon === "" || Theme.contrast ? Theme.paper2 : Theme.cardPale // icons are drawn in ink
    property int fontSize: Theme.button
    property bool stacked: false
    property real padding: 18
    property real inset: 8 // beside a label that fills it
    readonly property color lip: Theme.contrast ? Theme.ink : Theme.mix(fill, "#2A2138", 0.3)
    readonly property real iconSize: icon === "" ? 0 : Math.min(face.height * 0.66, fontSize * 1.6)
    readonly property real gap: icon !== "" && text !== "" ? 8 : 0

    name: text
    meaning: text
    told: name !== text ? name : "" // what a picture or a short word does not say
    implicitWidth: measure.implicitWidth + iconSize + gap + 2 * padding
    implicitHeight: Math.max(Theme.touch, fontSize * 1.9 + 8)

    Text {
        id: measure
        visible: false
        text: button.text
        textFormat: Text.PlainText
        font: label.font
    }
    Shadow {
        depth: 4
        radius: Theme.buttonRadius
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.buttonRadius
        color: button.lip
        border.color: Theme.ink
        border.width: Theme.line
    }
    Rectangle {
        id: face
        y: button.down ? 4 : 0
        width: parent.width
        height: parent.height - 5
        radius: Theme.buttonRadius
        color: button.blocked ? Theme.mix(button.fill, Theme.paper, 0.6) : button.hovered ? Theme.mix(button.fill, "#FFFFFF", 0.25) : button.fill
        border.color: Theme.ink
        border.width: Theme.contrast && button.fill === Theme.go ? 4 : Theme.line

        Behavior on y {
            enabled: !Theme.still
            NumberAnimation { duration: Theme.duration(60) }
        }
        Loader {
            anchors.fill: parent
            active: button.stacked && button.text !== ""
            opacity: button.blocked ? 0.7 : 1
            sourceComponent: Item {
                Picture {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height * 0.06
                    width: parent.height * 0.44
                    height: width
                    file: Theme.icon(button.icon)
                }
                Text {
                    objectName: "under"
                    x: Math.min(7, parent.width * 0.06) // clear of the frame, as far as there is room
                    y: parent.height * 0.48
                    width: parent.width - 2 * x
                    height: parent.height * 0.52
                    text: button.text
                    textFormat: Text.PlainText
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 12
                    color: label.color
                    font: label.font
                }
            }
        }
        Row {
            visible: !button.stacked || button.text === ""
            anchors.centerIn: parent
            spacing: button.gap
            opacity: button.blocked ? 0.7 : 1

            Picture {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.icon !== ""
                width: button.iconSize
                height: width
                file: Theme.icon(button.icon)
            }
            Text {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: lineCount > 1 ? font.pixelSize * 0.12 : 0
                visible: button.text !== ""
                width: Math.min(Math.ceil(measure.implicitWidth) + 1, button.width - button.iconSize - button.gap - 2 * button.inset)
                height: face.height - 6
                text: button.text
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                lineHeight: 0.8
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                color: Theme.on(face.color)
                font: Theme.display(button.fontSize)
            }
        }
    }
}
