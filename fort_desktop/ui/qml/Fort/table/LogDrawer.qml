import QtQuick
import Fort

// The log at the right edge, over the table, where the window is too narrow for a column.
FocusScope {
    id: drawer

    required property GameTable table
    required property CardFaces faces
    property bool open: false

    signal cardAsked(card: string)
    signal closed

    width: Math.min(Theme.size(260 * Theme.unit), parent.width * 0.4)
    visible: open
    enabled: open
    onOpenChanged: if (open) close.forceActiveFocus(Qt.PopupFocusReason)

    MouseArea {
        x: drawer.width - drawer.parent.width
        width: drawer.parent.width
        height: drawer.height
        onClicked: drawer.closed()
    }
    Panel {
        anchors.fill: parent
        anchors.margins: 8
        depth: 10
        LogPanel {
            anchors.fill: parent
            anchors.margins: 8
            anchors.bottomMargin: close.height + 18
            model: drawer.table.log
            colors: drawer.table.seatColours
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
