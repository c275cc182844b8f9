pragma ComponentBehavior: Bound
import QtQuick
import Fort

// When the figures of a seat change in play, its tokens fly: between supply, stuff and pack. `spot`
// tells where a token of a seat (counted clockwise from the viewer) lies, for "stuff pizza" and so on.
Item {
    id: flights

    required property GameTable table
    required property CardLayer home
    required property var spot
    property real size: 30

    function send(seat: int, kind: string, from: string, to: string, count: int): void {
        for (let n = 0; n < Math.min(count, 4); ++n)
            flight.createObject(flights, {
                kind: kind,
                width: flights.size,
                motion: flights.home.motion,
                from: flights.spot(seat, from + " " + kind),
                to: flights.spot(seat, to + " " + kind),
                delay: n * 40
            });
    }
    // From the changes of stuff and pack to moves of single tokens.
    function tell(seat: int, kind: string, stuff: int, pack: int): void {
        const packed = Math.max(0, Math.min(-stuff, pack));
        send(seat, kind, "stuff", "pack", packed);
        send(seat, kind, "supply", "stuff", stuff);
        send(seat, kind, "supply", "pack", pack - packed);
        send(seat, kind, "stuff", "supply", -stuff - packed);
        send(seat, kind, "pack", "supply", -pack);
    }

    Component {
        id: flight
        TokenFlight {}
    }
    Connections {
        target: flights.home
        function onHurried(): void {
            for (const child of flights.children)
                (child as TokenFlight)?.finish();
        }
    }
    Repeater {
        model: flights.table.rivalCount + 1
        Item {
            id: watch
            required property int index
            readonly property SeatInfo who: index === 0 ? flights.table.me : flights.table.rival(index - 1)
            property int pizza: 0
            property int toys: 0
            property int packPizza: 0
            property int packToys: 0

            function look(): void {
                const stuff = [who.pizza - pizza, who.toys - toys];
                const pack = [who.packPizza - packPizza, who.packToys - packToys];
                pizza = who.pizza;
                toys = who.toys;
                packPizza = who.packPizza;
                packToys = who.packToys;
                if (!flights.home.lively || Theme.still)
                    return;
                flights.tell(index, "pizza", stuff[0], pack[0]);
                flights.tell(index, "toy", stuff[1], pack[1]);
            }
            Component.onCompleted: look()
            Connections {
                target: watch.who
                function onChanged(): void {
                    watch.look();
                }
            }
        }
    }
}
