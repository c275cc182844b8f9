pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// A game in play, from the eyes of one person.
TablePage {
    id: screen

    readonly property GameTable table: bridge as GameTable
    readonly property CardFaces faces: table.faces
    readonly property CardPage page: table.page
    readonly property SeatInfo me: table.seats.me
    readonly property list<SeatInfo> seats: {
        const rivals = [...Array(table.seats.rivalCount).keys()];
        return [me, ...rivals.map(n => table.seats.rival(n))];
    }
    readonly property bool previewing: table.play.shown
    property bool logOpen: false

    carrying: cards.dragging
    sheeted: behind || recap.open || large.open || logOpen
    onWidthChanged: soon.restart()
    onSheetedChanged: cards.closer.away()
    Component.onCompleted: cards.closer.byKeys = byKeys

    function lookAt(card: string, from: Item): void {
        cards.closer.lookAt(card === "" ? null : faces.face(card), Qt.rect(from.x, from.y + from.height * 0.2, 0, 0));
    }
    function hurry(): void {
        if (!table.shown.mine)
            haste.restart();
        motion.ending();
        table.flow.hurry();
        if (table.shown.mine) // what was made for the viewer meanwhile
            motion.ending();
    }
    // Space skips what moves, and all that others do; at rest it looks still closer, after a moment.
    function space(): void {
        if (cards.closer.looking && table.shown.mine && motion.settled)
            return cards.closer.larger(null);
        Presses.counts("hurry", 0); // the next one is no look
        hurry();
        keyboard.skips();
    }
    // Esc takes back the smallest thing first; false when there is none.
    function backOut(): bool {
        if (cards.dragging)
            cards.cancelDrag();
        else if (cards.closer.looking)
            cards.closer.away();
        else if (table.options.key !== 0)
            closeOptions();
        else if (recap.open)
            recap.close();
        else if (hints.visible)
            table.hint.fold();
        else if (logOpen)
            logOpen = false;
        else if (side.log.reading)
            walker.visit(side.log);
        else if (table.touch.pileOpen)
            table.touch.closePile();
        else
            return table.composing.takeBack();
        return true;
    }
    function readLog(): void {
        table.hint.fold();
        logOpen = layout.folded && !logOpen;
        walker.visit(layout.folded ? null : side.log);
    }
    function closeOptions(): void {
        const card = cards.card(table.options.key);
        table.options.close();
        (card ?? screen).forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onPressed: event => {
        cards.closer.byKeys = true;
        event.accepted = true;
        if (walker.walks(event.key))
            return;
        switch (event.key) {
        case Qt.Key_N:
            return walker.decline();
        case Qt.Key_Space:
            return space();
        case Qt.Key_H:
            return hints.visible ? hints.enter() : table.advice.ask();
        case Qt.Key_R:
            return recap.toggle();
        case Qt.Key_L:
            return readLog();
        case Qt.Key_Escape:
            event.accepted = backOut();
            return;
        }
        event.accepted = false;
    }

    FocusWalker {
        id: walker
        Component.onCompleted: cards.closer.walker = walker
        home: table.options.key !== 0 ? options : rules.open ? rules : recap.open ? recap : screen
        byKeys: cards.closer.byKeys
        returning: screen.returning
        question: layout.coach
        reading: screen.sheeted || side.log.reading
        over: hints.visible ? hints : drawer; table: screen.table
    }
    Haste { id: haste; objectName: "haste"; keyboard: screen.keyboard; onHeld: screen.hurry() }
    Timer { // when everything that changes has changed; it ends with the screen
        id: soon
        interval: 0
        onTriggered: walker.settle()
    }
    TapHandler { onTapped: screen.hurry() }
    Cached {
        anchors.fill: parent
        reach: 0
        TableBoard {
            id: board
            anchors.fill: parent
            table: screen.table
            seats: screen.seats
            faces: screen.faces
            area: layout
            home: cards
            hands: screen.hands
            previewing: screen.previewing
        }
    }
    ChoiceBar {
        id: choices
        x: layout.rightX
        y: layout.stripY
        width: layout.stripWidth - (board.binShown ? layout.pilesWidth + 8 : 0)
        centre: layout.handMiddle - x
        height: layout.stripHeight
        model: screen.table.choices
        primaryElsewhere: screen.previewing
        hinted: screen.table.hint.move
        onChosen: move => haste.absorbs() || screen.table.touch.choose(move)
    }
    CardLayer {
        id: cards
        objectName: "layer"
        anchors.fill: parent
        table: screen.table
        faces: screen.faces
        motion: screen.motion
        area: layout
        ground: screen
        aloft: aloft
        onRefused: board.flash()
        onEnlarged: face => large.look(face)
    }
    StoryBubble {
        table: screen.table
        faces: screen.faces
        area: layout
        home: cards
        covered: screen.previewing || screen.table.touch.pileOpen && !layout.pileBeside || cards.drafted > 0 || (perkWords.wide && perkWords.visible) // its sign would stick out
        onChosen: card => screen.lookAt(card, this)
        onMoreAsked: story.seat === screen.me.seat ? screen.readLog() : recap.show() // there the own turn is not
    }
    HurryHint {
        x: layout.rightX
        y: layout.stripY
        width: layout.stripWidth
        height: layout.stripHeight
        visible: !screen.table.shown.mine && !screen.table.shown.over && !choices.any
    }
    Flights {
        anchors.fill: parent
        table: screen.table
        faces: screen.faces
        home: cards
        board: board
    }
    SideColumn {
        id: side
        x: layout.column.x
        y: layout.column.y
        width: layout.column.width
        height: layout.column.height
        table: screen.table
        seats: screen.seats
        faces: screen.faces
        preferences: screen.preferences
        folded: layout.folded
        onRecapAsked: recap.toggle()
        onCardAsked: card => screen.lookAt(card, this)
        onLogAsked: screen.logOpen = !screen.logOpen
        onSettings: screen.settings()
        onHelp: screen.help()
        onLeave: screen.table.flow.leave()
    }
    LogDrawer {
        id: drawer
        open: screen.logOpen && layout.folded && !hints.visible
        room: Qt.size(layout.whole.width * 0.4, layout.coach.y)
        table: screen.table; colors: screen.table.seats.colours
        faces: SignFaces { faces: screen.faces }
        onCardAsked: card => screen.lookAt(card, this)
        onClosed: screen.logOpen = false
    }
    HintSheet { id: hints; table: screen.table; area: layout; home: cards; room: side.logHeight; onChosen: walker.soon.restart() }
    OptionsPopup {
        id: options
        open: screen.table.options.key !== 0
        model: screen.table.options.model
        hinted: screen.table.hint.move
        corner: screen.previewing ? Qt.point(layout.play.x, layout.coach.y) : Qt.point(0, 0)
        beside: {
            const card = open ? cards.card(screen.table.options.key) : null;
            return card ? Qt.rect(card.x, card.y, card.width, card.height) : screen.table.options.key === -2 ? layout.strip : layout.play;
        }
        onChosen: move => screen.table.touch.choose(move)
        onClosed: screen.closeOptions()
    }
    MomentLayer {
        anchors.fill: parent
        board: board
        keyboard: screen.keyboard
        covered: screen.sheeted
        onEnded: soon.restart()
    }
    PerkWords { id: perkWords; table: screen.table; area: layout }
    RulePicker {
        id: rules
        table: screen.table
        faces: screen.faces
        rules: screen.table.moments.on ? [] : screen.table.touch.ruleChoices
        unit: layout.unit
        onChosen: rule => screen.table.touch.pickRule(rule)
    }
    RecapSheet {
        id: recap
        table: screen.table
        faces: screen.faces
        area: layout
        onCardAsked: face => large.look(face)
    }
    Aloft { id: aloft }
    LargeView {
        id: large
        anchors.fill: parent
        page: screen.page
        unit: layout.unit
    }
    HandOver {
        anchors.fill: parent
        table: screen.table
        haste: haste
        onOpened: byKey => {
            cards.closer.byKeys = byKey; // the next person may play by other means
            screen.forceActiveFocus();
            soon.restart();
        }
    }
    Connections { target: screen.table.flow; function onActed(): void { recap.close(); } }
    Connections {
        target: screen.table.shown
        function onChanged(): void {
            if (screen.table.curtain.down && large.open)
                large.close();
            if (!screen.table.recap.ready)
                recap.close();
            cards.closer.since = Presses.stamp();
            soon.restart();
        }
    }
    Connections {
        target: screen.Window.window
        function onActiveFocusItemChanged(): void {
            walker.pass();
            walker.watch();
            soon.restart();
        }
    }
    // Bound first, as it stands last: so it passes on a change of the window once, and no value in between.
    TableLayout {
        id: layout
        objectName: "layout"
        whole: Qt.size(screen.Window.width / Theme.zoom, screen.Window.height / Theme.zoom) // both at once
        rivals: Math.max(1, screen.table.seats.rivalCount)
        choiceRows: choices.rows
        spread: cards.spread
        lent: cards.lent
        places: [screen.me.lookoutPlaces, ...board.rivalPlaces]
        housed: screen.table.middle.withDogs
    }
}
