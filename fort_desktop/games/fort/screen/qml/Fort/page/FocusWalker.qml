pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// The keyboard's focus on the table. It never stays where nothing can be done any more: when a
// decision is made it goes on to the next one.
FocusSteps {
    id: walker

    required property GameTable table
    property point place // where the focus was last
    property int zone: -1 // of the card that has it, when it came there
    property bool keen: true // something could be done there since it came
    property Item left: null // what had it before the log
    property bool returning: false // from the settings, to their button
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
        if (!walker.byKeys || !walker.spent(walker.home.Window.activeFocusItem))
            return;
        const before = walker.returning ? walker.stops(walker.home, []).find(item => item.objectName === "settings") : null;
        const next = before ?? walker.decision();
        if (!next)
            return;
        walker.returning = false;
        walker.waited = walker.waited && !walker.table.shown.mine;
        next.forceActiveFocus(Qt.TabFocusReason);
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
