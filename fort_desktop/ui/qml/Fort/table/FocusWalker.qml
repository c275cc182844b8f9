import QtQuick

// Moves the focus with the arrow keys to the nearest usable thing in a direction, whatever it is:
// cards, tokens, perks, buttons. `home` is the part of the screen that counts.
QtObject {
    id: walker

    required property Item home

    // Every item of `home` that takes part in the Tab order and can be seen.
    function stops(item: Item, found: var): var {
        for (const child of item.children) {
            if (!child.visible || !child.enabled)
                continue;
            if (child.activeFocusOnTab)
                found.push(child);
            else
                walker.stops(child, found);
        }
        return found;
    }
    function middle(item: Item): point {
        return item.mapToItem(walker.home, item.width / 2, item.height / 2);
    }
    function step(dx: int, dy: int): void {
        const now = walker.home.Window.activeFocusItem;
        const all = walker.stops(walker.home, []);
        const from = now && all.includes(now) ? walker.middle(now) : Qt.point(walker.home.width / 2, walker.home.height);
        const start = all.includes(now);
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
            if (along > 0.5 && along + 2 * across < least) {
                least = along + 2 * across;
                best = item;
            }
        }
        if (best)
            best.forceActiveFocus(Qt.TabFocusReason);
    }
}
