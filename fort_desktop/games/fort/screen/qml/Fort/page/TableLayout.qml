import QtQuick
import Shared
import Fort

// Where everything on the table lies: pure geometry from the window's size, the number of rivals and
// the size of text. Panels and cards use the same object, so that they always agree. What lies
// inside a panel (yards, forts, stuff, pack) is handed in by the owner, who has the panels.
TableShares {
    id: area

    property int lent: 0 // lookouts that count for the card in play
    property list<rect> forts // by seat from the viewer's, in the table's coordinates
    property list<int> places // of the lookouts
    property rect stuff
    property rect pack

    function rival(index: int): rect {
        const { rivalRows, top } = rows;
        const inRow = rivalRows === 1 ? Math.max(1, rivals) : index < 2 ? 2 : 1;
        const w = (content - (inRow - 1) * 8) / inRow;
        const h = (rivalsHeight - (rivalRows - 1) * 8) / rivalRows;
        const row = rivalRows === 1 ? 0 : Math.floor(index / 2);
        return Qt.rect(margin + (index - 2 * row) * (w + 8), top + row * (h + 8), w, h);
    }
    // A card's top left corner (x, y), its width (z) and its angle (w).
    function spot(zone: int, seat: int, place: int, count: int): vector4d {
        switch (zone) {
        case CardsModel.Zone.Hand:
            return seat === 0 ? inHand(place, count) : inHeader(seat, 0.6);
        case CardsModel.Zone.Park:
            return inPark(place, Math.max(3, count));
        case CardsModel.Zone.ParkDeck:
            return inPark(3, 3);
        case CardsModel.Zone.Play:
            return onBlanket(place, count);
        case CardsModel.Zone.Discard:
            return seat === 0 ? Qt.vector4d(discard.x, discard.y, discard.width, place % 2 ? -2 : 1.5) : inHeader(seat, 0.85);
        case CardsModel.Zone.Deck:
            return seat === 0 ? Qt.vector4d(deck.x, deck.y, deck.width, 0) : inHeader(seat, 0.95);
        case CardsModel.Zone.Yard:
            return inYard(seat, place, count);
        case CardsModel.Zone.Lookout:
            return inLookout(seat, place);
        case CardsModel.Zone.Doghouse:
            return inHouse(seat, place, count);
        case CardsModel.Zone.Draft:
            return inGrid(draft, place, count, upright ? 2 : 1, 16);
        case CardsModel.Zone.Pile:
            return inGrid(pile, place, count, pileRows, 24 + Theme.touch);
        }
        return Qt.vector4d(bin.x + bin.width / 2 - 14, bin.y, 28, 0); // the box
    }
    // Side by side, and a little smaller where the room is short; more than seven are a fan, in which the
    // actions of each show, also what they count.
    function handWidth(count: int): real {
        return Math.min(handCard, Math.max(count > 5 ? 96 * unit : 0, hand.width / (count > 5 ? 1.03 * count : count)));
    }
    function handPitch(count: int): real {
        const w = handWidth(count);
        return Math.min(w * 1.2, (hand.width - w) / Math.max(1, count - 1));
    }
    function inHand(place: int, count: int): vector4d {
        const w = handWidth(count);
        const pitch = handPitch(count);
        const off = place - (count - 1) / 2;
        const share = off / Math.max(4, count); // the fan never sinks
        const y = hand.y + Math.max(2, (hand.height - w * 1.4 - 12 * unit) * 0.4) + share * share * 44 * unit;
        return Qt.vector4d(hand.x + hand.width / 2 + off * pitch - w / 2, y, w, share * 11);
    }
    // The place among so many, in parts, of a card whose middle is there.
    function placeInHand(x: real, count: int): real {
        return (x - hand.x - hand.width / 2) / Math.max(1, handPitch(count)) + (count - 1) / 2;
    }
    function middleOf(card: vector4d): point {
        return Qt.point(card.x + card.z / 2, card.y + card.z * 0.7);
    }
    function inPark(place: int, count: int): vector4d {
        const pitch = (park.width - 20 * unit) / (count + 1);
        const x = park.x + 10 * unit + pitch * (place + 0.5) - parkCard / 2;
        return Qt.vector4d(x, park.y + 30 * unit, parkCard, 0);
    }
    function onBlanket(place: int, count: int): vector4d {
        const top = play.y + 9 * unit;
        const room = play.height - 18 * unit;
        const w = Math.min(138 * unit / (count > 1 ? told : 1), room / 1.4);
        if (place === 0) {
            const high = room - (lent > 0 ? 20 * unit : 0); // it makes room for who stands at its foot
            const width = Math.min(w, high / 1.4);
            return Qt.vector4d(play.x + playGap + (w - width) / 2, top + (high - width * 1.4) / 2, width, count > 1 ? -2 : 0);
        }
        const left = play.x + 2 * playGap + w;
        const wide = bubble.x - playGap - left;
        const added = count - 1;
        const aw = Math.max(24, Math.min(added === 1 ? 108 * unit : added === 2 ? 98 * unit : 88 * unit, wide * 0.94)); // a window that changes its size is narrow for a moment
        const dx = added > 1 ? Math.min(aw * 0.5, (wide - aw) / (added - 1)) : 0;
        const dy = added > 1 ? Math.min(48 * unit, (room - aw * 1.4) / (added - 1)) : 0;
        const y = top + (room - aw * 1.4 - dy * (added - 1)) / 2;
        return Qt.vector4d(left + (place - 1) * dx, y + (place - 1) * dy, aw, added === 1 ? 3 : 0);
    }
    // A lookout that counts, over the lower edge of the played card; many stand closer.
    function atFoot(place: int, played: int): vector4d {
        const card = onBlanket(0, Math.max(1, played));
        const size = 37 * unit;
        const pitch = size * (lent > 4 ? 0.78 : lent > 3 ? 0.92 : 1.1);
        return Qt.vector4d(card.x + 3 * unit + place * pitch, card.y + card.z * 1.4 - size * 0.27, size, 0);
    }
    // Over the face on the wall and its badge, as FortPicture draws them.
    function inLookout(seat: int, place: int): vector4d {
        const fort = forts[seat] ?? Qt.rect(0, 0, 1, 1);
        const k = fort.width / 320;
        const free = places[seat] ?? 1;
        const gap = free > 6 ? 300 / free : 50;
        const x = fort.x + (160 + (place - (free - 1) / 2) * gap) * k;
        return Qt.vector4d(x - 24 * k, fort.y + 146 * k, 48 * k, 0);
    }
    // Where a recruited kid goes in.
    function gate(seat: int): vector4d {
        const fort = forts[seat] ?? Qt.rect(0, 0, 1, 1);
        const w = fort.width * 0.2;
        return Qt.vector4d(fort.x + fort.width / 2 - w / 2, fort.y + fort.height * 0.6, w, 0);
    }
    function inHeader(seat: int, share: real): vector4d {
        const panel = area.rival(seat - 1);
        return Qt.vector4d(panel.x + panel.width * share, panel.y + 7 * unit, 17 * unit, 0);
    }
    readonly property real gridTop: Math.max(42 * unit, Theme.button * 1.4 + 6) // of a mat's title
    function inGrid(mat: rect, place: int, count: int, rows: int, side: real): vector4d {
        const top = gridTop;
        const perRow = Math.max(1, Math.ceil(count / rows));
        const w = Math.min(134 * unit, (mat.width - 2 * side) / perRow - 10, ((mat.height - top - 14) / rows - 10) / 1.4);
        const line = Math.floor(place / perRow);
        const inLine = Math.min(perRow, count - line * perRow);
        const x = mat.x + mat.width / 2 + (place % perRow - (inLine - 1) / 2) * (w + 12) - w / 2;
        return Qt.vector4d(x, mat.y + top + line * (w * 1.4 + 10), w, 0);
    }
    // Where something can be dropped: a zone, or `houses` and the seat of a doghouse.
    readonly property int houses: 100
    function mat(zone: int): rect {
        if (zone >= houses)
            return house(zone - houses);
        switch (zone) {
        case CardsModel.Zone.Hand:
            return hand;
        case CardsModel.Zone.Play:
            return play;
        case CardsModel.Zone.Discard:
            return Qt.rect(discard.x - 8, discard.y - 8, discard.width + 16, discard.height + 14);
        case CardsModel.Zone.Lookout:
        case CardsModel.Zone.Fort:
            return forts[0] ?? Qt.rect(0, 0, 0, 0);
        case CardsModel.Zone.Box:
            return bin;
        case CardsModel.Zone.Stuff:
            return stuff;
        case CardsModel.Zone.Pack:
            return pack;
        case CardsModel.Zone.Supply:
            return park;
        case CardsModel.Zone.Board:
            return own;
        }
        return Qt.rect(0, 0, 0, 0);
    }
    // What counts as the same place for a hand that is less exact: the whole corner of the own yard and
    // piles is the small discard pile.
    function around(zone: int): rect {
        if (zone >= houses)
            return yardOf(zone - houses);
        return zone === CardsModel.Zone.Discard ? Qt.rect(pilesX, bottomY, pilesWidth, pilesFoot - bottomY) : mat(zone);
    }
}
