import QtQuick
import Shared
import Fort

// Shows a card closer, with its words beside it: after a while under the pointer, at a long press, and
// with keys almost at once where the focus stays. The right button, Space, and a click on what is
// shown ask for still more: `enlarged`. What comes to lie under a pointer at rest, dropped or by
// itself, waits until the pointer moves: it has not been pointed at.
Item {
    id: closer
    objectName: "closer"

    required property GameTable table
    property Item aloft: closer
    property Item ground: closer // all that can be pointed at lies within it
    property real unit: 1
    property rect clear // what a look at a card of the hand leaves in sight
    property bool quiet: false // something is dragged
    property bool resting: true // nothing moves
    property FocusWalker walker: null // knows what a look by keys must leave in sight
    property real since: 0 // when the table said something new
    property bool byKeys: false // how the player got to where the focus is
    property Draggable pointed: null // under the pointer
    property Draggable seen: null
    property point corner // of what is seen, on the table
    property Face shown: null // the same for a card that lies nowhere
    property rect shownBeside
    property point rest // where the pointer was when the table moved last
    property bool lost: false // that will be known when it is seen again
    property Draggable come: null // lies under the pointer at rest
    readonly property real stir: 8 // a hand that lets go trembles
    readonly property bool looking: peek.visible && peek.roomy
    readonly property bool waiting: wait.running

    signal enlarged(face: Face)

    // Asked anew when the table speaks anew, as in another language.
    function words(card: string): var {
        return table.shown.opened ? table.cardWords.of(card) : [];
    }
    function look(thing: Draggable): void {
        shown = null;
        if (seen === thing)
            seen = null;
        else
            show(thing);
    }
    function lookAt(face: Face, beside: rect): void {
        seen = null;
        peek.shunned = [];
        shown = shown === face ? null : face;
        shownBeside = beside;
    }
    // What a thing shows, or else what is shown already, as large as can be.
    function enlarge(thing: Draggable): void {
        const face = thing ? thing.pictured : peek.face;
        away();
        if (face)
            enlarged(face);
    }
    // Space on a thing: see the table screen. A thing without a picture is used, like a button.
    function space(thing: Draggable, event: KeyEvent): void {
        event.accepted = table.shown.mine && resting;
        if (!event.accepted)
            return;
        if (thing.pictured)
            larger(thing);
        else
            thing.strike();
    }
    // By a key, which was not meant for what was there before.
    function larger(thing: Draggable): void {
        if (Presses.counts("look", since))
            enlarge(thing);
    }
    function show(thing: Draggable): void {
        if (!thing)
            return; // it is leaving the table just now
        const at = thing.mapToItem(closer, 0, 0);
        corner = Qt.point(at.x, at.y);
        peek.shunned = byKeys && walker ? walker.kept(thing, clear) : [];
        seen = thing;
    }
    function away(): void {
        wait.stop();
        seen = null;
        shown = null;
    }
    function later(thing: Draggable): void {
        wait.thing = thing;
        wait.restart();
    }
    // It is neither waited for nor shown any more.
    function leave(thing: Draggable): void {
        if (wait.thing === thing)
            wait.stop();
        if (seen === thing)
            seen = null;
    }
    function hovering(thing: Draggable, over: bool): void {
        if (over) {
            pointed = thing;
            come = thing; // and then the pointer says where it is
            lost = lost || !resting;
        } else {
            if (pointed === thing)
                pointed = null;
            if (come === thing)
                come = null;
            leave(thing);
        }
    }
    // From here on the pointer is at rest until it moves.
    function settle(): void {
        rest = roam.point.scenePosition;
    }
    function stirred(): void {
        const at = roam.point.scenePosition;
        if (lost)
            rest = at;
        lost = false;
        if (!come || Math.hypot(at.x - rest.x, at.y - rest.y) < stir)
            return;
        byKeys = false;
        shown = null;
        later(come);
        come = null;
    }
    function focusing(thing: Draggable, on: bool): void {
        if (on && byKeys && thing) // null: it is just going
            later(thing);
    }
    // By keys, a look lasts as long as the focus is on what it is at.
    function follow(): void {
        if (!byKeys)
            return;
        const now = Window.activeFocusItem;
        if (wait.thing !== now)
            wait.stop();
        if (seen !== now)
            seen = null;
        shown = null;
    }
    function forget(thing: Draggable): void {
        if (pointed === thing)
            pointed = null;
        if (seen === thing)
            seen = null;
        if (come === thing)
            come = null;
        if (wait.thing === thing)
            wait.thing = null;
    }

    onRestingChanged: settle()
    onQuietChanged: {
        lost = true;
        come = pointed; // what was dropped may have been under the pointer all the time
    }

    HoverHandler {
        id: roam
        parent: closer.ground
        onPointChanged: closer.stirred()
    }
    Connections {
        target: closer.Window.window
        function onActiveFocusItemChanged(): void {
            closer.follow();
        }
    }
    Connections {
        target: closer.table.cards
        function onChanging(): void {
            closer.settle();
        }
    }
    Timer {
        id: wait
        property Draggable thing: null
        interval: closer.byKeys ? 200 : 600 // a pointer passes over much
        onTriggered: {
            if (closer.byKeys && !closer.resting)
                restart(); // it has not come to its place yet
            else if (thing && !closer.quiet)
                closer.show(thing);
        }
    }
    Peek {
        id: peek
        objectName: "peek"
        parent: closer.aloft
        z: 10
        face: closer.seen ? closer.seen.pictured : closer.shown
        label: closer.seen?.label ?? ""
        beside: closer.seen ? Qt.rect(closer.corner.x, closer.corner.y, closer.seen.width, closer.seen.height) : closer.shownBeside
        unit: closer.unit
        clear: closer.clear
        words: face ? closer.words(face.cardId) : []
        gains: closer.seen?.kind === "card" ? closer.table.gains.lines(Number(closer.seen.ident), closer.table.gains.serial) : []
        onTapped: closer.enlarge(null)
    }
}
