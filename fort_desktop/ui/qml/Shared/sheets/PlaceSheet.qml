pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Where a game is saved elsewhere: a folder, and a name or a path. Enter saves, Esc goes back. A file that
// is there already is replaced by a button of its own, never by Enter.
ModalSheet {
    id: sheet

    required property Elsewhere elsewhere
    readonly property list<Item> stops: [places, field, save, replace, back, closer].filter(stop => stop.visible)

    function ask(): void {
        elsewhere.begin();
        Window.window.requestActivate(); // Qt's dialog may have been there for a moment
        show();
        field.forceActiveFocus(Qt.PopupFocusReason);
    }
    function put(over: bool): void {
        elsewhere.save(over);
        if (open)
            again.restart();
    }
    function step(by: int): void {
        const now = stops.findIndex(stop => stop.activeFocus || stop === field && field.writing);
        stops[(now + by + stops.length) % stops.length].forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "placeSheet"
    name: qsTr("Save the game")
    spoken: [name, elsewhere.target].join(". ")
    scrolled: page
    sheetWidth: Math.round(Math.min(width - 24, 720 * Theme.unit * Math.max(1, Theme.textScale * 0.9)))
    sheetHeight: title.height + form.height + buttons.height + 76

    Connections {
        target: sheet.open ? sheet.elsewhere : null
        function onWritten(): void {
            sheet.close();
        }
        function onDone(): void {
            if (sheet.open)
                again.restart();
        }
    }
    Soon { // what is wrong is heard, and mended in the field
        id: again
        onTriggered: {
            if (!sheet.open)
                return;
            field.forceActiveFocus(Qt.PopupFocusReason);
            if (sheet.elsewhere.problem !== "")
                sheet.Accessible.announce(sheet.elsewhere.problem, Accessible.Assertive);
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
    }
    component Line: Label {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        pixels: Theme.coach
    }

    Picture {
        id: picture
        x: 26
        y: 16
        width: title.height
        height: width
        file: Theme.icon("folder")
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
        contentHeight: form.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: form
            width: page.width
            spacing: 10

            Line {
                text: qsTr("Folder")
                weight: 800
            }
            Choice {
                id: places
                objectName: "places"
                x: 6
                width: parent.width - 12
                height: implicitHeight
                name: qsTr("Folder")
                options: sheet.elsewhere.places
                current: sheet.elsewhere.place
                onChosen: index => sheet.elsewhere.choose(index)
                Keys.onTabPressed: sheet.step(1)
                Keys.onBacktabPressed: sheet.step(-1)
            }
            Line {
                text: qsTr("File name")
                weight: 800
            }
            TextBox {
                id: field
                objectName: "fileName"
                x: 6
                width: parent.width - 12
                name: qsTr("File name")
                limit: 4000
                text: sheet.elsewhere.name
                onEdited: text => sheet.elsewhere.write(text)
                onAccepted: sheet.put(false)
                Keys.onTabPressed: sheet.step(1)
                Keys.onBacktabPressed: sheet.step(-1)
            }
            Line {
                objectName: "target"
                text: sheet.elsewhere.working ? "" : sheet.elsewhere.target
            }
            Line {
                objectName: "placeProblem"
                text: sheet.elsewhere.working ? qsTr("Saving…") : sheet.elsewhere.problem
                weight: 800
            }
        }
    }
    AnswerGrid {
        id: buttons
        x: 28
        y: parent.height - height - 22
        width: parent.width - 56

        Answer {
            id: save
            objectName: "save"
            blocked: sheet.elsewhere.working
            reason: qsTr("Saving…")
            icon: "tick"
            fill: Theme.go
            text: qsTr("Save")
            onClicked: sheet.put(false)
        }
        Answer {
            id: replace
            objectName: "replace"
            visible: sheet.elsewhere.taken && !sheet.elsewhere.working
            icon: "recap"
            text: qsTr("Replace")
            onClicked: sheet.put(true)
        }
        Answer {
            id: back
            objectName: "back"
            icon: "left"
            text: qsTr("Back")
            onClicked: sheet.close()
        }
    }
}
