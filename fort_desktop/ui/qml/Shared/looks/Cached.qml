import QtQuick
import Shared

// Children that seldom change. Where a graphics card draws the window they are drawn once, into a
// texture, and shown from it until one of them changes; elsewhere this is a plain item. `reach` is
// how far they stick out (a panel's shadow 6): what sticks out further is cut, unless `live` shows
// them as they are. What moves lies better beside it than in it, and nothing around it is scaled.
Item {
    id: cached

    property real reach: 6
    property bool live: false
    default property alias content: inside.data

    // Where the texture lies, in this item. On the window it starts and ends at multiples of four
    // pixels, which are whole pixels of the screen at 125, 150 and 175 % too: so the texture's
    // pixels are the screen's, and nothing is blurred.
    readonly property rect sheet: {
        let x = 0;
        let y = 0;
        for (let item = cached as Item; item; item = item.parent) {
            x += item.x;
            y += item.y;
        }
        const left = Math.floor((x - reach) / 4) * 4;
        const top = Math.floor((y - reach) / 4) * 4;
        const right = Math.ceil((x + width + reach) / 4) * 4;
        const bottom = Math.ceil((y + height + reach) / 4) * 4;
        return Qt.rect(left - x, top - y, right - left, bottom - top);
    }

    Item {
        x: cached.sheet.x
        y: cached.sheet.y
        width: cached.sheet.width
        height: cached.sheet.height
        layer.enabled: Theme.cached && !cached.live && width > 0 && height > 0

        Item {
            id: inside
            x: -cached.sheet.x
            y: -cached.sheet.y
            width: cached.width
            height: cached.height
        }
    }
}
