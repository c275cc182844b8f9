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
        if (!walker?.byKeys || !walker.spent(walker.home.Window.activeFocusItem))
            return;
        const next = walker.decision();
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
    }
    // To what a hint points at: its card, cat or doghouse, or the button of its move.
    function follow(): void {
        if (!walker?.byKeys || walker.table.hint.move < 0)
            return;
        const all = walker.stops(walker.home, []);
        const points = item => (item as CardItem)?.key === walker.table.hint.key || (item as CatItem)?.face === walker.table.hint.cat || (item as Doghouse)?.hinted;
        const thing = all.find(points) ?? all.find(item => (item as Pressable)?.move === walker.table.hint.move);
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
    // Where the next decision is made: at a card, in the hand first; at a button; at something else.
    function decision(): Item {
        const all = walker.stops(walker.home, []);
        const cards = all.filter(item => (item as CardItem)?.usable);
        const hand = cards.filter(item => (item as CardItem).zone === CardsModel.Zone.Hand);
        const buttons = all.filter(item => item as ChoiceButton || item as ActionButton || item as PlayButton);
        const others = all.filter(item => (item as Draggable)?.usable);
        const left = buttons.filter(item => (item as ActionButton)?.primary); // of the card in play
        const group = [hand, cards, left, buttons, others].find(items => items.length > 0) ?? [];
        const far = item => Math.abs(walker.middle(item).x - walker.place.x) + Math.abs(walker.middle(item).y - walker.place.y);
        return group.reduce((best, item) => best && far(best) <= far(item) ? best : item, null);
    }
}
