import QtQuick
import Fort

// Where cats are: behind the park's fence until a yard lures them, then on the fence of that yard. Pure
// geometry from the table's layout; seats are counted clockwise from the viewer, -1 is the park.
QtObject {
    id: places

    required property TableLayout area
    property bool drafting: false // the draft's mat covers the park: they sit on its upper edge
    readonly property real unit: area.unit
    readonly property real sitting: 56 * unit // the size of a cat in the park

    // The low fence before the park's path.
    readonly property rect fence: Qt.rect(area.park.x + 12 * unit, area.park.y + area.park.height - 3 * unit - 22 * unit, area.park.width - 24 * unit, 22 * unit)

    // The top left corner (x, y) of a cat and its size (z).
    function spot(seat: int, place: int, count: int): vector4d {
        return seat < 0 ? inPark(place, count) : inYard(seat, place, count);
    }
    // A place holds the cat and, beside it, what lures it.
    function inPark(place: int, count: int): vector4d {
        const mat = area.draft;
        const row = drafting ? Qt.rect(mat.x + mat.width * 0.35, mat.y + 12 * unit, mat.width * 0.65 - 20 * unit, 22 * unit) : fence;
        const wide = row.width / Math.max(2, count);
        const x = row.x + wide * (place + 0.5) - 24 * unit - sitting / 2;
        return Qt.vector4d(x, row.y + row.height + 1 * unit - sitting, sitting, 0);
    }
    // On the right end of its fence; left of the roof of a doghouse that hides that, and high, clear of who
    // stands in so low a yard.
    function inYard(seat: int, place: int, count: int): vector4d {
        const yard = area.yardOf(seat);
        const size = held(seat);
        const x = yard.x + yard.width - kept(seat, count - place);
        return Qt.vector4d(x, yard.y + (low(seat) ? 6 : seat === 0 ? 14 : 11) * unit - size, size, 0);
    }
    function held(seat: int): real {
        return Math.max(34, (low(seat) ? 36 : seat === 0 ? 46 : 42) * unit);
    }
    // Whether its doghouse reaches over its fence.
    function low(seat: int): bool {
        return area.housed && area.house(seat).y < area.yardOf(seat).y + 22 * unit;
    }
    // How far from the right end the slope of that roof begins, as low as the badges of cats reach.
    function roof(seat: int): real {
        const house = area.house(seat);
        const deep = area.yardOf(seat).y + 9 * unit - house.y - house.height * 0.036;
        return low(seat) ? 5 * unit + house.width / 2 + Math.max(house.width * 0.24, Math.min(house.width / 2, deep * 1.4)) : 0;
    }
    // What a roof and so many cats take of a yard's width; a badge is narrower than its cat.
    function kept(seat: int, count: int): real {
        if (count === 0)
            return roof(seat);
        return (low(seat) ? roof(seat) - 8 * unit : 5 * unit) + held(seat) + (count - 1) * (low(seat) ? 24 * unit : 0.6 * held(seat));
    }
}
