import QtQuick
import Fort

// An entry of the sign post: a plank that can be pressed. `detail` is an optional second line.
Pressable {
    id: sign

    property string text
    property string icon
    property string detail: ""
    property bool main: false
    property real tilt: 0

    name: detail === "" ? text : text + ". " + detail
    implicitWidth: main ? 318 : 284
    implicitHeight: Math.max(52, main ? words.implicitHeight + 22 : Theme.size(25) * 1.6 + 12)
    rotation: tilt
    ringRadius: 10

    Banner {
        y: sign.down ? 3 : sign.hovered ? -2 : 0
        width: parent.width
        height: parent.height
        fill: sign.main ? Theme.warm : sign.hovered ? Theme.mix(Theme.woodLight, "#FFFFFF", 0.25) : Theme.woodLight

        Behavior on y {
            enabled: !Theme.still
            NumberAnimation { duration: Theme.duration(120); easing.type: Easing.OutQuad }
        }
        Picture {
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            width: sign.main ? 40 : 32
            height: width
            source: Theme.icon(sign.icon)
        }
        Column {
            id: words
            x: sign.main ? 76 : 62
            anchors.verticalCenter: parent.verticalCenter
            width: sign.width - x - 26

            Text {
                width: parent.width
                text: sign.text
                textFormat: Text.PlainText
                horizontalAlignment: sign.main ? Text.AlignLeft : Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                color: Theme.on(Theme.woodLight)
                lineHeight: 0.86
                font: Theme.display(Theme.size(sign.main ? 28 : 25))
            }
            Text {
                width: parent.width
                visible: sign.detail !== ""
                text: sign.detail
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                color: Theme.contrast ? Theme.ink : "#4A3518"
                font: Theme.body(Theme.small, 700)
            }
        }
    }
}
