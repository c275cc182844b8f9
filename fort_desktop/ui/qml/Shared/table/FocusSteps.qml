pragma ComponentBehavior: Bound
import QtQuick
import Shared

// Steps of the keyboard's focus over a table: arrow keys move it to the nearest usable thing in a
// direction, whatever it is: cards, buttons, and what can only be read, which Tab leaves out.
// `home` is the part of the screen that counts. A table says where its next decision is made.
QtObject {
    id: walker

    required property Item home
    property bool byKeys: false // a player who points needs no ring
    property Item over: null // lies over a part of the table: what is under it cannot be seen
    property real slant: 2 // how much less is gone aside than along
    property Item before: null // what had the focus until now

    // Where the next decision is made.
    function decision(): Item {
        return null;
    }
    // Where a step leads of which a table knows more than what lies nearest.
    function leading(now: Item, dx: int, dy: int): Item {
        return null;
    }
    // Nothing has the focus but the table: who walks by keys begins where the next decision is made.
    function release(): void {
        for (let now = home.Window.activeFocusItem, n = 0; now && now !== home && within(now) && n < 8; now = home.Window.activeFocusItem, ++n)
            now.focus = false;
    }
    // Every item of `home` that can have the focus and can be seen.
    function stops(item: Item, found: var): var {
        for (const child of item.children) {
            if (!child.visible || !child.enabled)
                continue;
            if (!child.activeFocusOnTab && !(child as TableThing)?.browsable)
                walker.stops(child, found);
            else if (!walker.covered(child))
                found.push(child);
        }
        return found;
    }
    function middle(item: Item): point {
        return item.mapToItem(walker.home, item.width / 2, item.height / 2);
    }
    function step(dx: int, dy: int): void {
        const all = walker.stops(walker.home, []);
        let now = walker.home.Window.activeFocusItem;
        while (now && !all.includes(now)) // a line of a list
            now = now.parent;
        const first = now ? null : walker.decision();
        if (first)
            return first.forceActiveFocus(Qt.TabFocusReason);
        walker.next(now, all, dx, dy)?.forceActiveFocus(Qt.TabFocusReason);
    }
    // Which of `all` a step leads to from there.
    function next(now: Item, all: var, dx: int, dy: int): Item {
        const led = walker.leading(now, dx, dy);
        if (led)
            return led;
        const start = now !== null;
        const from = start ? walker.middle(now) : Qt.point(walker.home.width / 2, walker.home.height);
        let best = null;
        let least = Infinity;
        for (const item of all) {
            if (item === now)
                continue;
            const to = walker.middle(item);
            const vx = to.x - from.x;
            const vy = to.y - from.y;
            const along = start ? vx * dx + vy * dy : Math.abs(vx) + Math.abs(vy);
            const across = start ? Math.abs(vx * dy) + Math.abs(vy * dx) : 0;
            if (along > 0.5 && along + slant * across < least) {
                least = along + slant * across;
                best = item;
            }
        }
        return best;
    }
    function covered(item: Item): bool {
        if (!walker.over?.visible || !walker.within(walker.over))
            return false;
        const beside = walker.over.parent;
        let root = item;
        while (root && root.parent !== beside)
            root = root.parent;
        const layers = [...beside.children];
        if (!root || layers.indexOf(root) >= layers.indexOf(walker.over))
            return false;
        const spot = item.mapToItem(walker.over, 0, 0, item.width, item.height);
        return spot.x < walker.over.width && spot.y < walker.over.height && spot.x + spot.width > 0 && spot.y + spot.height > 0;
    }
    // The Tab key goes past what cannot be seen.
    function pass(): void {
        const now = walker.home.Window.activeFocusItem;
        if (!now || !walker.covered(now)) {
            walker.before = now;
            return;
        }
        const on = walker.before?.nextItemInFocusChain(false) !== now;
        let next = now;
        do
            next = next.nextItemInFocusChain(on);
        while (next !== now && walker.covered(next));
        next.forceActiveFocus(on ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }
    function within(item: Item): bool {
        for (let up = item; up; up = up.parent)
            if (up === walker.home)
                return true;
        return false;
    }
}
