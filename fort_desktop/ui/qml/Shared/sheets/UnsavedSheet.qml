pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Games are in memory only: try again, save them elsewhere or, when the app is about to be left, leave
// all the same or stay. Esc stays. While they are being written it waits, and goes on as it was asked to.
ModalSheet {
    id: sheet

    required property Saving saving
    property bool leaving: false
    readonly property bool pending: saving.pending
    readonly property bool missing: saving.lost > 0 && !pending
    readonly property bool bad: missing || !pending && !leaving && saving.unsaved !== ""
    readonly property string told: pending ? leaving || saving.long || saving.elsewhere.working ? saving.closing : "" : saving.question
    readonly property list<Item> answers: [again, elsewhere, without, quit, stay].filter(answer => answer.visible)

    function finish(): void {
        if (leaving)
            Window.window.close();
        else
            close();
    }
    function ask(leave: bool): void {
        leaving = leave;
        if (!leave) // who leaves has looked; what is written since then is told to the open sheet
            saving.look();
        show();
        (answers[0] ?? closer).forceActiveFocus(Qt.PopupFocusReason);
        turned.stop();
    }
    function step(by: int): void {
        const stops = [...answers, closer];
        const now = stops.findIndex(stop => stop.activeFocus);
        stops[(now + by + stops.length) % stops.length].forceActiveFocus(Qt.TabFocusReason);
    }
    // To the answer below or above, as long as the arrows are not needed to read on.
    function go(by: int, event: KeyEvent): void {
        const now = answers.findIndex(answer => answer.activeFocus);
        event.accepted = !page.interactive;
        if (event.accepted)
            answers[now + by]?.forceActiveFocus(Qt.TabFocusReason);
    }
    function tell(): void {
        if (open && !place.open && saving.outcome !== "")
            Accessible.announce([saving.outcome, bad ? saving.unsaved : ""].join(" ").trim(), Accessible.Assertive);
    }

    objectName: "unsavedSheet"
    name: pending ? qsTr("Saving…") : bad ? qsTr("Not saved") : qsTr("Saved")
    spoken: [name, told, bad ? saving.unsaved : ""].join(" ").trim()
    scrolled: page
    sheetWidth: Math.round(Math.min(width - 24, 640 * Theme.unit * Math.max(1, Theme.textScale * 0.9)))
    sheetHeight: title.height + words.height + buttons.height + 76
    onNameChanged: turned.restart()
    onMissingChanged: {
        turned.restart();
        if (!missing && !pending) // it was saved meanwhile
            place.close();
    }
    onPendingChanged: if (open && !pending) written.restart()
    onOpenChanged: if (!open) place.close()

    Soon { // it was saved meanwhile, or could not be, and the buttons are others
        id: turned
        onTriggered: {
            if (!sheet.open || place.open)
                return;
            (sheet.answers[0] ?? sheet.closer).forceActiveFocus(Qt.TabFocusReason);
            sheet.Accessible.announce(sheet.spoken);
        }
    }
    Soon { // all that was under way has been tried
        id: written
        onTriggered: {
            if (sheet.open && sheet.Window.window.visible && !sheet.pending && sheet.saving.lost === 0 && sheet.saving.outcome === "")
                sheet.finish();
        }
    }

    component Answer: PushButton {
        width: (parent as AnswerGrid)?.cell ?? implicitWidth
        height: (parent as AnswerGrid)?.tallest ?? implicitHeight
        padding: 14
        Keys.onTabPressed: sheet.step(1)
        Keys.onBacktabPressed: sheet.step(-1)
        Keys.onRightPressed: sheet.step(1)
        Keys.onLeftPressed: sheet.step(-1)
        Keys.onDownPressed: event => sheet.go(buttons.columns, event)
        Keys.onUpPressed: event => sheet.go(-buttons.columns, event)
    }

    Picture {
        id: picture
        x: 26
        y: 16
        width: title.height
        height: width
        file: Theme.icon(sheet.pending ? "folder" : sheet.bad ? "unsaved" : "tick")
    }
    Label {
        id: title
        x: picture.x + picture.width + 12
        y: 16
        width: parent.width - x - 16 - Theme.touch
        height: Math.max(implicitHeight, Theme.touch)
        verticalAlignment: Text.AlignVCenter
        strong: true
        pixels: Theme.heading
        text: sheet.name
    }
    Flickable {
        id: page
        x: 28
        y: title.y + title.height + 10
        width: parent.width - 56
        height: buttons.y - y - 14
        contentHeight: words.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: words
            width: page.width
            spacing: 10

            component Line: Label {
                width: parent.width
                visible: text !== ""
                pixels: Theme.coach
            }
            Line {
                text: sheet.missing || sheet.pending || !sheet.bad && sheet.saving.outcome === "" ? sheet.told : ""
                weight: 800
            }
            Line {
                text: sheet.bad ? sheet.saving.unsaved : ""
            }
            Line { // what came of it
                objectName: "outcome"
                text: sheet.saving.outcome
                weight: 800
                onTextChanged: sheet.tell()
            }
        }
    }
    AnswerGrid {
        id: buttons
        x: 28
        y: parent.height - height - 22
        width: parent.width - 56

        Answer {
            id: again
            objectName: "tryAgain"
            visible: sheet.bad
            icon: "recap"
            fill: Theme.go
            text: qsTr("Try again")
            onClicked: {
                if (sheet.saving.tryAgain())
                    sheet.finish();
            }
        }
        Answer {
            id: elsewhere
            objectName: "saveElsewhere"
            visible: sheet.missing
            icon: "folder"
            text: qsTr("Save elsewhere…")
            onClicked: chooser.ask()
        }
        Answer {
            id: without
            objectName: "leaveWithout"
            visible: sheet.leaving && (sheet.missing || sheet.saving.long)
            icon: "exit"
            text: qsTr("Leave without saving")
            onClicked: {
                sheet.saving.giveUp();
                sheet.finish();
            }
        }
        Answer {
            id: quit
            objectName: "leaveSaved"
            visible: sheet.leaving && !sheet.missing && !sheet.pending
            icon: "exit"
            text: qsTr("Quit")
            onClicked: sheet.finish()
        }
        Answer {
            id: stay
            objectName: "stay"
            visible: sheet.leaving
            icon: "play"
            text: qsTr("Stay")
            onClicked: sheet.close()
        }
    }
    Loader { // made when it is asked for: it brings a whole style along
        id: chooser
        readonly property FileChooser dialog: item as FileChooser
        objectName: "chooser"
        active: false
        sourceComponent: FileChooser {
            elsewhere: sheet.saving.elsewhere
            onVisibleChanged: back.restart()
        }
        function ask(): void {
            active = true;
            if (!dialog.ask())
                place.ask();
        }
    }
    Soon { // to where it was asked for
        id: back
        onTriggered: {
            if (sheet.open && !sheet.lent && !place.open && elsewhere.visible)
                elsewhere.forceActiveFocus(Qt.PopupFocusReason);
        }
    }
    PlaceSheet {
        id: place
        parent: sheet
        anchors.fill: parent
        home: sheet.closer
        below: sheet.below
        elsewhere: sheet.saving.elsewhere
    }
    lent: chooser.dialog?.visible ?? false
}
