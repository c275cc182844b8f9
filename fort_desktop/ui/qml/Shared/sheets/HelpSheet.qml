pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What can be done by hand, then the keys: on one sheet. A game says what its own are. A button leads to
// what the app says of itself.
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

    readonly property real most: Math.min(width - 24, 1340 * unit * Math.max(1, Theme.textScale * 0.9))
    // As many columns as have room for lines of a good length.
    readonly property int keyColumns: Math.max(1, Math.min(3, Math.floor((most - 2 * pad) / (390 * unit * Theme.textScale))))
    readonly property int handColumns: Math.max(1, Math.min(2, Math.floor((most - 2 * pad) / (470 * unit * Theme.textScale))))

    signal about

    function step(by: int): void {
        const other = more.activeFocus ? help.closer : more;
        other.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "help"
    spoken: name
    scrolled: page
    sheetWidth: most
    sheetHeight: page.contentHeight + 2 * pad

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
                    width: head.room - (head.beside ? more.width + 20 : 0)
                    strong: true
                    pixels: Theme.heading
                    text: help.name
                }
                PushButton {
                    id: more
                    objectName: "aboutApp"
                    x: head.beside ? head.room - width : 6
                    y: head.beside ? 0 : heading.height + 6
                    width: Math.min(implicitWidth, head.room)
                    icon: "about"
                    text: qsTr("About")
                    onClicked: help.about()
                    onActiveFocusChanged: if (activeFocus) page.contentY = 0
                    Keys.onTabPressed: help.step(1)
                    Keys.onBacktabPressed: help.step(-1)
                }
            }
            HelpLines {
                objectName: "helpRules"
                width: parent.width
                unit: help.unit
                columns: help.handColumns
                words: help.hands
                meanings: help.touches
            }
            Rectangle {
                width: parent.width
                height: 2
                color: Theme.contrast ? Theme.ink : Theme.paper3
            }
            HelpLines {
                objectName: "helpKeys"
                width: parent.width
                unit: help.unit
                columns: help.keyColumns
                words: help.keys
                meanings: help.deeds
            }
        }
    }
    Rectangle { // where the page stands
        visible: page.interactive
        x: page.x + page.width - 8
        y: page.y + page.visibleArea.yPosition * page.height
        width: 8
        height: page.visibleArea.heightRatio * page.height
        radius: 4
        color: Theme.contrast ? Theme.ink : Theme.paper3
    }
}
