pragma ComponentBehavior: Bound
import QtQuick
import Shared

// The log at the left edge, over the table, where there is no column for it: the buttons are at the right
// and stay in reach. It covers `room` at most: nothing of what decisions need. Where that is too narrow for
// the size of text, it lies in `lowRoom`, wide and less high. The focus comes to its lines
// and goes back to where it was.
FocusScope {
    id: drawer

    required property TableBridge table
    required property list<string> colors // of the seats
    property var faces: null // `face(card)` gives a card's name, head and tint; null in a game without such
    property bool open: false
    required property size room
    property size lowRoom: Qt.size(0, 0)
    readonly property real wanted: Theme.size(260 * Theme.unit)
    readonly property bool low: lowRoom.width > room.width && room.width < 0.9 * wanted

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

    height: low ? lowRoom.height : room.height
    width: low ? Math.min(2.8 * wanted, lowRoom.width) : Math.min(wanted, room.width)
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
            anchors.bottomMargin: drawer.low ? 8 : close.height + 18
            anchors.rightMargin: drawer.low ? close.width + 18 : 8
            headed: !drawer.low // the lines need the height
            model: drawer.table.log
            colors: drawer.colors
            faces: drawer.faces
            onChosen: card => drawer.cardAsked(card)
        }
        PushButton {
            id: close
            x: parent.width - width - 8
            y: drawer.low ? 8 : parent.height - height - 8
            width: drawer.low ? implicitWidth : parent.width - 16
            icon: "cross"
            text: qsTr("Close")
            onClicked: drawer.closed()
        }
    }
}
