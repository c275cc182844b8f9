import QtQuick
import Shared

// Falls at once before the device is handed over: nothing hidden is painted under it. A deliberate
// click or key opens it. Whoever makes it shows and hides it.
FocusScope {
    id: curtain

    property string name
    property string text
    property string seat // the colour of the board
    property string before // who has just decided
    property bool reclaimable: false // that one may take it back
    property real unit: Math.max(0.7, Math.min(width / 1366, height / 768))

    signal opened(byKey: bool)
    signal reclaimed(byKey: bool)

    enabled: visible
    onVisibleChanged: if (visible) open.forceActiveFocus(Qt.PopupFocusReason)
    Component.onCompleted: if (visible) open.forceActiveFocus(Qt.PopupFocusReason)
    onReclaimableChanged: if (visible && !reclaimable) open.forceActiveFocus(Qt.PopupFocusReason)
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_F11 // no key reaches the table

    Drawn {
        anchors.fill: parent
        file: Theme.assets + "/scenes/curtain.svg"
        pixels: Qt.size(Theme.step(width) * 1.2, Theme.step(width) * 1.2 * 768 / 1366)
        fillMode: Image.PreserveAspectCrop
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(parent.width - 32, Math.max(620 * curtain.unit, open.implicitWidth + 120))
        height: Math.min(parent.height - 90 * curtain.unit, column.height + 48 * curtain.unit)
        radius: 30
        depth: 12
        fill: Theme.paper

        Stitches {
            anchors.fill: parent
            anchors.margins: 12
            color: Theme.paper3
        }
        Column {
            id: column
            anchors.centerIn: parent
            width: parent.width - 64
            spacing: 10 * curtain.unit

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 150 * curtain.unit
                height: width
                radius: width / 2
                color: Theme.seat(curtain.seat)
                border.color: Theme.ink
                border.width: 4
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 13 * curtain.unit
                    radius: width / 2
                    color: Theme.mix(Theme.seat(curtain.seat), "#FFFBEF", 0.6)
                    border.color: Theme.ink
                    border.width: 4
                }
                Picture {
                    anchors.centerIn: parent
                    width: parent.width * 0.66
                    height: width
                    file: Theme.face(Theme.seatFaces[curtain.seat] ?? "")
                }
            }
            Text {
                width: parent.width
                text: qsTr("Hand over to %1").arg(curtain.name)
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                lineHeight: 0.9
                color: Theme.text
                font: Theme.display(Math.min(Theme.title, 48 * curtain.unit))
            }
            Label {
                width: parent.width
                text: curtain.text
                horizontalAlignment: Text.AlignHCenter
                color: Theme.text2
                pixels: Theme.button
            }
            PushButton {
                id: open
                objectName: "openCurtain"
                anchors.horizontalCenter: parent.horizontalCenter
                focus: true
                width: Math.min(implicitWidth + 20, column.width)
                implicitHeight: Theme.size(62 * Theme.unit)
                fontSize: Theme.heading
                text: qsTr("I am %1, show my cards").arg(curtain.name)
                fill: Theme.go
                onClicked: curtain.opened(byKey)
                KeyNavigation.tab: reclaim.visible ? reclaim : open // nothing behind is reached
                KeyNavigation.backtab: KeyNavigation.tab
                KeyNavigation.down: KeyNavigation.tab
            }
            PushButton {
                id: reclaim
                objectName: "takeBackUnseen"
                visible: curtain.reclaimable
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth + 20, column.width)
                icon: "undo"
                text: qsTr("I am %1, take my decision back").arg(curtain.before)
                fill: Theme.undo
                onClicked: curtain.reclaimed(byKey)
                KeyNavigation.tab: open
                KeyNavigation.backtab: open
                KeyNavigation.up: open
            }
            Item {
                width: 1
                height: 4
            }
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        width: keys.implicitWidth + 40
        height: keys.implicitHeight + 8
        radius: height / 2
        color: Theme.paper
        border.color: Theme.ink
        border.width: 2.5
        Label {
            id: keys
            anchors.centerIn: parent
            wrapMode: Text.NoWrap
            weight: 800
            text: qsTr("Enter or Space works too")
        }
    }
}
