import QtQuick
import Fort

// The one drag that may be going on, of a card or, from other parts of the table, of a token, a perk
// or a rival's pack: what is held, where it would go, and how cards make room for it.
QtObject {
    id: drag

    required property CardLayer home
    readonly property GameTable table: home.table
    readonly property TableLayout area: home.area

    property Draggable held: null
    property Draggable blocked: null // a cancelled drag: its handler is off for a moment
    property int target: -1 // where it would be dropped: see TableLayout.mat
    property int near: -1 // the legal place that pulls
    property int out: -1 // the place in the hand that a card has been taken from
    property int gap: -1 // the place in the hand that is kept free for it
    readonly property bool joins: target === CardsModel.Zone.Play && out >= 0 && (table.shown.deciding === "play" || table.shown.deciding === "add")
    readonly property vector4d landingSpot: { // where a card would lie; see LandingMark
        if (joins)
            return area.spot(CardsModel.Zone.Play, 0, home.played, home.played + 1);
        if (gap >= 0)
            return area.spot(CardsModel.Zone.Hand, 0, gap, slots(home.inHand));
        return Qt.vector4d(0, 0, 0, 0);
    }
    property string letGo: "" // the token or perk let go just now, until it flies on from `there`
    property rect there
    property bool parting: false // cards make room: their flights are due
    property point origin // where it was taken
    property real way: 0 // the farthest that it was from where it was taken
    readonly property real reach: 60 * area.unit
    readonly property real strength: 24 * area.unit

    function accepts(thing: Draggable, zone: int): bool {
        switch (thing?.kind) {
        case "card":
            if (zone >= area.houses)
                return owner(zone).canHouse && table.touch.allows(Number(thing.ident), CardsModel.Zone.Doghouse);
            return table.touch.allows(Number(thing.ident), zone);
        case "token":
            return table.tokens.allows(thing.ident, zone);
        case "perk":
            return zone === CardsModel.Zone.Board;
        case "own perk":
        case "cat":
            return zone === CardsModel.Zone.Play;
        case "pack":
            return zone === CardsModel.Zone.Stuff;
        }
        return false;
    }

    // Whose doghouse it is.
    function owner(target: int): SeatInfo {
        const seat = target - area.houses;
        return seat === 0 ? table.seats.me : table.seats.rival(seat - 1);
    }

    // --- places in the hand ------------------------------------------------------------------

    // Where a card of the hand lies while another is held, and of how many.
    function slot(place: int): int {
        const rank = out >= 0 && place > out ? place - 1 : place;
        return gap >= 0 && rank >= gap ? rank + 1 : rank;
    }
    function slots(count: int): int {
        return count - (out >= 0 ? 1 : 0) + (gap >= 0 ? 1 : 0);
    }
    // Whatever changes meanwhile is seen: cards glide to their new places.
    function part(change: var): void {
        parting = true;
        change();
        parting = false;
    }
    function aim(zone: int, pulling: int, place: int): void {
        if (zone === target && pulling === near && place === gap)
            return;
        part(() => {
            target = zone;
            near = pulling;
            gap = place;
        });
    }

    // --- the way of the thing ----------------------------------------------------------------

    function grab(thing: Draggable, scene: point): void {
        if (held)
            return; // a second finger, or on again after one
        home.closer.away();
        const card = thing as CardItem;
        thing.take(scene, card ? card.halt() : Qt.point(0, 0));
        part(() => {
            held = thing;
            origin = home.mapFromItem(null, scene.x, scene.y);
            way = 0;
            out = card?.inHand ? card.place : -1;
            gap = out;
        });
        thing.forceActiveFocus(Qt.MouseFocusReason);
    }
    // By the place of the pointer: the handler's own count starts anew at a second finger.
    function move(thing: Draggable, scene: point): void {
        if (held !== thing)
            return;
        const p = home.mapFromItem(null, scene.x, scene.y);
        thing.lift.move(p.x - origin.x, p.y - origin.y);
        way = Math.max(way, Math.hypot(p.x - origin.x, p.y - origin.y));
        const m = middle();
        const over = home.matAt(p);
        const inHand = over < 0 && out >= 0 && inside(area.hand, p);
        const best = over >= 0 || inHand ? over : home.matAt(m);
        const pulling = best >= 0 || inHand ? best : home.matNear(p, reach);
        aim(best, pulling, inHand || best === CardsModel.Zone.Hand ? placeAt(m) : -1);
        thing.lift.attract(pulling < 0 ? Qt.point(0, 0) : towards(pulling, p, m));
    }
    function inside(place: rect, p: point): bool {
        return p.x >= place.x && p.x <= place.x + place.width && p.y >= place.y && p.y <= place.y + place.height;
    }
    // The middle of what is held, where the hand has it.
    function middle(): point {
        const lift = held.lift;
        const p = held.parent.mapToItem(home, held.x + held.width / 2, held.y + held.height / 2);
        return Qt.point(p.x + lift.by.x, p.y + lift.by.y);
    }
    // Cards come to the hand at its end, but for those that are put there.
    function placeAt(m: point): int {
        const count = slots(home.inHand) + (gap >= 0 ? 0 : 1);
        const at = area.placeInHand(m.x, count);
        return Math.abs(at - gap) < 0.6 && gap >= 0 ? gap : Math.max(0, Math.min(count - 1, Math.round(at)));
    }
    // A part of the way to where it would land, the more the nearer the pointer is.
    function towards(zone: int, p: point, m: point): point {
        const to = landing(zone);
        const dx = to.x - m.x;
        const dy = to.y - m.y;
        const length = Math.max(1, Math.hypot(dx, dy));
        const share = 1 - home.distance(zone, p) / reach;
        const pull = Math.min(strength, length * 0.35) * Math.max(0, share) / length;
        return Qt.point(dx * pull, dy * pull);
    }
    function landing(zone: int): point {
        if (zone === CardsModel.Zone.Play && joins)
            return area.middleOf(area.spot(zone, 0, home.played, home.played + 1));
        if (zone === CardsModel.Zone.Hand && gap >= 0)
            return area.middleOf(area.spot(zone, 0, gap, slots(home.inHand)));
        const mat = area.mat(zone);
        return Qt.point(mat.x + mat.width / 2, mat.y + mat.height / 2);
    }
    // Where the hand has let it go just now, for a flight that goes on from there; null for anything else.
    function whence(what: string): var {
        if (what === "" || what !== letGo)
            return null;
        letGo = "";
        return Qt.rect(there.x, there.y, there.width, there.height);
    }
    // Where a likeness shows.
    function place(thing: Draggable): rect {
        const lift = thing.lift;
        const x = lift.grip.x + (thing.width / 2 - lift.grip.x) * lift.loom + lift.x;
        const y = lift.grip.y + (thing.height / 2 - lift.grip.y) * lift.loom + lift.y;
        const m = thing.parent.mapToItem(home, thing.x + x, thing.y + y);
        const wide = thing.breadth * lift.loom;
        const tall = wide * thing.height / thing.width;
        return Qt.rect(m.x - wide / 2, m.y - tall / 2, wide, tall);
    }
    function release(thing: Draggable): void {
        if (held !== thing)
            return; // cancelled before
        const zone = target;
        const spot = gap;
        const idle = way < reach && Math.abs(thing.lift.by.x) < thing.width / 2 && Math.abs(thing.lift.by.y) < thing.height / 2;
        const arranged = out >= 0 && gap >= 0 && zone < 0;
        const flies = zone < 0 ? "" : thing.flies;
        there = place(thing);
        end();
        letGo = flies;
        const lies = use(thing, zone, spot, arranged, idle);
        if (lies || flies !== letGo)
            thing?.lift.rest(); // it has no way back
        letGo = "";
    }
    // Whether a token lies where it was dropped.
    function use(thing: Draggable, zone: int, spot: int, arranged: bool, idle: bool): bool {
        const key = Number(thing.ident);
        if (arranged)
            table.touch.arrange(key, spot);
        else if (thing.kind === "card" && zone >= area.houses)
            table.touch.pickHouse(owner(zone).seat);
        else if (thing.kind === "card" && zone >= 0) {
            if (table.touch.drop(key, zone) && spot >= 0)
                table.touch.arrange(key, spot);
        } else if (thing.kind === "token" && (zone >= 0 || !idle))
            return table.tokens.drop(thing.ident, zone) && table.options.key === 0;
        else if (zone >= 0)
            thing.tapped();
        else if (!idle) // what is only lifted and put down needs no reason
            thing.kind === "card" ? table.touch.why(key) : home.refused();
        return false;
    }
    function cancel(thing: Draggable): void {
        if (!held || held !== thing)
            return;
        end();
        blocked = thing; // turning the handler off gives up its grab
        blocked = null;
    }
    function end(): void {
        const thing = held;
        thing.land();
        forget(thing);
    }
    function forget(thing: Draggable): void {
        if (held !== thing)
            return;
        part(() => {
            target = near = out = gap = -1;
            held = null; // last: its spot was its own all the time
        });
    }
}
