pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What can be done by hand, then the keys: on one sheet. A game says what its own are, and may have chapters
// of rules: then one of these is shown at a time, and hands and keys are the last. A button leads to what the
// app says of itself.
ModalSheet {
    id: help

    required property AppBridge app
    property bool begun: false // a game is under way, or was until it was scored
    readonly property real unit: Math.max(0.85, Math.min(width / 1366, height / 768))
    readonly property real pad: 28 * unit
    // Keys beside what they do; names of keys as they are printed on keyboards.
    property list<string> keys
    property list<string> deeds
    property list<string> hands
    property list<string> touches
    property list<HelpChapter> chapters
    property real tall: 716 // the sheet with them
    property int at: 0 // which of them is shown
    readonly property HelpChapter chapter: chapters[at] ?? null // none: hands and keys
    property HelpChapter read: null // was turned to last

    readonly property real most: Math.min(width - 24, 1340 * unit * Math.max(1, Theme.textScale * 0.9))
    // As many columns as have room for lines of a good length.
    readonly property int keyColumns: Math.max(1, Math.min(3, Math.floor((most - 2 * pad) / (390 * unit * Theme.textScale))))
    readonly property int handColumns: Math.max(1, Math.min(2, Math.floor((most - 2 * pad) / (470 * unit * Theme.textScale))))

    signal about

    function step(by: int): void {
        const stops = chapters.length > 0 ? [closer, parts, more] : [closer, more];
        const now = stops.findIndex(stop => stop.activeFocus);
        stops[(now + by + stops.length) % stops.length].forceActiveFocus(Qt.TabFocusReason);
    }
    function turn(to: int): void {
        at = Math.max(0, Math.min(chapters.length, to));
        read = chapter;
        page.contentY = 0;
    }

    objectName: "help"
    spoken: name
    scrolled: page
    sheetWidth: most
    sheetHeight: chapters.length > 0 ? tall * unit : page.contentHeight + 2 * pad // chapters are all as high
    // There may be more of them, or fewer: the one that was read stays open, whatever its number.
    onChaptersChanged: {
        const place = [...chapters].indexOf(read);
        turn(place >= 0 ? place : read || at === 0 ? at : chapters.length);
    }
    Keys.onLeftPressed: turn(at - 1)
    Keys.onRightPressed: turn(at + 1)

    Flickable {
        id: page
        x: help.pad
        y: help.pad
        width: parent.width - 2 * x
        height: parent.height - 2 * y
        readonly property real edge: 4 // no frame is cut by it
        contentHeight: list.height + edge
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: list
            // Room for the bar even where nothing scrolls: the columns may be lower when they are narrower,
            // so that a width that depends on the height would never settle.
            width: page.width - 18
            spacing: 16 * help.unit

            Item { // the heading, and the button beside it as long as there is room
                id: head
                readonly property real room: list.width - Theme.touch
                readonly property bool beside: heading.implicitWidth + more.implicitWidth + 20 <= room
                width: parent.width
                height: beside ? Math.max(heading.height, more.height) : more.y + more.height + 4
                Label {
                    id: heading
                    y: head.beside ? more.y + (more.height - height) / 2 : 0
                    width: head.room - (head.beside ? more.width + 20 : 0)
                    strong: true
                    pixels: Theme.heading
                    text: help.name
                }
                PushButton {
                    id: more
                    objectName: "aboutApp"
                    x: head.beside ? head.room - width : 6
                    y: head.beside ? 10 - help.pad : heading.height + 6 // level with the cross
                    width: Math.min(implicitWidth, head.room)
                    icon: "about"
                    text: qsTr("About")
                    onClicked: help.about()
                    onActiveFocusChanged: if (activeFocus) page.contentY = 0
                    Keys.onTabPressed: help.step(1)
                    Keys.onBacktabPressed: help.step(-1)
                }
            }
            Choice {
                id: parts
                objectName: "helpParts"
                visible: help.chapters.length > 0
                x: 4 // for the frame of focus
                width: parent.width - 2 * x
                stretch: true
                name: qsTr("Chapters")
                options: [...help.chapters.map(chapter => chapter.name), qsTr("Keys and mouse")]
                icons: [...help.chapters.map(chapter => chapter.icon), "hand"]
                current: help.at
                onChosen: index => help.turn(index)
                onActiveFocusChanged: if (activeFocus) page.contentY = 0
                Keys.onTabPressed: help.step(1)
                Keys.onBacktabPressed: help.step(-1)
            }
            HelpLines {
                objectName: "helpRules"
                width: parent.width
                unit: help.unit
                columns: help.chapter?.dense ? help.keyColumns : help.handColumns
                larger: help.chapter && !help.chapter.dense ? Math.max(1, 1.25 / Theme.textScale) : 1 // there is room
                signs: help.chapter?.signs ?? []
                words: help.chapter ? help.chapter.words : help.hands
                meanings: help.chapter?.meanings ?? help.touches
            }
            Rectangle {
                visible: !help.chapter
                width: parent.width
                height: 2
                color: Theme.contrast ? Theme.ink : Theme.paper3
            }
            HelpLines {
                objectName: "helpKeys"
                visible: !help.chapter
                width: parent.width
                unit: help.unit
                columns: help.keyColumns
                words: help.keys
                meanings: help.deeds
            }
        }
    }
    ScrollSign {
        view: page
        x: page.x + page.width - 8
    }
}
