pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// The keyboard's focus on the table of 5 Towers: when a decision is made it goes on to the next one.
FocusSteps {
    id: walker

    required property TowersTable table
    slant: 3 // Pass lies beside Bid, just below the numbers
    property string asked: "" // what was being decided when it was last looked at
    property Item seen: null // what had the focus then
    property bool byPieces: false // whoever builds has gone to a card or a tower for that
    property bool keen: false // something could be done there since it came

    readonly property Connections advice: Connections {
        target: walker.table.advice
        function onAdvised(): void {
            walker.soon.restart();
        }
    }
    readonly property Soon soon: Soon {
        onTriggered: walker.follow()
    }

    // To where Enter does what a hint advises, or the first part of it.
    // From a number that somebody has chosen the focus does not run away: Enter was meant for it.
    function follow(): void {
        if (walker?.byKeys && !chosen())
            advised()?.forceActiveFocus(Qt.TabFocusReason);
    }
    function chosen(): bool {
        const now = home.Window.activeFocusItem;
        return table.shown.deciding === "bid" && table.buttons.primaryPossible && now?.objectName === "primary";
    }
    function advised(): Item {
        const all = stops(home, []);
        if (table.hint.second)
            return named(all, "second");
        if (table.hint.primary)
            return named(all, "primary");
        if (table.hint.bid >= 0)
            return named(all, "bid" + table.hint.bid);
        const wanted = all.filter(item => table.hint.keys.includes((item as OfferCard)?.key ?? 0));
        return wanted.find(item => !(item as OfferCard).marked) ?? wanted[0] ?? named(all, "ball-" + table.hint.falls);
    }
    function named(all: var, name: string): Item {
        return all.find(item => item.objectName === name) ?? null;
    }
    // Whether what has the focus is of no use any more; what can only be read keeps it.
    function spent(now: Item): bool {
        const thing = now as TowerThing;
        keen = (keen && seen === now) || (thing?.usable ?? false);
        seen = now;
        if (!now || now === home || !now.visible)
            return true;
        return within(now) && thing !== null && keen && !thing.usable;
    }
    function settle(): void {
        if ((walker?.home.Window.activeFocusItem as Pressable)?.byKey)
            byKeys = true; // a button takes its keys itself
        if (!walker?.byKeys)
            return;
        const at = String(home.Window.activeFocusItem?.objectName);
        byPieces = ["demolish", "build"].includes(table.shown.deciding) && (byPieces || at.startsWith("hand") || at.startsWith("top-"));
        const news = asked !== table.shown.deciding || !table.shown.mine;
        asked = table.shown.mine ? table.shown.deciding : "";
        if (over?.activeFocus)
            return; // who reads there is not called away
        const done = spent(home.Window.activeFocusItem);
        if (asked === "" || !news && !done)
            return;
        decision()?.forceActiveFocus(Qt.TabFocusReason);
    }
    function decision(): Item {
        const all = walker.stops(walker.home, []);
        const cards = all.filter(item => (item as OfferCard)?.usable);
        const free = cards.find(item => !(item as OfferCard).marked) ?? null;
        switch (table.shown.deciding) {
        case "bid":
            return table.buttons.primaryPossible ? named(all, "primary") : free;
        case "take":
            return table.buttons.primaryPossible ? named(all, "primary") : free;
        case "build":
            return byPieces ? free : named(all, "primary");
        }
        return named(all, "primary");
    }
}
