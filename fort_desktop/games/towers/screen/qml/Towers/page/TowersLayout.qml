import QtQuick
import Shared

// Where everything on the table of 5 Towers lies: pure geometry from the window's size, the number of
// rivals and the size of text. In an upright window the boards lie under each other, the bid and the
// panel at the side below them.
QtObject {
    id: area

    property real width: 1366
    property real height: 768
    property int rivals: 1

    readonly property real margin: 8
    readonly property real line: Math.max(38, Theme.coach * 1.6 + 12)
    readonly property real coachHeight: large ? line + Theme.coach * 0.4 : line // large type needs two lines
    readonly property real content: width - 2 * margin
    readonly property bool upright: height > 1.15 * width
    // What is left for the rivals, the strip and the own board, shared as 226 : 226 : 228; a high coach takes from the own board.
    readonly property real rest: upright ? height - 2 * margin - (3 + rows) * 9 - coachHeight : height - 2 * margin - 3 * 9 - line
    readonly property real unit: upright ? Math.min(rest / needed, content / 1070) : Math.min(rest / 680, content / 1350)
    readonly property real wide: Math.min(1.3, Math.max(1, 0.4 + Theme.textScale * 0.6)) // large type needs room
    readonly property bool large: wide > 1.1
    readonly property real sideWidth: Math.round(upright ? content * 0.54 : Math.min(content * 0.4, Math.max(356 * unit * wide, content * 0.24)))

    // Upright, in units: what is there at least. The boards grow first, the strip and what lies below then.
    readonly property int columns: !upright ? rivals : rivals > 3 ? 2 : 1
    readonly property int rows: Math.ceil(rivals / columns)
    readonly property real rivalsLeast: rows === 1 ? 420 : rows === 2 ? 500 : 645
    readonly property real ownLeast: rows === 1 ? 420 : 340
    readonly property real stripLeast: 226
    readonly property real lowLeast: large ? 290 : 270
    readonly property real boards: rivalsLeast + ownLeast
    readonly property real needed: boards + stripLeast + lowLeast
    readonly property real growth: Math.min(1.45, 1 + (rest / unit - needed) / boards)
    readonly property real later: Math.min(1.25, 1 + (rest / unit - needed - (growth - 1) * boards) / (stripLeast + lowLeast))

    // A window that is nearly square has lawn above and below: what lies there keeps its shape.
    readonly property real shared: upright ? unit * (growth * boards + later * (stripLeast + lowLeast)) : Math.min(rest, 1.5 * 680 * unit)
    readonly property real top: margin + Math.round((rest - shared) / 2)
    readonly property real foot: height - top
    readonly property real rivalsHeight: Math.round(upright ? rivalsLeast * unit * growth + (rows - 1) * 9 : shared * 226 / 680)
    readonly property rect strip: Qt.rect(margin, top + rivalsHeight + 9, content, Math.round(upright ? stripLeast * unit * later : shared * 226 / 680))
    readonly property real lowY: strip.y + strip.height + 9
    readonly property rect coach: Qt.rect(margin, lowY, upright ? content : content - sideWidth - 9, coachHeight)
    readonly property real ownY: lowY + coachHeight + 9
    readonly property rect own: Qt.rect(margin, ownY, coach.width, upright ? Math.round(ownLeast * unit * growth) : foot - ownY)
    readonly property real sideY: upright ? own.y + own.height + 9 : lowY
    readonly property rect side: Qt.rect(margin + content - sideWidth, sideY, sideWidth, foot - sideY)

    // On the wooden strip; in an upright window the bid lies below the own board
    readonly property real pad: Math.round(14 * unit)
    readonly property real bidWidth: Math.min(sideWidth, Math.round(400 * unit))
    readonly property real bidEdge: Math.round((large ? 8 : 14) * unit)
    readonly property rect bid: {
        if (upright)
            return Qt.rect(margin, side.y, side.x - margin - 9, side.height);
        const x = strip.x + strip.width - bidWidth - pad;
        return Qt.rect(x, strip.y + bidEdge, bidWidth, strip.height - 2 * bidEdge - 3);
    }
    readonly property real offerEnd: upright ? strip.x + strip.width : bid.x
    readonly property real pileLabel: Math.max(26, Theme.small * 2.2) // two lines
    readonly property real pileWidth: Math.round(Math.min(96 * unit, (strip.height - 2 * pad - pileLabel - 22) / 1.4))
    readonly property real pileY: strip.y + (strip.height - pileWidth * 1.4 - pileLabel - 16) / 2
    readonly property point deck: Qt.point(strip.x + pad + 6, pileY)
    readonly property point discard: Qt.point(deck.x + pileWidth + 36 * unit, pileY)
    readonly property real offerX: discard.x + pileWidth + 30 * unit
    readonly property rect offer: Qt.rect(offerX, strip.y, offerEnd - 22 * unit - offerX, strip.height)
    readonly property real offerPitch: Math.min(offer.width / 5, 150 * unit)
    readonly property real offerCard: Math.floor(Math.min(offerPitch - 15 * unit, (strip.height - 50 * unit) / 1.4))

    // While somebody builds: what is left of the offer at the left, smaller, and a tray with what was taken.
    readonly property real leftPitch: Math.round(offerPitch * 0.8)
    readonly property real leftCard: Math.floor(offerCard * 0.8)
    readonly property real trayLabel: Math.round(Theme.small * 1.35)
    readonly property real trayEdge: (large ? 7 : 9) * unit
    readonly property real trayCard: Math.floor(Math.min(offerCard, (strip.height - 2 * unit - 2 * trayEdge - trayLabel - (large ? 14 : 22) * unit) / 1.4))

    function rival(index: int): rect {
        const w = (content - (columns - 1) * margin) / columns;
        const h = (rivalsHeight - (rows - 1) * 9) / rows;
        return Qt.rect(margin + index % columns * (w + margin), top + Math.floor(index / columns) * (h + 9), w, h);
    }
    // A card of the offer, of so many.
    function offered(place: int, count: int): rect {
        const start = offer.x + Math.max(0, (offer.width - offerPitch * Math.max(5, count)) / 2);
        return Qt.rect(start + place * offerPitch + (offerPitch - offerCard) / 2, strip.y + (strip.height - offerCard * 1.4) / 2 + 4 * unit, offerCard, offerCard * 1.4);
    }
    function leftOver(place: int): rect {
        return Qt.rect(offer.x + place * leftPitch + (leftPitch - leftCard) / 2, strip.y + (strip.height - leftCard * 1.4) / 2 + 4 * unit, leftCard, leftCard * 1.4);
    }
    // The tray keeps its size while its cards are built one by one: it has the places that the offer has lost.
    function tray(places: int): rect {
        const w = places * offerPitch + 16 * unit;
        return Qt.rect(offer.x + offer.width + 12 * unit - w, strip.y + trayEdge, w, strip.height - 2 * unit - 2 * trayEdge);
    }
    // A card of the tray.
    function taken(place: int, places: int): rect {
        const at = tray(places);
        const x = at.x + 8 * unit + place * offerPitch + (offerPitch - trayCard) / 2;
        return Qt.rect(x, at.y + trayLabel + (at.height - trayLabel - trayCard * 1.4) / 2, trayCard, trayCard * 1.4);
    }
}
