pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// What happened since the viewer's last turn, over the table but not over the own hand. With keys nothing
// behind it is reached, and the focus goes back to where it was.
FocusScope {
    id: sheet

    required property GameTable table
    required property CardFaces faces
    required property TableLayout area
    property bool open: false
    property Item earlier: null // what had the focus before

    signal cardAsked(face: Face)

    function show(): void {
        if (!table.recap.ready)
            return;
        earlier = Window.activeFocusItem;
        open = true;
        table.recap.read();
        shut.forceActiveFocus(Qt.PopupFocusReason);
        page.contentY = 0; // as it happened
    }
    function close(): void {
        const had = activeFocus;
        open = false;
        if (had)
            (earlier?.visible && earlier.enabled ? earlier : parent).forceActiveFocus(Qt.TabFocusReason);
        earlier = null;
    }
    function toggle(): void {
        open ? close() : show();
    }
    // Keep what has the focus in sight.
    function follow(item: Item): void {
        for (let up = item; up; up = up.parent)
            if (up === rows) {
                const y = item.mapToItem(rows, 0, 0).y;
                page.contentY = Math.max(0, Math.min(y - 12, Math.max(page.contentY, y + item.height + 12 - page.height)));
                return;
            }
    }

    objectName: "recap"
    x: area.margin
    y: area.margin
    width: area.content
    height: area.coach.y - 2 * area.margin
    visible: open
    enabled: open
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Keys.onPressed: event => {
        const arrow = event.key === Qt.Key_Up || event.key === Qt.Key_Down; // from card to card
        event.accepted = !arrow && pages.turn(event.key);
    }

    PageTurner {
        id: pages
        view: page
    }
    Connections {
        target: sheet.Window.window
        function onActiveFocusItemChanged(): void {
            sheet.follow(sheet.Window.activeFocusItem);
        }
    }
    Panel {
        anchors.fill: parent
        depth: 10
        radius: 20
        fill: Theme.paper
    }
    MouseArea { // nothing behind is meant
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => page.flick(0, wheel.angleDelta.y * 8)
    }
    Label {
        id: title
        x: 20
        y: 8
        width: parent.width - 40 - shut.width
        height: shut.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        strong: true
        pixels: Theme.heading
        text: qsTr("Since your last turn")
    }
    CloseButton {
        id: shut
        objectName: "closeRecap"
        focus: true
        x: parent.width - width - 10
        y: 8
        onClicked: sheet.close()
    }
    Label {
        visible: sheet.table.recap.count === 0
        x: 20
        y: page.y + 10
        width: parent.width - 40
        text: qsTr("Nothing has been played yet.")
        weight: 700
    }
    Flickable {
        id: page
        x: 12
        y: shut.y + shut.height + 6
        width: parent.width - 24
        height: parent.height - y - 12
        contentHeight: rows.height
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: rows
            width: page.width - (page.interactive ? 16 : 0)
            spacing: 8 * sheet.area.unit
            Repeater {
                model: sheet.open ? sheet.table.recap : null
                RecapRow {
                    width: rows.width
                    unit: sheet.area.unit
                    faces: sheet.faces
                    onChosen: card => sheet.cardAsked(sheet.faces.face(card))
                }
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
