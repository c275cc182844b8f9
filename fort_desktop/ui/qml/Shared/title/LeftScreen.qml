pragma ComponentBehavior: Bound
import QtQuick
import Shared

// All games of one kind that were left, each to be continued, or removed for good: by the bin beside it
// or Delete, which asks first.
Sheet {
    id: screen

    required property LeftGames games
    readonly property var offers: games.unfinished.filter(offer => offer.game === games.kind)

    signal resumed(string key)
    signal removed(string key)

    function move(by: int): void {
        const now = at();
        const next = now < 0 ? (by > 0 ? 0 : rows.count - 1) : now + by;
        if (next >= rows.count)
            leave.forceActiveFocus(Qt.TabFocusReason);
        else if (next >= 0)
            reach(next);
    }
    // To an end of the list or a page further, with the focus; false for other keys.
    function turn(key: int): bool {
        const all = rows.count;
        const leap = Math.max(1, Math.floor(0.8 * room / (list.height / Math.max(1, all))));
        const now = at();
        const to = {
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: all - 1,
            [Qt.Key_PageUp]: (now < 0 ? all : now) - leap,
            [Qt.Key_PageDown]: now + leap
        }[key];
        if (to === undefined || all === 0)
            return false;
        reach(Math.max(0, Math.min(all - 1, to)));
        return true;
    }
    function at(): int {
        for (let n = 0; n < rows.count; ++n)
            if (rows.itemAt(n).children.some(item => item.activeFocus))
                return n;
        return -1;
    }
    function reach(index: int): void {
        rows.itemAt(index)?.children[0].forceActiveFocus(Qt.TabFocusReason);
    }
    function remove(key: string, index: int): void {
        removed(key); // and the rows are made anew
        if (offers.length === 0)
            back();
        else
            reach(Math.min(index, offers.length - 1));
    }

    title: qsTr("Unfinished games: %1").arg(games.kindName)
    wide: 720

    Column {
        id: list
        width: screen.columnWidth
        topPadding: 10
        bottomPadding: 10
        spacing: 14 * screen.unit
        Keys.onUpPressed: screen.move(-1)
        Keys.onDownPressed: screen.move(1)
        Keys.onPressed: event => event.accepted = screen.turn(event.key)

        Repeater {
            id: rows
            model: screen.offers

            Row {
                id: row
                required property int index
                required property var modelData
                x: 12
                spacing: 12
                Keys.onDeletePressed: {
                    removal.asked = true;
                    removal.forceActiveFocus(Qt.TabFocusReason);
                }

                SignButton {
                    width: list.width - 24 - row.spacing - removal.width
                    unit: screen.unit
                    main: true
                    fill: Theme.woodLight
                    focus: row.index === 0
                    icon: "play"
                    text: row.modelData.summary
                    lines: 3
                    detail: row.modelData.players + "\n" + row.modelData.when
                    spoken: row.modelData.told + "\n" + row.modelData.when
                    signs: row.modelData.signs
                    onClicked: screen.resumed(row.modelData.key)
                    Keys.onRightPressed: removal.forceActiveFocus(Qt.TabFocusReason)
                }
                PushButton {
                    id: removal
                    property bool asked: false
                    objectName: "remove" + row.index
                    anchors.verticalCenter: parent.verticalCenter
                    icon: asked ? "" : "trash"
                    fill: asked ? Theme.warm : Theme.paper2
                    text: asked ? qsTr("Remove for good?") : ""
                    name: asked ? text : qsTr("Remove this game")
                    onActiveFocusChanged: if (!activeFocus) asked = false
                    onClicked: {
                        if (asked)
                            screen.remove(row.modelData.key, row.index);
                        else
                            asked = true;
                    }
                    Keys.onLeftPressed: row.children[0].forceActiveFocus(Qt.TabFocusReason)
                    Keys.onEscapePressed: event => {
                        event.accepted = asked;
                        asked = false;
                    }
                }
            }
        }
    }

    footer: PushButton {
        id: leave
        icon: "left"
        text: qsTr("Back")
        Keys.onUpPressed: screen.move(-1)
        Keys.onPressed: event => event.accepted = screen.turn(event.key)
        onClicked: screen.back()
    }
}
