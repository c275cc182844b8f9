pragma ComponentBehavior: Bound
import QtQuick
import Shared

// A sheet of paper before the neighbourhood, under a wooden sign: the frame of the quiet screens.
// Children make a column that scrolls when it must, also by the keys that nobody else wants;
// `header` stands above it, `footer` are the buttons below, `overlay` lies over everything. Esc is `back`.
FocusScope {
    id: sheet

    property string title
    property real wide: 860
    property real below: 0 // the lower edge that is kept free
    property real held: 0 // the lower edge, where it is kept: see `hold`
    property bool hung: false // it stays where it is, however much is on it
    property color signFill: Theme.woodLight
    default property alias content: column.data
    property alias header: head.data
    property alias footer: buttons.data
    property alias corner: last.data // lies on the header, and comes after all else when somebody walks by keys
    property alias overlay: over.data
    readonly property real unit: Math.max(0.85, Math.min(width / 1366, height / 768))
    readonly property real columnWidth: column.width
    property real spacing: 14 * unit // between the children
    readonly property rect plate: Qt.rect(paper.x, paper.y, paper.width, sign.height) // its upper edge, as high as the sign
    // The height of a column that need not scroll.
    readonly property real room: height - below - sign.height - head.room - foot.height - 34 * unit - 24
    property bool inner: false // Esc leads out of something on the sheet first: `stepped`
    property bool escaped: false // it is left by Esc

    signal back
    signal stepped

    focus: true
    Keys.onEscapePressed: {
        if (inner) {
            stepped();
            return;
        }
        escaped = true;
        back();
    }
    Keys.onPressed: event => event.accepted = pages.turn(event.key)
    Keys.onLeftPressed: event => event.accepted = along(-1)
    Keys.onRightPressed: event => event.accepted = along(1)

    // Arrows go along the buttons below, once one of them has the focus.
    function along(by: int): bool {
        const all = [...buttons.children].filter(item => item.visible && item.activeFocusOnTab);
        const now = all.findIndex(item => item.activeFocus);
        if (now >= 0)
            all[now + by]?.forceActiveFocus(by > 0 ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        return now >= 0;
    }

    // The buttons below stay where they are while what is on it changes its size; another size of the
    // window ends that.
    function hold(): void {
        held = paper.y + paper.height;
    }
    onHeightChanged: held = 0

    // Keep the control in focus on the sheet.
    function follow(item: Item): void {
        if (!item || !column.visible)
            return;
        for (let up = item; up; up = up.parent)
            if (up === column) {
                const y = item.mapToItem(column, 0, 0).y;
                page.contentY = Math.max(0, Math.min(y - 12, Math.max(page.contentY, y + item.height + 12 - page.height)));
                return;
            }
    }
    PageTurner {
        id: pages
        view: page
        line: 80
    }
    Connections {
        target: sheet.Window.window
        function onActiveFocusItemChanged(): void {
            sheet.follow(sheet.Window.activeFocusItem);
        }
    }

    TitleScene {
        anchors.fill: parent
        lively: false
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.evening ? "#8017121F" : "#40FFF7E6"
    }
    Panel {
        id: paper
        anchors.horizontalCenter: parent.horizontalCenter
        readonly property real highest: sign.height / 2 + 6
        y: sheet.hung ? highest : sheet.held > 0 ? sheet.held - height : Math.max(highest, (parent.height - sheet.below - height) / 2 + 14 * sheet.unit)
        width: Math.min(sheet.wide * sheet.unit * Math.max(1, Theme.textScale * 0.86), parent.width - 32)
        readonly property real most: sheet.held > 0 ? sheet.held - highest : parent.height - sheet.below - sign.height / 2 - 24
        height: Math.min(page.y + page.contentHeight + foot.height + 18 * sheet.unit, most)
        depth: 8
        radius: 22

        Item {
            id: head
            readonly property real room: height > 0 ? height + 14 * sheet.unit : 0
            x: 24 * sheet.unit
            y: sign.height / 2 + 12 * sheet.unit
            width: paper.width - 2 * x
            height: childrenRect.height
        }
        Flickable {
            id: page
            readonly property real edge: 8 // for the frames of focus
            x: 24 * sheet.unit - edge
            y: sign.height / 2 + (head.room > 0 ? 12 : 16) * sheet.unit + head.room - edge
            width: paper.width - 2 * x
            height: paper.height - y - foot.height - 14 * sheet.unit
            contentHeight: column.height + edge
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: column
                x: page.edge
                y: page.edge
                width: page.width - 2 * page.edge
                spacing: sheet.spacing
            }
        }
        ScrollSign { // beside it, so that nothing gives way to it
            view: page
            x: page.x + page.width + 1
        }
        Item {
            id: foot
            x: 24 * sheet.unit
            width: paper.width - 2 * x
            height: buttons.height > 0 ? buttons.height + 14 * sheet.unit : 0
            anchors.bottom: parent.bottom

            Rectangle {
                width: parent.width
                height: 2
                color: Theme.paper3
                visible: page.interactive && parent.height > 0
            }
            Row {
                id: buttons
                anchors.horizontalCenter: parent.horizontalCenter
                y: 4
                spacing: 16 * sheet.unit
            }
        }
        Item {
            id: last
            x: head.x
            y: head.y
            width: head.width
            height: head.height
        }
    }
    Banner {
        id: sign
        anchors.horizontalCenter: parent.horizontalCenter
        y: paper.y - height / 2
        width: Math.min(implicitWidth + 30, paper.width * 0.9)
        text: sheet.title
        fill: sheet.signFill
        fontSize: Theme.size(30 * sheet.unit)
    }
    Item {
        id: over
        anchors.fill: parent
    }
}
