import QtQuick

// Where everybody stands and lies in the yards: pure geometry, a part of `TableLayout`.
QtObject {
    property real unit: 1
    property list<rect> yards // by seat from the viewer's, in the table's coordinates
    property rect ownYard
    property bool housed: false // every yard has a doghouse

    function yardOf(seat: int): rect {
        return seat === 0 ? ownYard : yards[seat] ?? Qt.rect(0, 0, 1, 1);
    }
    // Side by side; in a narrow yard with lawn enough every other one stands behind, in a gap.
    function inYard(seat: int, place: int, count: int): vector4d {
        const all = yardOf(seat);
        const yard = Qt.rect(all.x, all.y, all.width - (housed ? houseWidth(all) + 5 * unit : 0), all.height);
        const room = (yard.width - 20) / Math.max(1, count);
        const lawn = yard.height - 42 * unit;
        const deep = count > 2 && room < 46 * unit && lawn > 66 * unit;
        const wide = deep ? Math.min(42 * unit, 0.55 * lawn, 1.9 * room) : Math.min(84 * unit, yard.height - 14 * unit, Math.max(room * 1.3, 40));
        const w = Math.max(24, wide);
        const pitch = Math.min(room, w * 1.4, (yard.width - 4 - w) / Math.max(1, count - 1));
        const x = yard.x + yard.width / 2 + (place - (count - 1) / 2) * pitch - w / 2;
        const back = (place % 2) * (deep ? lawn - w : 4 * unit);
        return Qt.vector4d(x, yard.y + yard.height - w - (deep ? 6 : 8) * unit - back, w, 0);
    }
    // How much of the width those take who stand in a yard.
    function crowd(seat: int, count: int): real {
        if (count === 0)
            return 0;
        const last = inYard(seat, count - 1, count);
        return last.x + last.z - inYard(seat, 0, count).x;
    }
    // A doghouse stands at the right end of its yard; its roof may stick out of a low one.
    function houseWidth(yard: rect): real {
        return Math.round(Math.min(80 * unit, (yard.height + 8 * unit) * 1.04, yard.width * 0.28));
    }
    function house(seat: int): rect {
        const yard = yardOf(seat);
        const w = houseWidth(yard);
        const h = Math.round(w * 112 / 120);
        return Qt.rect(yard.x + yard.width - w - 5 * unit, yard.y + yard.height - h - 4 * unit, w, h);
    }
    // The heads of the dogs that came last show before the door, the others are behind them.
    function inHouse(seat: int, place: int, count: int): vector4d {
        const home = house(seat);
        const shown = Math.max(1, Math.min(3, count));
        const n = Math.max(0, Math.min(shown - 1, place - count + shown));
        const size = Math.max(24, [0.58, 0.45, 0.4][shown - 1] * home.width);
        const across = [[0.5], [0.27, 0.73], [0.18, 0.5, 0.82]][shown - 1][n];
        const low = shown === 3 && n === 1 ? 0.1 : 0;
        return Qt.vector4d(home.x + home.width * across - size / 2, home.y + home.height * (0.95 - low) - size, size, 0);
    }
}
