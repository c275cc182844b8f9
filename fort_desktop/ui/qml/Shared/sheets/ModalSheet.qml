pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A sheet over everything, until it is closed: by Esc, Space, Enter, its button or a click anywhere.
// Nothing behind is reached meanwhile, and the focus goes back to where it was. Children lie on the
// sheet; `scrolled` is moved by keys and the wheel.
FocusScope {
    id: modal

    property string name // for screen readers
    property string spoken // read aloud when it opens
    property bool open: false
    property real sheetWidth: 800
    property real sheetHeight: 500
    property real below: 0 // the lower edge that is kept free
    property Flickable scrolled: null
    property Item before: null // had the focus
    property Item home: parent // has it when that is gone
    property bool lent: false // a dialog of the desktop has the focus meanwhile
    readonly property alias closer: shut
    default property alias content: sheet.content

    function show(): void {
        if (!open)
            before = Window.activeFocusItem;
        open = true;
        shut.pointed = true; // it needs no bubble
        shut.forceActiveFocus(Qt.PopupFocusReason);
        if (spoken !== "")
            Accessible.announce(spoken);
    }
    function close(): void {
        const had = activeFocus;
        open = false;
        if (had && before && before.visible)
            before.forceActiveFocus(Qt.TabFocusReason);
        else if (had)
            home.forceActiveFocus();
        before = null;
    }
    // To the next thing on it that takes the focus; there may be more than its button.
    function step(by: int): void {}
    // Whatever happens behind it meanwhile: the focus stays here, or on another sheet.
    function keep(): void {
        if (!open || lent)
            return;
        for (let up = Window.activeFocusItem; up; up = up.parent)
            if ((up as ModalSheet)?.open)
                return;
        shut.forceActiveFocus(Qt.PopupFocusReason);
    }

    visible: open
    enabled: open
    Accessible.role: Accessible.Dialog
    Accessible.name: name
    Keys.onPressed: event => {
        event.accepted = event.key !== Qt.Key_F11; // no key reaches what lies behind
        if (event.key === Qt.Key_Escape)
            modal.close();
        else
            pages.turn(event.key);
    }

    PageTurner {
        id: pages
        view: modal.scrolled
    }

    Connections {
        target: modal.open ? modal.Window.window : null
        function onActiveFocusItemChanged(): void {
            keeping.restart();
        }
    }
    Soon {
        id: keeping
        onTriggered: modal.keep()
    }
    Rectangle {
        anchors.fill: parent
        color: "#2A2138"
        opacity: 0.55
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onClicked: if (Presses.counts("close", 0)) modal.close()
        onWheel: wheel => pages.scroll(-wheel.angleDelta.y * 0.6)
    }
    Panel {
        id: sheet
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -modal.below / 2
        width: Math.min(modal.width - 24, modal.sheetWidth)
        height: Math.min(modal.height - modal.below - 24, modal.sheetHeight)
        radius: 22
        depth: 10
        fill: Theme.paper
    }
    CloseButton {
        id: shut
        objectName: "closeSheet"
        focus: true
        x: sheet.x + sheet.width - width - 10
        y: sheet.y + 10
        onClicked: modal.close()
        Keys.onTabPressed: modal.step(1)
        Keys.onBacktabPressed: modal.step(-1)
    }
    Aloft {}
}
