import QtQuick
import Shared
import Fort

// How the window is shared out among the parts of the table: a part of `TableLayout`. The hand lies between
// the own board and the own yard and has most of the width. In an upright window the blanket lies under the
// park, the hand under the own board, and a third rival under the others.
YardLayout {
    property size whole: Qt.size(1366, 768)
    property int rivals: 1
    property int choiceRows: 1
    property int spread: 0 // cards of the own discard pile that are spread out
    readonly property real choiceHeight: Math.max(44, Theme.size(31 * Theme.unit))

    readonly property real margin: 8
    readonly property real coachHeight: Math.max(38, Theme.coach * 1.6 + 12)
    readonly property real stripHeight: choiceRows * choiceHeight + (choiceRows - 1) * 8

    // What follows from what is worked out in five steps, each as a whole: of single properties that build upon
    // each other some would change a dozen times on the way to a new size, and whatever lies there with them.
    readonly property var rows: shareOut()
    readonly property var beside: layMiddle(rows)
    readonly property var below: layBottom(rows)
    readonly property var held: layHand(rows, below)
    readonly property var mats: spreadOut(rows, beside)

    readonly property bool folded: rows.folded // the log is a drawer, its column a rail of buttons
    readonly property bool upright: rows.upright
    readonly property real content: rows.content
    unit: rows.unit
    readonly property real strewn: rows.strewn // lawn before and after the middle
    readonly property rect column: rows.column
    readonly property real rivalsHeight: rows.rivalsHeight
    readonly property rect track: rows.track
    readonly property rect middle: rows.middle
    readonly property rect coach: rows.coach

    readonly property rect perks: beside.perks
    readonly property rect park: beside.park
    readonly property rect play: beside.play
    readonly property rect bubble: beside.bubble
    readonly property real told: beside.told
    readonly property real playGap: beside.playGap
    readonly property real parkCard: beside.parkCard

    readonly property rect own: below.own
    readonly property real rightX: below.rightX
    readonly property real pilesWidth: below.pilesWidth
    readonly property real pilesX: below.pilesX
    readonly property real pilesFoot: below.pilesFoot
    readonly property real bottomY: rows.bottomY
    readonly property real stripWidth: below.stripWidth
    readonly property real stripY: below.stripY
    readonly property rect strip: held.strip
    readonly property rect hand: held.hand
    readonly property rect choosing: held.choosing // the hand and its choices
    readonly property rect asking: held.asking // with the question
    readonly property real handMiddle: below.handMiddle
    readonly property real handCard: held.handCard
    ownYard: below.ownYard
    readonly property rect deck: below.deck
    readonly property rect discard: below.discard
    readonly property rect bin: held.bin

    readonly property rect draft: mats.draft
    readonly property rect pile: mats.pile // the own discard pile spread out
    readonly property bool pileBeside: mats.pileBeside // what is being played is still to be seen

    // The rows from top to bottom. What is left for the rivals, the track, the middle and the bottom is shared as
    // 180 : 38 : 214 : 252; upright, as 180 : 40 : 232 : 232, and middle and bottom have two rows each. Where the
    // width cannot fill so much, lawn is left: before and after the middle, or all around it.
    function shareOut(): var {
        const width = whole.width;
        const height = whole.height;
        const folded = width < 1366;
        const columnWidth = folded ? Theme.touch + 12 : Math.round(Math.min(192 * height / 768, width * 0.16) * Math.max(1, Theme.textScale * 0.75));
        const content = width - columnWidth - 3 * margin;
        const upright = height > 1.15 * width;
        const rivalRows = upright && rivals > 2 ? 2 : 1;
        const needed = upright ? rivalRows * 180 + 40 + 4 * 232 : 684;
        const rest = height - (upright ? 60 + rivalRows * 8 : 46) - coachHeight;
        const unit = Math.min(rest / needed, content / (upright ? 764 : 1150));
        const shared = Math.min(rest, (upright ? 1.25 : 1.5) * needed * unit);
        const lawn = Math.round((rest - shared) / 2);
        const strewn = upright ? 0 : lawn;
        const top = margin + (upright ? lawn : 0);
        const rowHeight = Math.round((upright ? 232 : 214) / needed * shared); // of the middle
        const rivalsHeight = rivalRows * Math.round(180 / needed * shared) + (rivalRows - 1) * 8;
        const track = Qt.rect(margin, top + rivalsHeight + (upright ? 16 : 10) + strewn, content, Math.round((upright ? 40 : 38) / needed * shared));
        const middle = Qt.rect(margin, track.y + track.height + 8, content, upright ? 2 * rowHeight + 8 : rowHeight);
        const coach = Qt.rect(margin, middle.y + middle.height + 6 + strewn, content, coachHeight);
        const bottomY = coach.y + coachHeight + 8;
        return {
            folded, content, upright, rivalRows, unit, strewn, top, rowHeight, rivalsHeight, track, middle, coach, bottomY,
            foot: height - (upright ? lawn : 0),
            bottomHeight: upright ? rowHeight : height - bottomY - 6,
            column: Qt.rect(width - columnWidth - margin, margin, columnWidth, height - 2 * margin)
        };
    }
    // Perks and rules, the park, the blanket, which is as wide as the played card, one that was added and the
    // bubble are together. Large type needs a larger bubble; the cards beside it make room.
    function layMiddle(rows: var): var {
        const { unit, upright, content, middle, rowHeight } = rows;
        const side = Math.round((upright ? 256 : 236) * unit);
        const told = Math.max(1, Math.min(1.36, Theme.textScale * 0.85));
        const playWidth = upright ? content : Math.round((450 + 67 * (told - 1)) * unit + Math.max(0, content - 1150 * unit) * 0.3);
        const play = Qt.rect(margin + content - playWidth, middle.y + middle.height - rowHeight, playWidth, rowHeight);
        const bubbleWidth = Math.round(Math.min(play.width * (0.42 + (told - 1) * 0.38), 164 * unit * (1.8 * told - 0.8) + (play.width - 450 * unit) * 0.3));
        const bubbleTop = (upright ? 14 : told > 1.1 ? 5 : 10) * unit;
        const parkX = margin + side + 8;
        const park = Qt.rect(parkX, middle.y, (upright ? margin + content : play.x - 8) - parkX, rowHeight);
        return {
            play, park, told,
            perks: Qt.rect(margin, middle.y, side, rowHeight),
            bubble: Qt.rect(play.x + play.width - bubbleWidth - 8 * unit, play.y + bubbleTop, bubbleWidth, play.height - bubbleTop - (told > 1.1 ? 1 : 8) * unit),
            playGap: 12 * unit / told,
            parkCard: Math.round(Math.min(94 * unit + (park.width - 424 * unit) * 0.22, (rowHeight - 82 * unit) / 1.4))
        };
    }
    // The own board, and at the other end the yard above deck and discard pile. How many rows the choices need
    // follows from the width that is left between, and so nothing here from those rows.
    function layBottom(rows: var): var {
        const { unit, upright, content, rowHeight, bottomY, bottomHeight } = rows;
        const ownWidth = Math.round((upright ? 446 : 242) * unit);
        const rightX = upright ? margin : margin + ownWidth + 8;
        const pilesWidth = upright ? content - ownWidth - 8 : Math.round(192 * unit);
        const stripWidth = content + margin - rightX - (upright ? 0 : pilesWidth + 8);
        const pilesX = margin + content - pilesWidth;
        const pilesFoot = upright ? bottomY + bottomHeight + 8 : whole.height;
        const pileHeight = Math.min((upright ? 120 : 104) * unit, (pilesFoot - bottomY) * 0.55);
        const pileWidth = Math.round(pileHeight / 1.4);
        const pileY = pilesFoot - pileHeight - 8;
        const rise = Math.max(10 * unit, Theme.size(13 * unit) * 1.4 - 14 * unit); // of the yard's label
        return {
            rightX, pilesWidth, pilesX, pilesFoot, stripWidth,
            handMiddle: rightX + stripWidth / 2,
            stripY: bottomY + (upright ? rowHeight + 8 : 0),
            own: Qt.rect(margin, bottomY, ownWidth, bottomHeight),
            ownYard: Qt.rect(pilesX, bottomY + rise, pilesWidth, pilesFoot - bottomY - rise - pileHeight - 14),
            deck: Qt.rect(pilesX + pilesWidth * 0.25 - pileWidth / 2, pileY, pileWidth, pileHeight),
            discard: Qt.rect(pilesX + pilesWidth * 0.75 - pileWidth / 2, pileY, pileWidth, pileHeight)
        };
    }
    // Between them the choices above the hand.
    function layHand(rows: var, below: var): var {
        const { unit, upright, coach, foot } = rows;
        const { rightX, stripY, stripWidth, pilesWidth } = below;
        const handY = stripY + stripHeight + 6;
        const hand = Qt.rect(rightX + 4, handY, stripWidth - 8, foot - handY - 4);
        const choosing = Qt.rect(hand.x, stripY, hand.width, foot - stripY);
        return {
            hand, choosing,
            strip: Qt.rect(rightX, stripY, stripWidth, stripHeight),
            asking: upright ? choosing : Qt.rect(choosing.x, coach.y, choosing.width, foot - coach.y),
            handCard: Math.round(Math.min(150 * unit, (hand.height - 16 * unit) / 1.4)),
            bin: Qt.rect(rightX + stripWidth - pilesWidth, stripY, pilesWidth, stripHeight)
        };
    }
    // The hand of a draft, and the own discard pile.
    function spreadOut(rows: var, beside: var): var {
        const { unit, upright, content, middle, track, rowHeight } = rows;
        const foot = middle.y + middle.height;
        const draft = upright ? middle : Qt.rect(margin, track.y, content, foot - track.y);
        const pileBeside = !upright && spread <= 5;
        let span = upright ? middle.height : foot - margin;
        if (spread <= 9)
            span = upright ? rowHeight : pileBeside ? rowHeight + 3 * unit + Theme.line : draft.height;
        else if (spread <= 20)
            span = rowHeight * (upright ? 1.66 : 1.8);
        return { draft, pileBeside, pile: Qt.rect(margin, foot - span, pileBeside ? beside.play.x - 8 - margin : content, span) };
    }
    readonly property int pileRows: spread <= 9 ? 1 : spread <= 20 ? 2 : 3
}
