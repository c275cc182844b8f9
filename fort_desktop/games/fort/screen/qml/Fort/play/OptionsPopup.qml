pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What one card or token could do, when it is more than one thing: buttons beside it. `beside` is
// its place on the table, `corner` is where it ends at the latest so that what is right of and
// below it stays readable (0, 0: nothing must); Esc or a click elsewhere closes.
FocusScope {
    id: popup

    property ChoicesModel model
    property rect beside
    property point corner
    property bool open: false
    property int hinted: -1 // the move that a hint points at
    readonly property real pad: 12

    signal chosen(move: int)
    signal closed

    objectName: "options"
    anchors.fill: parent
    visible: open
    enabled: open
    Keys.onEscapePressed: closed()
    onOpenChanged: if (open) opened.restart()
    Soon {
        id: opened
        onTriggered: {
            const all = Array.from({ length: buttons.count }, (_, n) => buttons.itemAt(n) as ChoiceButton);
            (all.find(one => one?.hinted) ?? all[0])?.forceActiveFocus(Qt.PopupFocusReason);
        }
    }

    MouseArea {
        anchors.fill: parent
        onClicked: if (Presses.counts("close", 0)) popup.closed()
    }
    Panel {
        id: sheet
        readonly property bool spares: popup.corner.y > 0 && popup.beside.y > popup.corner.y && height + 16 <= popup.corner.y
        readonly property real wanted: buttons.count > 4 ? 2 : 1
        readonly property real wide: {
            let most = 0;
            for (let i = 0; i < buttons.count; ++i)
                most = Math.max(most, (buttons.itemAt(i) as ChoiceButton)?.wide ?? 0);
            return Math.min(most, (popup.width * 0.9 - 2 * popup.pad) / wanted - 8);
        }
        width: wanted * wide + (wanted - 1) * 8 + 2 * popup.pad
        height: flow.height + 2 * popup.pad
        fill: Theme.paper
        depth: 10
        x: Math.max(8, Math.min((spares ? popup.corner.x : popup.width) - width - 8, popup.beside.x + popup.beside.width / 2 - width / 2))
        y: {
            if (spares)
                return popup.corner.y - height - 8;
            const above = popup.beside.y - height - 14;
            if (above > 8)
                return above;
            return Math.min(popup.height - height - 8, popup.beside.y + popup.beside.height + 14);
        }

        Flow {
            id: flow
            x: popup.pad
            y: popup.pad
            width: sheet.width - 2 * popup.pad
            spacing: 8
            Repeater {
                id: buttons
                model: popup.model
                ChoiceButton {
                    required property int index
                    required move
                    required label
                    required tokens
                    required primary
                    required tip
                    objectName: "option" + index
                    hinted: move === popup.hinted
                    width: sheet.wide
                    onClicked: popup.chosen(move)
                }
            }
        }
    }
}
