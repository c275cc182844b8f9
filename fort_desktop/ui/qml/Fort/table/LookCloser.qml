import QtQuick
import Fort

// Shows a card large: after a while under the pointer, at a long press or the right button, and with
// keys when the focus stays on something small.
Item {
    id: closer

    property real unit: 1
    property bool quiet: false // something is dragged
    property bool byKeys: false // how the player got to where the focus is
    property Draggable pointed: null // under the pointer
    property CardItem seen: null
    property Face shown: null // the same for a card that lies nowhere
    property rect shownBeside
    readonly property bool looking: peek.visible

    function look(thing: Draggable): void {
        const card = thing as CardItem;
        shown = null;
        seen = seen === card ? null : card;
    }
    function lookAt(face: Face, beside: rect): void {
        seen = null;
        shown = shown === face ? null : face;
        shownBeside = beside;
    }
    function away(): void {
        wait.stop();
        seen = null;
        shown = null;
    }
    function later(card: CardItem): void {
        wait.card = card;
        wait.restart();
    }
    function hovering(thing: Draggable, over: bool): void {
        if (over) {
            byKeys = false;
            shown = null;
            pointed = thing;
            later(thing as CardItem);
        } else {
            wait.stop();
            if (pointed === thing)
                pointed = null;
            if (seen === thing)
                seen = null;
        }
    }
    function focusing(thing: Draggable, on: bool): void {
        const card = thing as CardItem;
        if (on && byKeys && card && card.zone !== CardsModel.Zone.Hand)
            later(card);
        else if (!on && seen === card && byKeys)
            seen = null;
    }
    function forget(thing: Draggable): void {
        if (pointed === thing)
            pointed = null;
        if (seen === thing)
            seen = null;
        if (wait.card === thing)
            wait.card = null;
    }

    Timer {
        id: wait
        property CardItem card: null
        interval: 600
        onTriggered: if (!closer.quiet) closer.seen = card
    }
    Peek {
        id: peek
        objectName: "peek"
        face: closer.seen ? (closer.seen.faceDown ? null : closer.seen.kid) : closer.shown
        label: closer.seen?.label ?? ""
        beside: closer.seen ? Qt.rect(closer.seen.x, closer.seen.y, closer.seen.width, closer.seen.height) : closer.shownBeside
        unit: closer.unit
    }
}
