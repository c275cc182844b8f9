import QtQuick
import Shared

// One line above the hand: whose move it is and what can be done. `lead` stands out before `text`.
// `tag` (the round) stands at the right, and before it what lasts and is not as it should be, or the way
// back to the scoring; flash() draws the eye after a refused drop.
Item {
    id: bar

    property string lead
    property string seat: "" // the colour of whose decision it is, where somebody else may have the device
    property string text
    property string aside // said after it, smaller
    readonly property string name: [lead, text, aside].filter(part => part !== "").join(" ")
    property string tag: ""
    property string icon: "hint"
    property TableFlow flow: null
    property bool scored: false // the game has been, and is only looked at: the way back is here
    default property alias lasting: signs.data // more of what lasts

    function flash(): void {
        if (!Theme.still)
            blink.restart();
    }

    readonly property real lamp: Theme.even(Math.min(height - 8, 30 * Theme.unit * Math.max(1, Math.min(1.4, Theme.textScale))))

    implicitHeight: Math.max(38, Theme.coach * 1.6 + 12)
    Accessible.role: Accessible.StaticText
    Accessible.name: name

    Cached {
        anchors.fill: parent

        Panel {
            anchors.fill: parent
            fill: Theme.bubble
            radius: height / 2
        }
        Rectangle {
            id: shine
            anchors.fill: parent
            radius: height / 2
            color: Theme.warm
            border.color: Theme.ink
            border.width: Theme.line
            opacity: 0
            SequentialAnimation on opacity {
                id: blink
                running: false
                loops: 2
                NumberAnimation { from: 0; to: 1; duration: 75 }
                NumberAnimation { from: 1; to: 0; duration: 75 }
            }
        }
        Rectangle {
            x: 6
            anchors.verticalCenter: parent.verticalCenter
            width: bar.lamp
            height: width
            radius: width / 2
            color: Theme.sun
            border.color: Theme.ink
            border.width: 2.5
            Picture {
                anchors.centerIn: parent
                width: parent.width * 0.73
                height: width
                file: Theme.icon(bar.icon)
            }
        }
        Rectangle {
            objectName: "decider"
            visible: bar.seat !== "" && bar.lead !== ""
            x: start.x - 9
            anchors.verticalCenter: start.verticalCenter
            width: start.width + 14
            height: Math.min(bar.height - 10, start.height + 4)
            radius: height / 2
            color: Theme.seat(bar.seat)
            border.color: Theme.ink
            border.width: 2
        }
        Text {
            id: start
            x: (bar.seat === "" ? 16 : 24) + Math.max(bar.lamp, 30 * Theme.unit)
            anchors.verticalCenter: words.verticalCenter
            width: Math.min(implicitWidth, bar.width * 0.4)
            text: bar.lead
            textFormat: Text.PlainText
            elide: Text.ElideRight
            readonly property color plain: shine.opacity > 0.5 ? Theme.cardInk : Theme.text
            color: bar.seat === "" ? plain : Theme.onSeat(bar.seat)
            font: Theme.body(Theme.coach, 900)
        }
        Text {
            id: words
            x: start.x + start.width + (bar.lead === "" ? 0 : bar.seat === "" ? 8 : 14)
            width: signs.x - x - (signs.width > 0 || round.visible ? 10 : 0)
            height: bar.height - 4 - (after.visible ? after.height - 2 : 0)
            y: 2
            text: bar.text
            textFormat: Text.PlainText
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            elide: Text.ElideRight // as many lines as the place allows
            lineHeight: 0.9
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            color: start.plain
            font: Theme.body(Theme.coach, 700)
        }
        TextMetrics {
            id: measure
            text: bar.aside
            font: Theme.body(12, 700)
        }
        Text {
            id: after
            visible: bar.aside !== ""
            x: start.x
            y: bar.height - height - 3
            width: signs.x - x - (signs.width > 0 || round.visible ? 10 : 0)
            height: Math.ceil(twice ? 12 * 2.65 : font.pixelSize * 1.28)
            readonly property bool twice: bar.height > 50 && measure.advanceWidth > width // one line cannot hold it
            text: bar.aside
            textFormat: Text.PlainText
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            lineHeight: 0.85
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            elide: Text.ElideRight
            color: start.plain === Theme.cardInk ? Theme.cardInk : Theme.text2
            font: Theme.body(twice ? 12 : Math.max(12, Theme.coach * 0.78), 700)
        }
        Row {
            id: signs
            readonly property real room: bar.width * 0.24
            anchors.right: round.visible ? round.left : parent.right
            anchors.rightMargin: round.visible ? width > 0 ? 10 : 4 : 20
            anchors.verticalCenter: parent.verticalCenter
            spacing: 8

            PushButton {
                objectName: "goOn"
                visible: bar.scored
                focus: bar.scored
                height: bar.height - 2
                anchors.verticalCenter: parent.verticalCenter
                icon: "vp"
                text: qsTr("Final scoring")
                name: qsTr("Back to the final scoring (Esc)")
                fill: Theme.go
                fontSize: Theme.small
                padding: 12
                onClicked: bar.flow.goOn()
            }
            LastingSign {
                objectName: "unsavedSign"
                icon: "unsaved"
                label: bar.flow?.saving.label ?? ""
                sentence: bar.flow?.saving.unsaved ?? ""
                room: signs.room
                onClicked: bar.flow.saving.asked()
            }
            LastingSign {
                objectName: "botsSign"
                icon: "bot-tired"
                label: bar.flow?.botsLabel ?? ""
                sentence: bar.flow?.botsLess ?? ""
                room: signs.room
            }
        }
        Rectangle {
            id: round
            visible: bar.tag !== ""
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(96, count.implicitWidth + 24)
            height: Math.min(bar.height - 10, count.implicitHeight + 6)
            radius: height / 2
            color: Theme.paper2
            border.color: Theme.ink
            border.width: 2
            Label {
                id: count
                anchors.centerIn: parent
                wrapMode: Text.NoWrap
                text: bar.tag
                weight: 800
                pixels: Theme.small
            }
        }
    }
}
