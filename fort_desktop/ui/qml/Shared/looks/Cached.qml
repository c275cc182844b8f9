import QtQuick
import Shared

// Children that seldom change. Where a graphics card draws the window they are drawn once, into a
// texture, and shown from it until one of them changes; elsewhere this is a plain item. `reach` is
// how far they stick out of `part` (a panel's shadow 6): what sticks out further is cut, unless `live`
// shows them as they are. What moves lies better beside it than in it, or makes it live, and nothing
// around it is scaled. In something that is turned it is turned back, by the same angle around the same
// point, and its children by `angle`: so the texture lies straight.
Item {
    id: cached

    property real reach: 6
    property bool live: false
    property rect part: Qt.rect(0, 0, width, height) // where its children are
    property real angle: 0
    readonly property bool kept: Theme.cached && !live && part.width > 0 && part.height > 0
    default property alias content: inside.data

    // Where the texture lies, in this item. On the window it starts and ends at multiples of four
    // pixels, which are whole pixels of the screen at 125, 150 and 175 % too: so the texture's
    // pixels are the screen's, and nothing is blurred.
    readonly property rect sheet: {
        if (!kept)
            return Qt.rect(0, 0, width, height); // whatever moves around it
        let x = 0;
        let y = 0;
        for (let item = cached as Item; item; item = item.parent) {
            x += item.x;
            y += item.y;
        }
        const left = Math.floor((x + part.x - reach) / 4) * 4;
        const top = Math.floor((y + part.y - reach) / 4) * 4;
        const right = Math.ceil((x + part.x + part.width + reach) / 4) * 4;
        const bottom = Math.ceil((y + part.y + part.height + reach) / 4) * 4;
        return Qt.rect(left - x, top - y, right - left, bottom - top);
    }

    rotation: kept ? -angle : 0

    Item {
        x: cached.sheet.x
        y: cached.sheet.y

        Item { // Qt stretches the texture of what does not lie at a whole pixel of its parent
            width: cached.sheet.width
            height: cached.sheet.height
            layer.enabled: cached.kept
            layer.textureSize: Qt.size(width * Theme.zoom, height * Theme.zoom)

            Item {
                id: inside
                x: -cached.sheet.x
                y: -cached.sheet.y
                width: cached.width
                height: cached.height
                rotation: -cached.rotation
            }
        }
    }
}
