pragma Singleton
import QtQuick

// Where a look at a card finds room.
QtObject {
    readonly property real edge: 8
    readonly property real gap: 8

    // The largest look that covers nothing of the first of the lists of places, or else of the next; of equal ones
    // the nearest to what is looked at. Null where not even words have room.
    function find(room: rect, beside: rect, lists: var, card: size, words: size): var {
        for (const places of lists)
            for (const share of [1, 0.8, 0.6, 0]) {
                const [w, h] = [card.width * share, card.height * share];
                const row = { share, flat: true, width: words.width + (share > 0 ? w + 10 : 0), height: Math.max(h, words.height) };
                const column = { share, flat: false, width: words.width, height: h + 8 + words.height };
                const found = (share > 0 ? [column, row] : [row]).map(shape => spot(room, beside, places, shape)).filter(one => one);
                if (found.length > 0)
                    return found.reduce((best, one) => one.far < best.far ? one : best);
            }
        return null;
    }
    function spot(room: rect, beside: rect, places: var, shape: var): var {
        const blocks = [beside, ...places].map(one => ({ l: one.x - gap, r: one.x + one.width + gap, t: one.y - gap, b: one.y + one.height + gap }));
        const right = room.width - shape.width - edge;
        const foot = room.height - shape.height - edge;
        let best = null;
        for (const x of [edge, right, beside.x + (beside.width - shape.width) / 2, ...blocks.map(one => one.r), ...blocks.map(one => one.l - shape.width)]) {
            if (x < edge || x > right)
                continue;
            const over = blocks.filter(one => one.l < x + shape.width && x < one.r);
            for (const y of [edge, foot, beside.y + (beside.height - shape.height) / 2, ...over.map(one => one.b), ...over.map(one => one.t - shape.height)]) {
                if (y < edge || y > foot || over.some(one => one.t < y + shape.height && y < one.b))
                    continue;
                const across = Math.max(0, beside.x - x - shape.width, x - beside.x - beside.width);
                const down = Math.max(0, beside.y - y - shape.height, y - beside.y - beside.height);
                const off = Math.abs(x + shape.width / 2 - beside.x - beside.width / 2) + Math.abs(y + shape.height / 2 - beside.y - beside.height / 2);
                const far = Math.hypot(across, down) + off / 10;
                if (!best || far < best.far)
                    best = Object.assign({ x, y, far }, shape);
            }
        }
        return best;
    }
}
