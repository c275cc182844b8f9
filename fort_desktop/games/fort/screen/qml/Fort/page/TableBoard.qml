pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// Everything of the table that is no card: lawn, boards, track, middle, coach bar, piles.
Item {
    id: board

    required property GameTable table
    required property CardFaces faces
    required property TableLayout area
    required property CardLayer home
    required property Hands hands
    property bool previewing: false
    readonly property SeatInfo me: table.seats.me
    required property list<SeatInfo> seats
    readonly property real unit: area.unit
    readonly property bool binShown: table.shown.mine && table.shown.deciding.startsWith("trash")
    readonly property bool lively: home.lively

    // Where things lie inside the panels, for the layout.
    readonly property list<rect> rivalYards: rivals.rects(panel => panel.yard)
    readonly property list<rect> rivalForts: rivals.rects(panel => panel.fort)
    readonly property list<int> rivalPlaces: rivals.all().map(panel => panel.fort.places)
    readonly property rect ownFort: inside(own, own.fort)
    readonly property rect stuff: inside(own, own.stuff)
    readonly property rect pack: inside(own, own.packRow)

    readonly property alias middle: middle

    // Where things lie, for those that fly; seats are counted clockwise from the viewer. Tokens lie in
    // the row of their kind ("pizza", "toy") in the stuff, or in the pack.
    function supplyRect(kind: string): rect {
        return middle.supplyRect(kind);
    }
    function tokenRow(seat: int, place: string): TokenRow {
        const panel = rivals.itemAt(seat - 1) as RivalBoard;
        if (seat === 0)
            return place === "pack" ? own.packRow.row : place === "pizza" ? own.pizzaRow : own.toyRow;
        return !panel ? null : place === "pack" ? panel.packRow.row : place === "pizza" ? panel.pizzaRow : panel.toyRow;
    }
    function laidOut(seat: int, kind: string): var {
        return seat === 0 ? ownTokens.laidOut(kind) : [];
    }
    // What a perk's id, "rule" or "sculpture" stands for on a seat's board; null where it is not.
    function heldItem(seat: int, key: string): Item {
        if (seat === 0)
            return key === "sculpture" ? ownSculpture : held.item(key);
        return (rivals.itemAt(seat - 1) as RivalBoard)?.heldItem(key) ?? null;
    }
    // Where a perk that a seat has used up lay.
    function perkRect(seat: int, perk: string): rect {
        return seat === 0 ? held.spotOf(perk, board) : (rivals.itemAt(seat - 1) as RivalBoard)?.perkRect(perk, board) ?? Qt.rect(0, 0, 0, 0);
    }
    // Something flies there and is not to be seen until it has landed.
    function expect(seat: int, key: string, on: bool): void {
        if (seat !== 0)
            (rivals.itemAt(seat - 1) as RivalBoard)?.expect(key, on);
        else if (key === "sculpture")
            ownSculpture.awaited = on;
        else if (on)
            held.expect(key);
        else
            held.receive(key);
    }
    function flash(): void {
        coach.flash();
    }
    function inside(panel: Item, part: Item): rect {
        return Qt.rect(panel.x + part.x, panel.y + part.y, part.width, part.height);
    }
    // `var`: a function typed list<string> hands an empty list over as one empty string (Qt 6.11).
    function filled(pizza: int, toys: int): var {
        return [...Array(Math.max(0, pizza)).fill("pizza"), ...Array(Math.max(0, toys)).fill("toy")];
    }
    function heads(cards: list<string>): var {
        return cards.map(card => board.faces.face(card)?.head ?? "");
    }

    Connections {
        target: board.table.coach
        function onRefused(): void {
            board.flash();
        }
    }
    Placing {
        board: board
    }
    Lawn {
        anchors.fill: parent
    }
    Repeater {
        id: rivals
        function all(): var {
            const panels = [];
            for (let i = 0; i < count; ++i) {
                const panel = itemAt(i) as RivalBoard;
                if (panel)
                    panels.push(panel);
            }
            return panels;
        }
        function rects(part: var): var {
            return all().map(panel => board.inside(panel, part(panel)));
        }
        model: board.table.seats.rivalCount
        RivalBoard {
            required property int index
            readonly property rect place: board.area.rival(index)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            unit: board.unit
            who: board.table.seats.rival(index)
            faces: board.faces
            home: board.home
            lively: board.lively
            built: board.area.housed ? board.area.house(index + 1).width : 0
            crowd: board.area.crowd(index + 1, who.yard)
            onPicked: board.table.touch.pickRival(who.seat)
        }
    }
    VictoryTrack {
        readonly property real mat: board.home.drafted > 0 ? board.area.draft.y : board.table.touch.pileOpen ? board.area.pile.y : y + height
        opacity: mat < y + height ? 0 : 1 // its pawns and flags would stick out above what covers it
        x: board.area.track.x
        y: board.area.track.y
        width: board.area.track.width
        height: board.area.track.height
        points: board.table.middle.trackPoints
        colors: board.table.seats.colours
        letters: board.table.middle.trackLetters
        lines: board.table.middle.trackLines
        told: board.table.middle.told.track ?? ""
        lively: board.lively
        home: board.home
    }
    TableMiddle {
        id: middle
        enabled: !board.table.touch.pileOpen && board.home.drafted === 0 // it is covered
        table: board.table
        seats: board.seats
        faces: board.faces
        area: board.area
        home: board.home
    }
    PlayArea {
        table: board.table
        area: board.area
        home: board.home
        previewing: board.previewing
    }
    CoachBar {
        id: coach
        readonly property string said: lead + " " + text
        onSaidChanged: Accessible.announce(said)
        objectName: "coach"
        x: board.area.coach.x
        y: board.area.coach.y
        width: board.area.coach.width
        height: board.area.coach.height
        lead: board.table.coach.lead
        seat: board.table.curtain.shared ? board.me.colour : ""
        text: board.table.coach.text
        tag: board.table.shown.roundTag
        flow: board.table.flow
        scored: board.table.shown.scored

        LastingSign {
            objectName: "sparingSign"
            icon: "skip"
            label: board.table.sparing.label
            sentence: board.table.sparing.sentence
            room: coach.width * 0.24
            onClicked: board.table.sparing.askAgain()
        }
    }
    OwnPanel {
        id: own
        x: board.area.own.x
        y: board.area.own.y
        width: board.area.own.width
        height: board.area.own.height
        unit: board.unit
        name: board.me.name
        seat: board.me.colour
        face: Theme.face(Theme.seatFaces[board.me.colour] ?? "")
        points: board.me.total < 0 ? board.me.points : board.me.total
        more: board.me.total < 0 ? board.me.openPoints - board.me.points : 0
        leads: board.me.leads
        active: board.me.active
        first: board.me.first
        told: board.me.told
        things: HeldThings {
            id: held
            who: board.me
            faces: board.faces
            home: board.home
            own: true
            usable: board.table.touch.usablePerks
            room: own.thingsRoom
            pixels: own.pill
            onPicked: perk => board.table.touch.pickPerk(perk)
        }
        level: board.me.level
        lookoutPlaces: board.me.lookoutPlaces
        lookoutFaces: board.heads(board.me.lookout)
        lookoutSuits: board.me.lookoutSuits
        lookoutCounted: board.me.lookoutCounted
        cards: board.home
        lively: board.lively
        pizza: board.me.pizza - board.laid(0)
        toys: board.me.toys - board.laid(1)
        comingPizza: board.table.play.comingPizza
        comingToys: board.table.play.comingToys
        change: board.table.play.tokens
        pack: board.filled(board.me.packPizza - board.laid(2), board.me.packToys - board.laid(3))
        packPlaces: board.me.packPlaces
        nextCost: board.me.nextCost
    }
    function laid(place: int): int {
        return table.tokens.laid[place] ?? 0;
    }
    StandingSculpture {
        id: ownSculpture
        visible: board.me.sculpture
        told: board.me.told.sculpture ?? ""
        fort: own.fort
        x: own.x + own.fort.x + 7 * own.fort.unit
        y: own.y + own.fort.y + 146 * own.fort.unit - height
    }
    OwnTokens {
        id: ownTokens
        table: board.table
        home: board.home
        panel: own
    }
    PayHandle {
        table: board.table
        panel: own
    }
    Yard {
        x: board.area.ownYard.x
        y: board.area.ownYard.y
        width: board.area.ownYard.width
        height: board.area.ownYard.height
        unit: board.unit
        label: qsTr("Your yard")
        corner: board.table.seats.strewn + board.me.seat
        crowd: board.area.crowd(0, board.me.yard)
        written: true
        kept: board.home.cats.places.kept(0, board.me.cats.length)
        built: board.area.housed ? board.area.house(0).width : 0
        empty: board.home.ownYard === 0 && board.table.seats.filling && height - 34 * unit - 4 > Theme.size(13 * unit) * 1.36 ? qsTr("fills when you discard") : ""
    }
    Repeater {
        model: board.table.middle.withDogs ? board.table.seats.rivalCount + 1 : 0
        Doghouse {
            required property int index
            readonly property rect place: board.area.house(index)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            home: board.home
            faces: board.faces
            who: index === 0 ? board.me : board.table.seats.rival(index - 1)
            own: index === 0
            onPicked: board.table.touch.pickHouse(who.seat)
        }
    }
    IdleLife {
        home: board.home
        hands: board.hands
        forts: [own.fort, ...rivals.all().map(panel => panel.fort)]
    }
    EmptyPile {
        place: board.area.deck
        name: qsTr("Your deck is empty")
        visible: board.me.deck === 0
    }
    EmptyPile {
        place: board.area.discard
        name: qsTr("Your discard pile is empty")
        visible: board.me.discard === 0 || board.table.touch.pileOpen
    }
    Bin {
        visible: board.binShown
        x: board.area.bin.x
        y: board.area.bin.y
        width: board.area.bin.width
        height: board.area.bin.height
    }
}
