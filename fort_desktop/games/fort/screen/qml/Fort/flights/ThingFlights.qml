pragma ComponentBehavior: Bound
import QtQuick
import Shared
import Fort

// When a seat wins a perk, a made-up rule or the Macaroni Sculpture in play, it flies there from the
// middle; a perk that is used up flies back. Seats are counted clockwise from the viewer.
Item {
    id: flights

    required property GameTable table
    required property CardFaces faces
    required property CardLayer home
    required property TableBoard board

    function send(seat: int, what: string, key: string, from: rect, face: Face): void {
        const motion = home.motion;
        const aim = () => board.heldItem(seat, key);
        if (Theme.still) {
            if (motion.highlight > 0)
                flash.createObject(flights, { motion: motion, aim: aim });
            return;
        }
        board.expect(seat, key, true);
        const sent = flight.createObject(flights, { motion: motion, what: what, face: face, from: (seat === 0 ? home.drag.whence(key) : null) ?? from, to: from, aim: aim }) as ThingFlight;
        sent.landed.connect(() => {
            flights.board.expect(seat, key, false);
            const at = aim();
            if (at && sent.way === 1)
                flights.shine(at, what === "sculpture");
        });
    }
    // A perk is used up: it fades away over its outline in the middle.
    function leave(seat: int, perk: string): void {
        const motion = home.motion;
        const to = board.middle.usedRect;
        if (Theme.still) {
            if (motion.highlight > 0)
                flash.createObject(flights, { motion: motion, around: to });
            return;
        }
        const lay = board.perkRect(seat, perk);
        const from = (seat === 0 ? home.drag.whence(perk) : null) ?? Qt.rect(lay.x, lay.y, Math.min(lay.width, to.width), lay.height);
        flight.createObject(flights, { motion: motion, what: "perk", face: faces.face(perk), leaves: true, from: from, to: to });
    }
    function shine(item: Item, bright: bool): void {
        const at = item.mapToItem(flights, item.width / 2, item.height / 2);
        sparkle.createObject(flights, { motion: home.motion, x: at.x, y: at.y, reach: (bright ? 62 : 34) * board.unit, size: (bright ? 17 : 11) * board.unit, stars: bright ? 12 : 7 });
    }
    function finish(): void {
        for (const child of children) {
            (child as ThingFlight)?.finish();
            (child as Flash)?.finish();
            (child as Sparkle)?.finish();
        }
    }

    Component {
        id: flight
        ThingFlight {}
    }
    Component {
        id: flash
        Flash {}
    }
    Component {
        id: sparkle
        Sparkle {}
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
            property list<string> perks
            property bool rule: false
            property string known: "" // the rule, where the viewer may see it
            property bool sculpture: false

            function look(): void {
                const won = who.perks.filter(perk => !perks.includes(perk));
                const used = perks.filter(perk => !who.perks.includes(perk));
                const lively = flights.home.lively;
                if (lively)
                    for (const perk of won)
                        flights.send(index, "perk", perk, flights.board.middle.perkRect(perk), flights.faces.face(perk));
                if (lively)
                    for (const perk of used)
                        flights.leave(index, perk);
                if (lively && who.hasRule && !rule)
                    flights.send(index, "rule", "rule", flights.board.middle.ruleRect, who.rule === "" ? null : flights.faces.face(who.rule));
                if (lively && who.sculpture && !sculpture)
                    flights.send(index, "sculpture", "sculpture", flights.board.middle.sculptureRect, null);
                if (!lively && (won.length > 0 || used.length > 0 || rule !== who.hasRule || known !== who.rule || sculpture !== who.sculpture))
                    flights.finish();
                take();
            }
            function take(): void {
                perks = who.perks;
                rule = who.hasRule;
                known = who.rule;
                sculpture = who.sculpture;
            }
            Component.onCompleted: take()
            Connections {
                target: watch.who
                function onChanged(): void {
                    watch.look();
                }
            }
        }
    }
}
