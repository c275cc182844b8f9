pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Something has happened that nobody has foreseen: what has become of the game, and where the log is. However
// it is closed, the game goes on.
ModalSheet {
    id: sheet

    required property Mishap mishap
    readonly property list<Item> stops: [on, folder, closer].filter(stop => stop.visible)

    function tell(): void {
        show();
        on.forceActiveFocus(Qt.PopupFocusReason);
    }
    function sayOutcome(): void {
        if (mishap.outcome !== "")
            Accessible.announce(mishap.outcome, Accessible.Assertive);
    }
    function step(by: int): void {
        const now = stops.findIndex(stop => stop.activeFocus);
        stops[(now + by + stops.length) % stops.length].forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "mishapSheet"
    name: qsTr("Something went wrong")
    spoken: [`${name}.`, mishap.story, mishap.details].join(" ").trim()
    scrolled: page
    sheetWidth: Math.round(Math.min(width - 24, 640 * Theme.unit * Math.max(1, Theme.textScale * 0.9)))
    sheetHeight: title.height + words.height + buttons.height + 76
    onOpenChanged: if (!open) mishap.goOn()

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
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere // also within a path
        pixels: Theme.coach
    }

    Picture {
        id: picture
        x: 26
        y: 16
        width: title.height
        height: width
        file: Theme.icon("bot-tired")
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

            Line {
                objectName: "story"
                text: sheet.mishap.story
                weight: 800
            }
            Line {
                objectName: "details"
                text: sheet.mishap.details
            }
            Line { // what came of opening the folder
                objectName: "outcome"
                text: sheet.mishap.outcome
                weight: 800
                onTextChanged: sheet.sayOutcome()
            }
        }
    }
    AnswerGrid {
        id: buttons
        x: 28
        y: parent.height - height - 22
        width: parent.width - 56

        Answer {
            id: on
            objectName: "goOn"
            icon: "play"
            fill: Theme.go
            text: qsTr("Go on")
            onClicked: sheet.close()
        }
        Answer {
            id: folder
            objectName: "openFolder"
            visible: sheet.mishap.written
            icon: "folder"
            text: qsTr("Open the folder")
            onClicked: sheet.mishap.openFolder()
        }
    }
}
