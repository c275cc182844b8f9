pragma ComponentBehavior: Bound
import QtQuick
import Shared

// What happened, newest first, turn by turn. model roles: those of `LogModel`; `colors` are the seats'.
// It stays with the newest line unless the reader has scrolled away. `chosen(card)` asks to show a card of
// a line: up and down go from line to line, left and right from card to card, Enter shows it.
Item {
    id: log

    property alias model: list.model
    property list<string> colors
    readonly property bool reading: list.activeFocus
    property var faces: null // `face(card)` gives a card's name, head and tint; null in a game without such
    property bool headed: true
    property Preferences preferences: null // with them the speed can be changed here

    signal chosen(card: string)

    function read(): void {
        list.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function tint(seat: int): color {
        return seat >= 0 && seat < colors.length ? Theme.seat(colors[seat]) : "transparent";
    }
    // Up and down a line, a page or all of it; false for other keys.
    function turn(key: int): bool {
        const last = list.count - 1;
        const over = list.contentY + 4;
        const under = list.contentY + list.height - 4;
        const now = list.currentIndex;
        const to = {
            [Qt.Key_Up]: now - 1,
            [Qt.Key_Down]: now + 1,
            [Qt.Key_PageUp]: Math.min(now - 1, list.lineAt(over)),
            [Qt.Key_PageDown]: Math.max(now + 1, list.lineAt(under)),
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: last
        }[key];
        if (to === undefined)
            return false;
        list.forceActiveFocus(Qt.ShortcutFocusReason);
        list.currentIndex = Math.max(0, Math.min(last, to));
        const how = { [Qt.Key_PageUp]: ListView.End, [Qt.Key_PageDown]: ListView.Beginning }[key] ?? ListView.Contain;
        list.forceLayout(); // lines far away have no height yet
        list.positionViewAtIndex(list.currentIndex, how);
        return true;
    }
    function along(by: int, event: KeyEvent): void {
        const line = list.currentItem as LogLine;
        const next = list.marked + by;
        event.accepted = line !== null && next >= 0 && next < line.cards.length;
        if (event.accepted)
            list.marked = next;
    }

    Rectangle {
        id: head
        visible: log.headed
        width: parent.width - (speed.visible ? speed.width + 6 : 0)
        height: speed.visible ? Theme.touch - 4 : Math.max(34, Math.round(Theme.button * 1.44))
        color: "transparent" // it is no button
        readonly property bool pictured: measure.advanceWidth <= width - picture.width - 22 // else the word needs the room
        TextMetrics {
            id: measure
            text: title.text
            font: Theme.display(Theme.number)
        }
        Picture {
            id: picture
            visible: head.pictured
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(26 * Theme.textScale, parent.height - 8)
            height: width
            file: Theme.icon("log")
        }
        Label {
            id: title
            x: head.pictured ? picture.width + 16 : 8
            width: parent.width - x - 6
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            strong: true
            wrapMode: Text.NoWrap
            fontSizeMode: Text.Fit // it stands in the middle also when it shrinks
            minimumPixelSize: 12
            text: qsTr("Log")
        }
    }
    Loader {
        id: speed
        visible: log.preferences !== null
        active: visible
        x: parent.width - width
        y: -2
        width: visible ? Theme.touch : 0
        height: width
        sourceComponent: SpeedButton {
            preferences: log.preferences
        }
    }
    ListView {
        id: list
        objectName: "lines"
        property int marked: 0 // which card of the line the keys have reached
        property bool away: false // the reader reads what is older
        property int looks: 0 // where lines lie has changed

        y: log.headed ? head.height + 6 : 0
        width: parent.width
        height: parent.height - y
        clip: true
        spacing: 2
        cacheBuffer: 0 // lines made ahead of time may be gone when they are ready: Qt warns
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: count > 0 || activeFocus
        keyNavigationEnabled: false // it stops at where a line was thought to be
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: title.text
        onMovementEnded: away = !atYBeginning
        onCurrentIndexChanged: {
            marked = 0;
            if (activeFocus)
                away = currentIndex > 0;
        }
        onActiveFocusChanged: if (activeFocus && !away) currentIndex = 0
        onCountChanged: keeping.restart()
        onVisibleChanged: looking.restart()
        onContentHeightChanged: looking.restart()
        onContentYChanged: looking.restart()
        onHeightChanged: looking.restart()
        Keys.onReturnPressed: (list.currentItem as LogLine)?.choose()
        Keys.onEnterPressed: (list.currentItem as LogLine)?.choose()
        Keys.onSpacePressed: (list.currentItem as LogLine)?.choose()
        Keys.onPressed: event => {
            const end = event.key === Qt.Key_Up ? list.currentIndex <= 0 : event.key === Qt.Key_Down && list.currentIndex >= list.count - 1;
            event.accepted = !end && log.turn(event.key); // at the ends the arrows lead on
        }
        Keys.onLeftPressed: event => log.along(-1, event)
        Keys.onRightPressed: event => log.along(1, event)

        // At that height, or the one before a heading.
        function lineAt(y: real): int {
            for (let at = y; at > y - height; at -= 12) {
                const line = indexAt(width / 2, at);
                if (line >= 0)
                    return line;
            }
            return 0;
        }
        function keep(): void {
            if (!away && !activeFocus) {
                currentIndex = count > 0 ? 0 : -1;
                positionViewAtBeginning();
            }
        }

        Soon {
            id: keeping
            onTriggered: list.keep()
        }
        Soon {
            id: looking
            onTriggered: ++list.looks
        }
        section.property: "turn"
        section.delegate: Rectangle {
            id: turn
            required property string section
            readonly property int space: section.indexOf(" ")
            readonly property int seat: space > 0 ? Number(section.slice(0, space)) : -1
            visible: seat >= 0
            readonly property LogLine first: list.looks >= 0 ? list.itemAt(1, y + height + list.spacing + 1) as LogLine : null
            opacity: first?.opacity ?? 0 // no heading without a line
            width: list.width
            height: visible ? heading.implicitHeight + 6 : 0
            radius: 9
            color: log.tint(seat)
            border.color: Theme.ink
            border.width: 2
            Label {
                id: heading
                x: 10
                width: parent.width - 16
                anchors.verticalCenter: parent.verticalCenter
                strong: true
                pixels: Theme.size(14 * Theme.unit)
                lineHeight: 0.85
                color: turn.seat < 0 ? Theme.text : Theme.onSeat(log.colors[turn.seat] ?? "")
                text: turn.section.slice(turn.space + 1)
            }
        }
        delegate: LogLine {
            id: line
            required property int index
            readonly property real rest: list.contentY + list.height - y // what there is room for
            readonly property bool whole: height <= rest + 1
            width: list.width
            Component.onCompleted: looking.restart() // the heading above it is asked before it is there
            onYChanged: looking.restart()
            onHeightChanged: looking.restart()
            opacity: whole || rest > 0.25 * list.height ? 1 : 0 // rather a small gap than half a line
            faces: log.faces
            color: log.tint(seat)
            newest: index === 0
            focused: list.activeFocus && ListView.isCurrentItem
            marked: focused ? list.marked : 0
            onChosen: card => {
                list.currentIndex = index;
                list.marked = Math.max(0, cards.indexOf(card));
                log.chosen(card);
            }
        }
    }
    Rectangle { // where the list stands
        visible: list.contentHeight > list.height + 1
        x: parent.width + 1
        y: list.y + list.visibleArea.yPosition * list.height
        width: 4
        height: Math.max(16, list.visibleArea.heightRatio * list.height)
        radius: 2.5
        color: Theme.contrast ? Theme.ink : Theme.paper3
    }
}
