pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// Everything on the table of 5 Towers but the panel at the side, and what flies or is held above it.
Item {
    id: top

    required property TowersTable table
    required property Motion motion
    required property TowersLayout area
    readonly property real unit: area.unit
    readonly property alias home: hold
    property int marked: 0
    readonly property bool building: table.cards.handSeat >= 0 // somebody has cards to build
    readonly property int places: Math.max(hand.count, 5 - offer.count) // in the tray

    signal discardAsked
    signal decided(how: var)

    function hurry(): void {
        hold.hurry();
        flights.hurry();
        for (let n = 0; n < table.seats.count; ++n)
            board(n)?.rest();
    }
    function board(seat: int): SeatTowers {
        return seat === 0 ? own : rivals.itemAt(seat - 1) as SeatTowers;
    }
    function card(cards: Repeater, key: int): OfferCard {
        for (let n = 0; n < cards.count; ++n) {
            if ((cards.itemAt(n) as OfferCard)?.key === key)
                return cards.itemAt(n) as OfferCard;
        }
        return null;
    }
    function tally(): void {
        marked = [...Array(offer.count).keys()].filter(n => (offer.itemAt(n) as OfferCard)?.marked).length;
    }
    function focusOnBid(n: int): void {
        panel.focusOnBid(n);
    }

    TowersGround {
        anchors.fill: parent
        area: top.area
        seats: top.table.seats.count
    }
    Repeater {
        id: rivals
        model: Math.max(0, top.table.seats.count - 1)
        SeatTowers {
            required property int index
            readonly property rect spot: top.area.rival(index)
            objectName: "rival" + (index + 1)
            relative: index + 1
            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            unit: top.unit
            who: top.table.seats.seat(index + 1)
            table: top.table
            home: hold
            aloft: flights
        }
    }
    TowerPile {
        id: deck
        x: top.area.deck.x
        y: top.area.deck.y
        width: top.area.pileWidth + 22
        count: top.table.piles.deckCount
        label: top.table.piles.reshuffled ? qsTr("draw pile, last time") : qsTr("draw pile, first time")
        news: top.table.piles.news
        name: top.table.piles.deckText
        digits: 18 * top.unit / Math.max(1, Theme.textScale * 0.85)
        aside: (top.area.large ? 22 : 14) * top.unit
        beyond: (top.area.large ? 19 : 14) * top.unit
        labelHeight: top.area.pileLabel
        Says {
            text: top.table.piles.deckText
        }
    }
    Pressable {
        id: discard
        objectName: "discard"
        x: top.area.discard.x
        y: top.area.discard.y
        width: pile.width
        height: pile.implicitHeight
        name: qsTr("%1. Look through").arg(top.table.piles.discardText)
        blocked: top.table.piles.discardCount === 0
        told: name
        reason: top.table.piles.discardReason
        onClicked: top.discardAsked()
        onRefused: top.discardAsked()
        TowerPile {
            id: pile
            width: top.area.pileWidth + 22
            count: top.table.piles.discardCount
            open: true
            kind: newest.count > 0 ? (newest.itemAt(0) as NewestCard)?.kind ?? "" : ""
            number: newest.count > 0 ? (newest.itemAt(0) as NewestCard)?.number ?? 0 : 0
            cardName: newest.count > 0 ? (newest.itemAt(0) as NewestCard)?.name ?? "" : ""
            label: qsTr("discard")
            digits: 18 * top.unit / Math.max(1, Theme.textScale * 0.85)
            aside: 14 * top.unit
            Accessible.ignored: true
        }
    }
    component NewestCard: Item {
        required property string kind
        required property int number
        required property string name
        function look(): var {
            return { kind: kind, number: number, name: name };
        }
    }
    Repeater {
        id: newest
        model: top.table.piles.discard
        NewestCard {}
    }
    CoachBar {
        id: coach
        readonly property string said: name
        onSaidChanged: Accessible.announce(said)
        objectName: "coach"
        x: top.area.coach.x
        y: top.area.coach.y
        width: top.area.coach.width
        height: top.area.coach.height
        lead: top.table.coach.lead
        text: top.table.coach.text
        aside: top.table.bidding.aside
        tag: top.table.shown.roundTag
        flow: top.table.flow
        scored: top.table.shown.scored
    }
    SeatTowers {
        id: own
        objectName: "own"
        x: top.area.own.x
        y: top.area.own.y
        width: top.area.own.width
        height: top.area.own.height
        unit: top.unit
        who: top.table.seats.seat(0)
        table: top.table
        home: hold
        aloft: flights
    }
    TakenTray {
        objectName: "tray"
        spot: top.area.tray(top.places)
        shown: top.building
        lively: top.table.travel.flying
        labelHeight: top.area.trayLabel
    }
    Repeater {
        id: offer
        model: top.table.cards.offer
        onItemAdded: top.tally()
        onItemRemoved: top.tally()
        OfferCard {
            required property int index
            required property string name
            required property bool deal
            required need
            required where
            required tip
            required key
            required kind
            required number
            required label
            required marked
            required usable
            required reason
            objectName: "offer" + index
            home: hold
            cardName: name
            spot: top.building ? top.area.leftOver(index) : top.area.offered(index, offer.count)
            lively: top.table.travel.flying
            glows: usable && !marked && top.marked < top.table.bidding.toTake && top.table.shown.mine
            dimmed: top.building || !usable && top.table.shown.mine && (top.table.shown.deciding === "bid" || top.table.shown.deciding === "take")
            hinted: top.table.hint.keys.includes(key)
            awaited: flights.expected.includes(key)
            onTapped: top.decided(() => top.table.touch.pick(key))
            onMarkedChanged: top.tally()
            property bool whole: false // what it shows is known: `deal` may be told before the rest
            onDealChanged: dealt() // again, when it was left before the draw pile was mixed
            Component.onCompleted: {
                whole = true;
                dealt();
            }
            function dealt(): void {
                if (whole && deal)
                    flights.deal(this, index);
            }
        }
    }
    Repeater {
        id: hand
        model: top.building ? top.table.cards.hand : null
        onItemAdded: soon.restart()
        onItemRemoved: soon.restart()
        OfferCard {
            required property int index
            required property string name
            required tip
            required key
            required kind
            required number
            required label
            required usable
            required reason
            objectName: "hand" + index
            home: hold
            cardName: name
            waits: true
            browsable: top.table.cards.handSeat === 0
            spot: top.area.taken(index, top.places)
            lively: top.table.travel.flying
            glows: usable && top.table.shown.mine
            dimmed: !usable && top.table.shown.mine && !top.table.buttons.demolishes
            hinted: top.table.hint.keys.includes(key)
            awaited: flights.expected.includes(key)
            onTapped: top.decided(() => top.table.touch.pick(key))
            onUsableChanged: soon.restart()
        }
    }
    BidPanel { // Tab comes here from the last card
        id: panel
        x: top.area.bid.x
        y: top.area.bid.y
        width: top.area.bid.width
        height: top.area.bid.height
        unit: top.unit
        table: top.table
        marked: top.marked
        onPrimaryPressed: top.decided(() => top.table.touch.primary())
        onSecondPressed: top.decided(() => top.table.touch.second())
        onChosen: n => top.decided(() => top.table.touch.chooseBid(n))
    }
    Timer { // when all cards are there; it ends with the table
        id: soon
        interval: 0
        onTriggered: top.match()
    }
    // Which cards of the hand go on which tower now.
    function match(): void {
        for (const place of own.places())
            place.fitting = null;
        for (let n = hand.count - 1; n >= 0; --n) {
            const card = hand.itemAt(n) as OfferCard;
            const place = card?.usable ? own.place(card.kind) : null;
            if (place)
                place.fitting = card;
        }
    }
    TowerFlights {
        id: flights
        anchors.fill: parent
        table: top.table
        home: hold
        boards: seat => top.board(seat)
        offered: key => top.card(offer, key)
        inHand: key => top.card(hand, key)
        lying: () => Array.from({ length: Math.min(5, newest.count) }, (_, n) => (newest.itemAt(n) as NewestCard).look())
        deck: Qt.rect(top.area.deck.x + 8, top.area.deck.y, top.area.pileWidth, top.area.pileWidth * 1.4)
        discard: Qt.rect(top.area.discard.x + 8, top.area.discard.y, top.area.pileWidth, top.area.pileWidth * 1.4)
    }
    TowerHold {
        id: hold
        objectName: "hold"
        anchors.fill: parent
        table: top.table
        motion: top.motion
        board: own
        onDemolished: kind => top.decided(() => top.table.touch.demolish(kind))
        rivals: () => Array.from({ length: rivals.count }, (_, n) => rivals.itemAt(n))
        unit: top.unit
    }
    Connections {
        target: top.motion
        function onEnding(): void {
            top.hurry();
        }
    }
    Connections {
        target: top.table.coach
        function onRefused(): void {
            coach.flash();
        }
    }
}
