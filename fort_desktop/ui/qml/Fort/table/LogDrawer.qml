pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The log at the left edge, over the table, where there is no column for it: the buttons are at the right
// and stay in reach. It covers `room` at most: nothing of what decisions need.
FocusScope {
    id: drawer

    required property TableWords table
    required property list<string> colors // of the seats
    property CardFaces faces: null
    property bool open: false
    required property size room

    signal cardAsked(card: string)
    signal closed

    height: room.height
    width: Math.min(Theme.size(260 * Theme.unit), room.width)
    visible: open
    enabled: open

    MouseArea { // nothing under it is meant
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    Later {
        anchors.fill: parent
        anchors.margins: 8
        shown: drawer.open
        sourceComponent: Panel {
            depth: 10
            onVisibleChanged: if (visible) close.forceActiveFocus(Qt.PopupFocusReason)
            Component.onCompleted: if (visible) close.forceActiveFocus(Qt.PopupFocusReason)
            LogPanel {
                anchors.fill: parent
                anchors.margins: 8
                anchors.bottomMargin: close.height + 18
                model: drawer.table.log
                colors: drawer.colors
                faces: drawer.faces
                onChosen: card => drawer.cardAsked(card)
            }
            PushButton {
                id: close
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 8
                width: parent.width - 16
                icon: "cross"
                text: qsTr("Close")
                onClicked: drawer.closed()
            }
        }
    }
}
