pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The keyboard's focus on the table. It never stays where nothing can be done any more: when a
// decision is made it goes on to the next one, also from where a click has left it. Where something is
// to be lost, it is on the way out, or else nowhere until somebody walks.
FocusSteps {
    id: walker

    required property GameTable table
    property point place // where the focus was last
    property int zone: -1 // of the card that has it, when it came there
    property bool keen: true // something could be done there since it came
    property Item left: null // what had it before the log
    property bool returning: false // from the settings, to their button
    property int asked: -1 // which decision it was led to last
    property bool reading: false // the log: who reads there is not called away
    property rect question // the line that says what to do
    readonly property bool losing: table.shown.mine && table.shown.deciding === "trash"
    property bool waited: true // somebody else has decided since the last decision
    readonly property Connections advice: Connections {
        target: walker.table.advice
        function onAdvised(): void {
            walker.soon.restart();
        }
    }
    readonly property Soon soon: Soon {
        onTriggered: walker.follow()
    }

    // The focus is somewhere else: remember where.
    function watch(): void {
        const now = walker.home.Window.activeFocusItem;
        if (!now || !walker.within(now))
            return;
        walker.zone = (now as CardItem)?.zone ?? -1;
        walker.keen = (now as Draggable)?.reachable ?? true;
        if (now !== walker.home)
            walker.place = walker.middle(now);
    }
    // Whether what has the focus has had its turn: a card that was played, a button that is gone.
    function spent(now: Item): bool {
        if (!now || now === walker.home || !now.visible)
            return true;
        if (!walker.within(now))
            return false;
        const thing = now as Draggable;
        walker.keen = walker.keen || thing?.reachable;
        return thing !== null && (walker.keen && !thing.reachable || ((now as CardItem)?.zone ?? -1) !== walker.zone);
    }
    function settle(): void {
        walker.waited = walker.waited || !walker.table.shown.mine;
        if (!walker.home.Window.active) // nothing has the focus; it is where it was when the window has the keys again
            return;
        const now = walker.home.Window.activeFocusItem;
        const anew = walker.renewed(now);
        if (!walker.byKeys) {
            if (anew && !walker.answers(now))
                walker.release();
            return;
        }
        const spent = walker.spent(now);
        if (!spent && (!anew || walker.answers(now) && !walker.losing))
            return;
        const before = walker.returning ? walker.stops(walker.home, []).find(item => item.objectName === "settings") : null;
        const next = before ?? (walker.losing ? walker.wayOut() : walker.decision());
        if (walker.losing && !next)
            walker.release();
        if (!next)
            return;
        walker.returning = false;
        walker.waited = walker.waited && !walker.table.shown.mine;
        next.forceActiveFocus(Qt.TabFocusReason);
    }
    // Whether a decision has come since the focus was led to one; what was taken back is none.
    function renewed(now: Item): bool {
        if (!walker.table.shown.mine || walker.reading || now && !walker.within(now))
            return false;
        const anew = walker.table.shown.number > walker.asked;
        walker.asked = walker.table.shown.number;
        return anew;
    }
    // Whether something can be decided there.
    function answers(item: Item): bool {
        const thing = item as Draggable;
        return thing !== null && (thing.usable || thing.removable) || (item as ChoiceButton) !== null || (item as ActionButton) !== null || (item as PlayButton) !== null;
    }
    function wayOut(): Pressable {
        return walker.stops(walker.home, []).find(item => (item as Pressable)?.declines) ?? null;
    }
    // What a key of its own does.
    function decline(): void {
        if (walker.table.shown.mine && !walker.reading)
            walker.wayOut()?.strike();
    }
    // Whether it is a key that only leads somewhere; of Tab, that is so where nothing has the focus.
    function walks(key: int): bool {
        const [dx, dy] = ({ [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] })[key] ?? [0, 0];
        const enters = (key === Qt.Key_Tab || key === Qt.Key_Backtab) && walker.home.Window.activeFocusItem === walker.home;
        if (enters)
            walker.decision()?.forceActiveFocus(Qt.TabFocusReason);
        else if (dx !== 0 || dy !== 0)
            walker.step(dx, dy);
        return enters && walker.home.Window.activeFocusItem !== walker.home || dx !== 0 || dy !== 0;
    }
    // What a look at a thing leaves in sight, the more the better: the other answers, the question and a hint;
    // where a step leads; the hand.
    function kept(thing: Item, hand: rect): var {
        const all = walker.stops(walker.home, []);
        const place = item => item.mapToItem(walker.home, 0, 0, item.width, item.height);
        const answers = all.filter(item => item !== thing && walker.answers(item)).map(place);
        const steps = [[-1, 0], [1, 0], [0, -1], [0, 1]].map(([dx, dy]) => walker.next(thing, all, dx, dy));
        const near = steps.filter(item => item).map(place);
        const least = [walker.question, ...answers, ...(walker.over?.visible ? [place(walker.over)] : [])];
        return [[hand, ...least, ...near], [...least, ...near], least];
    }
    // Down leads from what could be chosen, and from the hand, to more of it, or else to the way out, wherever that lies.
    function leading(now: Item, dx: int, dy: int): Item {
        const out = dy > 0 && ((now as Draggable)?.usable || (now as CardItem)?.inHand) ? walker.wayOut() : null;
        if (!out)
            return null;
        const from = walker.middle(now);
        const far = item => walker.middle(item).y - from.y;
        const below = item => far(item) > now.height / 2 && Math.abs(walker.middle(item).x - from.x) < far(item);
        const more = walker.stops(walker.home, []).filter(item => (item as Draggable)?.usable && below(item));
        return more.reduce((best, item) => best && far(best) <= far(item) ? best : item, null) ?? out;
    }
    // To what a hint points at: its card, cat or doghouse, or the button of its move; how many are drawn
    // is read on the buttons.
    function follow(): void {
        if (!walker?.byKeys || walker.table.hint.move < 0)
            return;
        const all = walker.stops(walker.home, []);
        const points = item => (item as CardItem)?.key === walker.table.hint.key || (item as CatItem)?.face === walker.table.hint.cat || (item as Doghouse)?.hinted;
        const button = all.find(item => (item as Pressable)?.move === walker.table.hint.move);
        const thing = walker.table.shown.deciding === "draw" && button ? button : all.find(points) ?? button;
        thing?.forceActiveFocus(Qt.TabFocusReason);
    }
    // Into the log; from there back to where it was.
    function visit(log: LogPanel): void {
        if (log?.reading)
            (left ?? home).forceActiveFocus(Qt.TabFocusReason);
        else if (log) {
            left = home.Window.activeFocusItem;
            log.read();
        }
    }
    // Where the next decision is made: at the button that plays what is composed or marked; at a card, in
    // the hand first, and never one that nobody can see while there are others; at a button; at something
    // else. The nearest of them, but a turn begins with the first card of the hand, and recruiting with
    // the first of the park.
    function decision(): Item {
        const all = walker.stops(walker.home, []);
        const acts = all.filter(item => (item as PlayButton)?.quiet === false && !(item as PlayButton).blocked || (item as ChoiceButton)?.primary);
        const cards = all.filter(item => (item as CardItem)?.usable);
        const inZone = zone => cards.filter(item => (item as CardItem).zone === zone);
        const hand = inZone(CardsModel.Zone.Hand);
        const park = inZone(CardsModel.Zone.Park);
        const open = cards.filter(item => (item as CardItem).zone !== CardsModel.Zone.ParkDeck);
        const buttons = all.filter(item => item as ChoiceButton || item as ActionButton || item as PlayButton);
        const others = all.filter(item => (item as Draggable)?.usable);
        const left = buttons.filter(item => (item as ActionButton)?.primary); // of the card in play
        const group = [acts, hand, park, open, cards, left, buttons, others].find(items => items.length > 0) ?? [];
        const first = group === park || group === hand && walker.waited && walker.table.shown.deciding === "play";
        const far = item => first ? walker.middle(item).x : Math.abs(walker.middle(item).x - walker.place.x) + Math.abs(walker.middle(item).y - walker.place.y);
        return group.reduce((best, item) => best && far(best) <= far(item) ? best : item, null);
    }
}
