pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The log at the left edge, over the table, where there is no column for it: the buttons are at the right
// and stay in reach. It covers `room` at most: nothing of what decisions need. The focus comes to its lines
// and goes back to where it was.
FocusScope {
    id: drawer

    required property TableWords table
    required property list<string> colors // of the seats
    property CardFaces faces: null
    property bool open: false
    required property size room

    property Item earlier: null // what had the focus before

    signal cardAsked(card: string)
    signal closed

    // Whether the focus is here, or nowhere because it was here.
    function holds(now: Item): bool {
        for (let up = now; up; up = up.parent)
            if (up === drawer)
                return true;
        for (let up = drawer.parent; up; up = up.parent)
            if (up === now)
                return true;
        return now === null;
    }
    function giveBack(): void {
        if (holds(Window.activeFocusItem))
            (earlier?.visible && earlier.enabled ? earlier : parent).forceActiveFocus(Qt.TabFocusReason);
        earlier = null;
    }

    onOpenChanged: open ? earlier = Window.activeFocusItem : giveBack()
    Keys.onPressed: event => event.accepted = (words.item as Words)?.log.turn(event.key) ?? false

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
        id: words
        anchors.fill: parent
        anchors.margins: 8
        shown: drawer.open
        sourceComponent: Words {}
    }

    component Words: Panel {
        property alias log: lines
        depth: 10
        onVisibleChanged: if (visible) lines.read()
        Component.onCompleted: if (visible) lines.read()
        LogPanel {
            id: lines
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
