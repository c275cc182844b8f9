pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// A game of 5 Towers in play, from the eyes of one person.
TablePage {
    id: screen

    readonly property TowersTable table: bridge as TowersTable
    carrying: middle.home.dragging
    property bool logOpen: false
    property bool hurried: false // others were, and are still
    readonly property list<string> colours: {
        const all = [];
        for (let n = 0; n < table.seats.count; ++n)
            all.push("");
        for (let n = 0; n < table.seats.count; ++n)
            all[table.seats.seat(n).seat] = table.seats.seat(n).colour;
        return all;
    }

    sheeted: behind || logOpen || discards.open || closer.open || card.open
    Component.onCompleted: soon.restart() // the first decision may be here already

    function hurry(): void {
        if (!table.shown.mine) {
            haste.restart();
            hurried = true;
        }
        middle.hurry();
        table.flow.hurry();
    }
    // Esc takes back the smallest thing first; false when there is none.
    function backOut(): bool {
        if (middle.home.dragging)
            middle.home.cancel(middle.home.held);
        else if (logOpen)
            logOpen = false;
        else
            return false;
        return true;
    }
    function decide(how: var): void {
        if (!haste.absorbs())
            how();
    }
    function bid(n: int): bool {
        if (table.shown.deciding !== "bid")
            return false;
        if (!table.shown.mine) {
            table.reading.whyBid(n);
            return true;
        }
        decide(() => table.touch.chooseBid(n));
        walker.asked = table.shown.deciding; // the focus is where it is wanted
        middle.focusOnBid(n);
        return true;
    }
    function lookThrough(): void {
        if (table.piles.discardCount > 0)
            discards.show();
        else
            table.reading.whyNoDiscard();
    }
    // A key that means the same wherever the focus is; false for any other.
    function shortcut(key: int): bool {
        if (key >= Qt.Key_0 && key <= Qt.Key_5)
            return bid(key - Qt.Key_0);
        switch (key) {
        case Qt.Key_P:
            if (table.shown.mine)
                decide(() => table.touch.second());
            return table.shown.mine;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (table.shown.mine)
                decide(() => table.touch.primary());
            return table.shown.mine;
        case Qt.Key_Space:
            hurry();
            keyboard.skips();
            return true;
        case Qt.Key_H:
            table.advice.ask();
            return true;
        case Qt.Key_L:
            logOpen = !logOpen;
            return true;
        case Qt.Key_D:
            lookThrough();
            return true;
        }
        return false;
    }
    function arrow(key: int): bool {
        switch (key) {
        case Qt.Key_Left:
            walker.step(-1, 0);
            return true;
        case Qt.Key_Right:
            walker.step(1, 0);
            return true;
        case Qt.Key_Up:
            walker.step(0, -1);
            return true;
        case Qt.Key_Down:
            walker.step(0, 1);
            return true;
        }
        return false;
    }

    Keys.onPressed: event => {
        walker.byKeys = true;
        if (event.key === Qt.Key_Escape)
            event.accepted = backOut();
        else
            event.accepted = arrow(event.key) || shortcut(event.key);
    }

    TowersWalker {
        id: walker
        home: screen
        byKeys: screen.byKeys
        over: log
        table: screen.table
    }
    Haste { id: haste; objectName: "haste"; keyboard: screen.keyboard; onHeld: screen.hurry() }
    Timer { // when everything that changes has changed; it ends with the screen
        id: soon
        interval: 0
        onTriggered: walker.settle()
    }
    TowersLayout {
        id: layout
        objectName: "layout"
        width: screen.width
        height: screen.height
        rivals: Math.max(1, screen.table.seats.count - 1)
    }
    TapHandler {
        onTapped: screen.hurry()
        onPressedChanged: if (pressed) walker.byKeys = false
    }
    TowersTableTop {
        id: middle
        anchors.fill: parent
        table: screen.table
        motion: screen.motion
        area: layout
        onDiscardAsked: screen.lookThrough()
        onDecided: how => screen.decide(how)
    }
    TowersSide {
        x: layout.side.x
        y: layout.side.y
        width: layout.side.width
        height: layout.side.height
        unit: layout.unit
        table: screen.table
        preferences: screen.preferences
        wide: screen.width >= 1366
        onLogAsked: screen.logOpen = !screen.logOpen
        onSettings: screen.settings()
        onHelp: screen.help()
        onLeave: screen.table.flow.leave()
    }
    LogDrawer {
        id: log
        open: screen.logOpen
        room: layout.upright ? lowRoom : Qt.size(layout.offer.x - 4, layout.coach.y)
        lowRoom: Qt.size(layout.width, layout.strip.y)
        table: screen.table
        colors: screen.colours
        onClosed: screen.logOpen = false
    }
    DiscardSheet {
        id: discards
        anchors.fill: parent
        table: screen.table
        unit: layout.unit
        home: screen
    }
    TowerLook {
        id: closer
        anchors.fill: parent
        table: screen.table
        unit: layout.unit
        home: screen
    }
    TowerCardLook {
        id: card
        anchors.fill: parent
        table: screen.table
        unit: layout.unit
        home: screen
    }
    Aloft {}
    Connections {
        target: middle.home
        function onKeyed(): void {
            walker.byKeys = true;
        }
        function onLooked(place: TowerPlace): void {
            closer.look(place);
        }
        function onRead(one: OfferCard): void {
            card.look(one);
        }
        function onIdled(place: TowerPlace): void { // others are hurried by a click wherever it is
            if (place && screen.table.shown.mine && screen.motion.settled)
                closer.look(place);
            else
                screen.hurry();
        }
    }
    Connections {
        target: screen.table.shown
        function onChanged(): void {
            if (screen.hurried && screen.table.shown.mine) {
                screen.hurried = false;
                haste.restart(); // a press that comes a moment too late decides nothing
            }
        }
    }
    Connections {
        target: screen.table.coach // it changes with all that is shown, and when a key was refused
        function onChanged(): void {
            soon.restart();
        }
    }
    Connections {
        target: screen.Window.window
        function onActiveFocusItemChanged(): void {
            walker.pass();
            soon.restart();
        }
    }
}
