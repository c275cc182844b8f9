import QtQuick
import Shared
import Fort

// Where everything on the table lies: pure geometry from the window's size, the number of rivals and
// the size of text. Panels and cards use the same object, so that they always agree. What lies
// inside a panel (yards, forts, stuff, pack) is handed in by the owner, who has the panels. The hand lies between
// the own board and the own yard and has most of the width. In an upright window the blanket lies under the
// park, the hand under the own board, and a third rival under the others.
YardLayout {
    id: area

    property real width: 1366
    property real height: 768
    property int rivals: 1
    property int choiceRows: 1
    property int spread: 0 // cards of the own discard pile that are spread out
    property int lent: 0 // lookouts that count for the card in play
    readonly property real choiceHeight: Math.max(44, Theme.size(31 * Theme.unit))
    property list<rect> forts // by seat from the viewer's, in the table's coordinates
    property list<int> places // of the lookouts
    property rect stuff
    property rect pack

    readonly property real margin: 8
    readonly property bool folded: width < 1366 // the log is a drawer, its column a rail of buttons
    readonly property real columnWidth: folded ? Theme.touch + 12 : Math.round(Math.min(192 * height / 768, width * 0.16) * Math.max(1, Theme.textScale * 0.75))
    readonly property real content: width - columnWidth - 3 * margin
    readonly property real coachHeight: Math.max(38, Theme.coach * 1.6 + 12)
    readonly property real stripHeight: choiceRows * choiceHeight + (choiceRows - 1) * 8
    readonly property bool upright: height > 1.15 * width
    readonly property int rivalRows: upright && rivals > 2 ? 2 : 1
    // What is left for the rivals, the track, the middle and the bottom, shared as 180 : 38 : 214 : 252;
    // upright, as 180 : 40 : 232 : 232, and middle and bottom have two rows each.
    readonly property real needed: upright ? rivalRows * 180 + 40 + 4 * 232 : 684
    readonly property real rest: height - (upright ? 60 + rivalRows * 8 : 46) - coachHeight
    unit: Math.min(rest / needed, content / (upright ? 764 : 1150))
    // Where the width cannot fill so much, lawn is left: before and after the middle, or all around it.
    readonly property real shared: Math.min(rest, (upright ? 1.25 : 1.5) * needed * unit)
    readonly property real lawn: (rest - shared) / 2
    readonly property real top: margin + (upright ? Math.round(lawn) : 0)
    readonly property real foot: height - (upright ? Math.round(lawn) : 0)
    readonly property real strewn: upright ? 0 : Math.round(lawn)
    readonly property real rowHeight: Math.round((upright ? 232 : 214) / needed * shared) // of the middle

    readonly property rect column: Qt.rect(width - columnWidth - margin, margin, columnWidth, height - 2 * margin)
    readonly property real rivalsHeight: rivalRows * Math.round(180 / needed * shared) + (rivalRows - 1) * 8
    readonly property rect track: Qt.rect(margin, top + rivalsHeight + (upright ? 16 : 10) + strewn, content, Math.round((upright ? 40 : 38) / needed * shared))
    readonly property real middleY: track.y + track.height + 8
    readonly property real middleHeight: upright ? 2 * rowHeight + 8 : rowHeight
    readonly property rect middle: Qt.rect(margin, middleY, content, middleHeight)
    readonly property rect coach: Qt.rect(margin, middleY + middleHeight + 6 + strewn, content, coachHeight)
    readonly property real bottomY: coach.y + coachHeight + 8
    readonly property real bottomHeight: upright ? rowHeight : height - bottomY - 6

    // The middle: perks and rules, the park, the blanket
    readonly property real side: Math.round((upright ? 256 : 236) * unit)
    readonly property rect perks: Qt.rect(margin, middleY, side, rowHeight)
    readonly property real parkX: margin + side + 8
    readonly property rect park: Qt.rect(parkX, middleY, (upright ? margin + content : play.x - 8) - parkX, rowHeight)
    // The blanket is as wide as the played card, one that was added and the bubble are together.
    // Large type needs a larger bubble; the cards beside it make room.
    readonly property real told: Math.max(1, Math.min(1.36, Theme.textScale * 0.85))
    readonly property real playWidth: upright ? content : Math.round((450 + 67 * (told - 1)) * unit + Math.max(0, content - 1150 * unit) * 0.3)
    readonly property rect play: Qt.rect(margin + content - playWidth, middleY + middleHeight - rowHeight, playWidth, rowHeight)
    readonly property real bubbleWidth: Math.round(Math.min(play.width * (0.42 + (told - 1) * 0.38), 164 * unit * (1.8 * told - 0.8) + (play.width - 450 * unit) * 0.3))
    readonly property real bubbleTop: (upright ? 14 : told > 1.1 ? 5 : 10) * unit
    readonly property rect bubble: Qt.rect(play.x + play.width - bubbleWidth - 8 * unit, play.y + bubbleTop, bubbleWidth, play.height - bubbleTop - (told > 1.1 ? 1 : 8) * unit)
    readonly property real playGap: 12 * unit / told

    // The bottom: the own board, choices above the hand, the yard above deck and discard pile
    readonly property real ownWidth: Math.round((upright ? 446 : 242) * unit)
    readonly property rect own: Qt.rect(margin, bottomY, ownWidth, bottomHeight)
    readonly property real rightX: upright ? margin : margin + ownWidth + 8
    readonly property real pilesWidth: upright ? content - ownWidth - 8 : Math.round(192 * unit)
    readonly property real stripWidth: content + margin - rightX - (upright ? 0 : pilesWidth + 8)
    readonly property real stripY: bottomY + (upright ? rowHeight + 8 : 0)
    readonly property rect strip: Qt.rect(rightX, stripY, stripWidth, stripHeight)
    readonly property real handY: stripY + stripHeight + 6
    readonly property rect hand: Qt.rect(rightX + 4, handY, stripWidth - 8, foot - handY - 4)
    readonly property rect choosing: Qt.rect(hand.x, stripY, hand.width, foot - stripY) // the hand and its choices
    readonly property rect asking: upright ? choosing : Qt.rect(choosing.x, coach.y, choosing.width, foot - coach.y) // with the question
    readonly property real handMiddle: rightX + stripWidth / 2
    readonly property real pilesX: margin + content - pilesWidth
    readonly property real pilesFoot: upright ? bottomY + bottomHeight + 8 : height
    readonly property real pileHeight: Math.min((upright ? 120 : 104) * unit, (pilesFoot - bottomY) * 0.55)
    readonly property real pileWidth: Math.round(pileHeight / 1.4)
    readonly property real yardRise: Math.max(10 * unit, Theme.size(13 * unit) * 1.4 - 14 * unit) // of its label
    ownYard: Qt.rect(pilesX, bottomY + yardRise, pilesWidth, pilesFoot - bottomY - yardRise - pileHeight - 14)
    readonly property rect deck: Qt.rect(pilesX + pilesWidth * 0.25 - pileWidth / 2, pilesFoot - pileHeight - 8, pileWidth, pileHeight)
    readonly property rect discard: Qt.rect(pilesX + pilesWidth * 0.75 - pileWidth / 2, deck.y, pileWidth, pileHeight)
    readonly property rect bin: Qt.rect(rightX + stripWidth - pilesWidth, stripY, pilesWidth, stripHeight)

    // The hand of a draft, and the own discard pile spread out
    readonly property rect draft: upright ? middle : Qt.rect(margin, track.y, content, middleY + middleHeight - track.y)
    readonly property int pileRows: spread <= 9 ? 1 : spread <= 20 ? 2 : 3
    readonly property real pileSpan: {
        if (pileRows < 3)
            return upright ? rowHeight * (pileRows === 1 ? 1 : 1.66) : pileBeside ? rowHeight + 3 * unit + Theme.line : pileRows === 1 ? draft.height : rowHeight * 1.8;
        return upright ? middleHeight : middleY + middleHeight - margin;
    }
    readonly property bool pileBeside: !upright && spread <= 5 // what is being played is still to be seen
    readonly property rect pile: Qt.rect(margin, middleY + middleHeight - pileSpan, pileBeside ? play.x - 8 - margin : content, pileSpan)

    readonly property real parkCard: Math.round(Math.min(94 * unit + (park.width - 424 * unit) * 0.22, (rowHeight - 82 * unit) / 1.4))
    readonly property real handCard: Math.round(Math.min(150 * unit, (hand.height - 16 * unit) / 1.4))

    function rival(index: int): rect {
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
