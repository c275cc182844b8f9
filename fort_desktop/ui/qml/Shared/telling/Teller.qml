pragma Singleton
import QtQuick
import Shared

// Who says its line now, of all that are pointed at, have the focus or are pressed: the foremost one,
// after a moment of rest. Whoever used pointer or keys last is answered; what has come to lie under a pointer
// that has not moved since it was pressed has not been pointed at. While it is `hushed` nobody says anything
// but what was pressed.
QtObject {
    id: teller

    readonly property int wait: 250 // milliseconds
    readonly property int lasting: 3000 // after a finger, which does not hover
    property bool hushed: false
    property Says said: null
    readonly property bool resting: Presses.resting
    property bool keyed: false // keys were used last
    property list<Says> wanting

    function look(says: Says, byKeys: bool): void {
        const others = wanting.filter(one => one && one !== says);
        if (says?.wanted) { // null: it is just going
            keyed = byKeys;
            others.push(says);
        }
        wanting = others;
        choose();
    }
    function forget(says: Says): void {
        wanting = wanting.filter(one => one && one !== says);
        choose();
    }
    function hold(says: Says): void {
        says.held = true;
        holding.restart();
    }
    function release(): void {
        holding.stop();
        for (const one of [...wanting]) {
            if (one)
                one.held = false;
        }
    }
    // The foremost of those that the one asks for who is to be answered: a finger, or else what was used last.
    function foremost(): Says {
        const all = wanting.filter(one => one?.wanted && (one.solid || one.text !== ""));
        const pointed = resting ? [] : all.filter(one => one.hovered);
        const groups = [all.filter(one => one.held), keyed ? all.filter(one => one.focused) : pointed, all.filter(one => one.called), keyed ? [] : resting ? all.filter(one => one.focused) : all];
        const asked = groups.find(some => some.length > 0) ?? [];
        return asked.reduce((best, one) => best && !teller.before(one, best) ? best : one, null);
    }
    // Whether one lies before another: what is smaller lies within what is larger.
    function before(one, other): bool {
        if (one.solid !== other.solid)
            return one.solid;
        return one.parent.width * one.parent.height < other.parent.width * other.parent.height;
    }
    function choose(): void {
        const next = foremost();
        const silent = !next || next.text === "" || hushed && !next.called;
        if (said === next && !silent)
            return;
        said = null;
        rest.stop();
        if (silent)
            return;
        if (next.prompt || next.held || next.called)
            said = next;
        else
            rest.restart();
    }

    onHushedChanged: choose()
    onRestingChanged: choose()

    readonly property Timer rest: Timer {
        interval: teller.wait
        onTriggered: {
            const next = teller.foremost();
            teller.said = next && next.text !== "" && !teller.hushed ? next : null;
        }
    }
    readonly property Timer holding: Timer {
        interval: teller.lasting
        onTriggered: teller.release()
    }
}
