pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The log at the right edge, over the table, where the window is too narrow for a column.
FocusScope {
    id: drawer

    required property TableWords table
    required property list<string> colors // of the seats
    property CardFaces faces: null
    property bool open: false

    signal cardAsked(card: string)
    signal closed

    anchors.right: parent.right
    height: parent.height
    width: Math.min(Theme.size(260 * Theme.unit), parent.width * 0.4)
    visible: open
    enabled: open

    MouseArea {
        x: drawer.width - drawer.parent.width
        width: drawer.parent.width
        height: drawer.height
        onClicked: drawer.closed()
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
