pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// When the figures of a seat change in play, its tokens fly: between supply, stuff and pack, one
// after another. Seats are counted clockwise from the viewer.
Item {
    id: flights

    required property GameTable table
    required property CardLayer home
    required property TableBoard board
    readonly property int most: 14 // for one change
    readonly property int pace: 65 // between two of them, so that about six are in the air

    // A place: its row (null for the supply), its place in the row, and where it is.
    function spot(seat: int, kind: string, place: string, index: int): var {
        if (place === "supply")
            return { row: null, index: 0, rect: board.supplyRect(kind) };
        const row = board.tokenRow(seat, place === "pack" ? place : kind);
        return { row: row, index: index, rect: row ? row.rectOf(index, flights) : Qt.rect(0, 0, 0, 0) };
    }
    function send(moves: var): void {
        const sent = moves.slice(0, most);
        const motion = home.motion;
        sent.forEach((move, n) => {
            if (!Theme.still)
                flight.createObject(flights, {
                    kind: move.kind,
                    motion: motion,
                    from: move.from.rect,
                    to: move.to.rect,
                    row: move.to.row,
                    index: move.to.index,
                    delay: n * Math.min(pace, 600 / sent.length)
                });
            else if (motion.highlight > 0)
                flash.createObject(flights, { motion: motion, around: (move.to.row ? move.to : move.from).rect });
        });
    }
    function finish(): void {
        for (const child of children) {
            (child as TokenFlight)?.finish();
            (child as Flash)?.finish();
        }
    }

    Component {
        id: flight
        TokenFlight {}
    }
    Component {
        id: flash
        Flash {}
    }
    Connections {
        target: flights.home
        function onHurried(): void {
            flights.finish();
        }
    }
    Repeater {
        model: flights.table.seats.rivalCount + 1
        Item {
            id: watch
            required property int index
            readonly property SeatInfo who: index === 0 ? flights.table.seats.me : flights.table.seats.rival(index - 1)
            property var old: []

            // Tokens in stuff and pack, pizza first.
            function figures(): var {
                return [who.pizza, who.toys, who.packPizza, who.packToys];
            }
            // The places of `count` tokens in stuff or pack, from the first of them.
            function places(of: var, kind: int, place: string, first: int, count: int): var {
                const start = first + (place === "pack" && kind === 1 ? of[2] : 0);
                return Array.from({ length: Math.max(0, count) }, (_, n) => flights.spot(index, kind ? "toy" : "pizza", place, start + n));
            }
            // From the changes of one kind in stuff and pack to moves of single tokens.
            function moves(kind: int, now: var): var {
                const name = kind ? "toy" : "pizza";
                const stuff = now[kind] - old[kind];
                const pack = now[2 + kind] - old[2 + kind];
                const into = [...places(now, kind, "pack", old[2 + kind], pack), ...places(now, kind, "stuff", old[kind], stuff)];
                const out = [...places(old, kind, "stuff", now[kind], -stuff), ...places(old, kind, "pack", now[2 + kind], -pack)];
                const supply = flights.spot(index, name, "supply", 0);
                const count = Math.max(into.length, out.length);
                const hand = index === 0 && count > 0 ? flights.home.drag.whence(name) : null;
                const laid = pack <= 0 && stuff <= 0 ? flights.board.laidOut(index, name) : [];
                const lifted = (hand ? [hand, ...laid] : laid).map(rect => ({ row: null, index: 0, rect: rect }));
                return Array.from({ length: count }, (_, n) => ({
                    kind: name,
                    from: lifted[n] ?? out[n] ?? supply,
                    to: into[n] ?? supply
                }));
            }
            function look(): void {
                const now = figures();
                if (now.every((n, i) => n === old[i]))
                    return;
                if (flights.home.lively)
                    flights.send([...moves(0, now), ...moves(1, now)]);
                else
                    flights.finish();
                old = now;
            }
            Component.onCompleted: old = figures()
            Connections {
                target: watch.who
                function onChanged(): void {
                    watch.look();
                }
            }
        }
    }
}
