pragma ComponentBehavior: Bound
import QtQuick
import Fort

// The keyboard's focus on the table of 5 Towers: when a decision is made it goes on to the next one.
FocusSteps {
    id: walker

    required property TowersTable table
    property string asked: "" // what was being decided when it was last looked at

    readonly property Connections advice: Connections {
        target: walker.table
        function onAdvised(): void {
            walker.soon.restart();
        }
    }
    readonly property Soon soon: Soon {
        onTriggered: walker.follow()
    }

    // To what a hint points at.
    function follow(): void {
        if (!walker?.byKeys)
            return;
        const all = stops(home, []);
        const bid = table.hintPass ? named(all, "second") : named(all, "bid" + table.hintBid);
        const card = all.find(item => table.hintKeys.includes((item as OfferCard)?.key ?? 0)) ?? null;
        (bid ?? card ?? named(all, "top-" + table.hintKind))?.forceActiveFocus(Qt.TabFocusReason);
    }
    function named(all: var, name: string): Item {
        return all.find(item => item.objectName === name) ?? null;
    }
    // Whether what has the focus is of no use any more.
    function spent(now: Item): bool {
        if (!now || now === home || !now.visible)
            return true;
        const thing = now as TowerThing;
        return within(now) && thing !== null && !thing.usable;
    }
    function settle(): void {
        if (!walker || !byKeys)
            return;
        const news = asked !== table.deciding || !table.mine;
        asked = table.mine ? table.deciding : "";
        if (asked === "" || !news && !spent(home.Window.activeFocusItem))
            return;
        decision()?.forceActiveFocus(Qt.TabFocusReason);
    }
    function decision(): Item {
        const all = walker.stops(walker.home, []);
        const cards = all.filter(item => (item as OfferCard)?.usable);
        const free = cards.find(item => !(item as OfferCard).marked) ?? null;
        const top = all.find(item => (item as TowerThing)?.storey && (item as TowerThing).usable) ?? null;
        switch (table.deciding) {
        case "bid":
            return named(all, "primary") ?? named(all, "second");
        case "take":
            return table.primaryPossible ? named(all, "primary") : free;
        case "build":
            return free;
        }
        return table.secondPossible ? named(all, "primary") : top; // nothing falls unasked
    }
}
