pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// What is told of a button of the bid panel that is pointed at or has the keys, and that the panel does not
// show: why it cannot be pressed, or what it brings about. It lies above the panel, where it covers nothing
// of it, and not while the pointer only rests where it has pressed something else.
Item {
    id: tip

    required property TowersTable table
    required property HoverHandler pointer // over the panel
    required property Repeater bids
    required property list<Pressable> others
    property point rested
    readonly property bool moved: pointer.point.position.x !== rested.x || pointer.point.position.y !== rested.y
    readonly property Pressable about: {
        const all = [...others];
        for (let n = 0; n < bids.count; ++n)
            all.push(bids.itemAt(n) as Pressable);
        const some = all.filter(one => one && one.visible && said(one) !== "");
        return some.find(one => moved && one.hovered) ?? some.find(one => one.shownFocus) ?? null;
    }

    function said(one: Pressable): string {
        return one.blocked ? one.reason : (one as BidButton)?.hint ?? "";
    }

    x: about ? about.parent.x + about.x : 0
    width: about?.width ?? 0

    Connections {
        target: tip.table.shown
        function onChanged(): void {
            tip.rested = tip.pointer.point.position;
        }
    }
    Connections {
        target: tip.pointer
        function onHoveredChanged(): void {
            if (!tip.pointer.hovered)
                tip.rested = Qt.point(-1, -1);
        }
    }
    Bubble {
        objectName: "whyNot"
        text: tip.about ? tip.said(tip.about) : ""
        shown: text !== "" && text !== tip.table.coach.text
    }
}
