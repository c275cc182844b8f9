pragma ComponentBehavior: Bound
import QtQuick
import Shared

// An entry of the sign post: a plank that can be pressed. `detail` is optional and stands below it, `signs`
// are icons beside the text; `spoken` says both.
Pressable {
    id: sign

    property string text
    property string icon
    property string detail: ""
    property string spoken: detail
    property list<string> signs
    property int signRoom: signs.length // kept free for so many, as beside the same text on another plank
    property int lines: 2 // of the detail at most; it takes as much room with fewer
    property bool main: false
    property real tilt: 0
    property real unit: 1
    property real dense: 1 // below 1 where there is little room for the text
    property color fill: main ? Theme.warm : Theme.woodLight

    readonly property real signSize: 28 * unit
    readonly property real room: detail === "" ? 0 : lines * metrics.lineSpacing // kept free for all lines

    name: spoken === "" ? text : text + ". " + spoken
    implicitWidth: (main ? 344 : 284) * unit
    implicitHeight: Math.max(52 * unit, words.implicitHeight + 14, title.implicitHeight + room + 14)
    rotation: tilt
    ringRadius: 10

    property real lift: down ? 3 : hovered ? -2 : 0
    // Whole pixels straight up and down, however the sign hangs: each letter of small text would find
    // its pixel by itself, and jump.
    readonly property real way: Math.round(lift * Screen.devicePixelRatio) / Screen.devicePixelRatio
    readonly property real slant: tilt * Math.PI / 180

    Behavior on lift {
        enabled: !Theme.still
        NumberAnimation { duration: Theme.duration(120); easing.type: Easing.OutQuad }
    }
    Banner {
        x: sign.way * Math.sin(sign.slant)
        y: sign.way * Math.cos(sign.slant)
        width: parent.width
        height: parent.height
        lined: sign.detail !== ""
        fill: sign.hovered ? Theme.mix(sign.fill, "#FFFFFF", 0.25) : sign.fill

        Picture {
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            width: (sign.main ? 38 : 32) * sign.unit
            height: width
            file: Theme.icon(sign.icon)
        }
        Row {
            id: marks
            x: words.x + words.width - width + 8
            y: words.y + (title.height - height) / 2
            spacing: 3
            Repeater {
                model: sign.signs
                Picture {
                    required property string modelData
                    width: sign.signSize
                    height: width
                    file: Theme.icon(modelData)
                }
            }
        }
        Column {
            id: words
            x: 20 + (sign.main ? 52 : 42) * sign.unit
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: sign.detail !== "" ? -3 : 0
            width: sign.width - x - 26

            Text {
                id: title
                width: parent.width - (sign.signRoom > 0 ? sign.signRoom * (sign.signSize + marks.spacing) - marks.spacing + 6 : 0)
                text: sign.text
                textFormat: Text.PlainText
                horizontalAlignment: sign.main ? Text.AlignLeft : Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                color: Theme.on(sign.fill)
                lineHeight: 0.86
                font: Theme.display(Theme.size((sign.main ? 28 : 25) * sign.unit * sign.dense))
            }
            Text {
                id: below
                width: parent.width
                visible: sign.detail !== ""
                text: sign.detail
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                maximumLineCount: sign.lines
                elide: Text.ElideRight
                color: Theme.contrast ? Theme.ink : "#4A3518"
                font: Theme.body(Theme.size(13 * sign.unit * sign.dense), 700)
            }
        }
    }
    FontMetrics {
        id: metrics
        font: below.font
    }
}
