pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Towers

// Cards of 5 Towers on their way: from the draw pile to the offer, from there to whoever takes them or
// to the discard, from a hand onto a tower, from the discard to the draw pile when it is mixed. Only what
// was played flies; what is undone is simply there.
Item {
    id: flights

    required property TowersTable table
    required property TowerHold home
    property var boards: [] // SeatTowers by seat from the viewer's
    property var offered: null // (key) => OfferCard of the offer
    property var inHand: null // (key) => OfferCard of those taken
    property var lying: [] // () => the uppermost cards of the discard: { kind, number, name }
    property rect deck
    property rect discard
    property list<int> expected: [] // cards that still fly to where they are to be seen
    property int building: 0 // cards on their way to a tower
    property bool mixing: false // the discard is on its way to the draw pile
    readonly property bool able: !Theme.still
    readonly property bool still: Theme.still

    onStillChanged: if (still) hurry()

    // Everything at its end, at once.
    function hurry(): void {
        for (const child of Array.from(children)) {
            (child as TowerFlight)?.finish();
            (child as TowerShuffle)?.finish();
            (child as Flash)?.finish();
        }
    }
    function rectOf(item: Item): rect {
        return item.mapToItem(flights, Qt.rect(0, 0, item.width, item.height));
    }
    function expect(key: int, on: bool): void {
        expected = on ? [...expected, key] : expected.filter(one => one !== key);
    }
    function fly(card: OfferCard, way: var): TowerFlight {
        return flight.createObject(flights, Object.assign({
            motion: home.motion,
            key: card.key,
            kind: card.kind,
            number: card.number,
            name: card.cardName
        }, way)) as TowerFlight;
    }
    // A card that moves on ends its flight: where it was seen then.
    function leave(key: int): var {
        for (const child of Array.from(children)) {
            const one = child as TowerFlight;
            if (!one || one.over || one.key !== key)
                continue;
            const at = one.seen();
            one.finish();
            return at;
        }
        return null;
    }
    // From where a card sets out: the hand that has let it go, another flight, or where it lies.
    function start(card: OfferCard): rect {
        const at = leave(card.key);
        return home.whence(card.key) ?? at ?? rectOf(card);
    }
    // A card that has come to the offer comes from the draw pile.
    function deal(card: OfferCard, place: int): void {
        const key = card.key;
        if (!able || !table.travel.flying || expected.includes(key))
            return;
        expect(key, true);
        fly(card, { from: deck, to: deck, drawn: true, aim: () => offered(key), delay: 60 * place + (mixing ? 500 : 0), time: 260 }).landed.connect(() => expect(key, false));
    }
    function board(seat: int): SeatTowers {
        return boards(seat) as SeatTowers;
    }

    // The discard becomes the draw pile, once what is left of the offer has come to it.
    function mix(): void {
        mixing = true;
        const one = shuffle.createObject(flights, {
            motion: home.motion,
            from: discard,
            to: deck,
            faces: lying(),
            delay: 260
        }) as TowerShuffle;
        one.landed.connect(() => mixing = false);
    }

    Component {
        id: flight
        TowerFlight {}
    }
    Component {
        id: shuffle
        TowerShuffle {}
    }
    Component {
        id: flash
        Flash {}
    }
    Connections {
        target: flights.home
        function onGrabbed(key: int): void {
            flights.leave(key);
        }
    }
    Connections {
        target: flights.table.coach // it changes with all that is shown, and with what is refused
        function onChanged(): void {
            if (!flights.table.travel.flying)
                flights.hurry(); // what is undone is not on its way any more
        }
    }
    Connections {
        target: flights.table.travel
        function onMixed(): void {
            if (flights.able)
                flights.mix();
            else if (flights.home.motion.highlight > 0)
                flash.createObject(flights, { motion: flights.home.motion, around: flights.deck });
        }
    }
    Connections {
        target: flights.table.travel
        enabled: flights.able
        // Keys come as `var`: a list made in Python is empty as a list<int>.
        function onTaken(seat: int, keys: var): void {
            for (let n = 0; n < keys.length; ++n) {
                const key = keys[n];
                const card = flights.offered(key);
                if (!card)
                    continue;
                flights.expect(key, true);
                flights.fly(card, { from: flights.start(card), delay: 70 * n, aim: () => flights.inHand(key) }).landed.connect(() => flights.expect(key, false));
            }
        }
        function onBuilt(seat: int, kind: string, number: int, key: int): void {
            const place = flights.board(seat)?.place(kind);
            const card = flights.inHand(key);
            if (!card || !place)
                return;
            const level = place.expect();
            const one = flights.fly(card, {
                from: flights.start(card),
                aim: () => place.landing(level),
                tower: place.stack,
                level: level,
                delay: 110 * flights.building,
                time: 260,
                rise: 26
            });
            ++flights.building;
            one.landed.connect(() => {
                --flights.building;
                place.receive();
            });
        }
        function onCleared(keys: var): void {
            for (let n = 0; n < keys.length; ++n) {
                const card = flights.offered(keys[n]);
                if (card)
                    flights.fly(card, { from: flights.start(card), to: flights.discard, delay: (flights.mixing ? 20 : 50) * n, time: flights.mixing ? 200 : 280 });
            }
        }
    }
}
