"""What actions are worth to a seat right now, by rule of thumb: nothing is tried or copied.

Works on a view and on a state alike, since both name public things and the own hand the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fort_desktop.games.fort.bots.pets import dog_points
from fort_desktop.games.fort.bots.ratings import COIN, Part, Sheet, sheets
from fort_desktop.games.fort.rules import icons
from fort_desktop.games.fort.rules.actions import Op
from fort_desktop.games.fort.rules.pets import Need
from fort_desktop.games.fort.rules.state import STUFF_ROOM, TOP_LEVEL, Seat, State
from fort_desktop.games.fort.rules.view import SeatView, View

Position = View | State
Board = Seat | SeatView

# What a fort level is worth while there is time to go on building, points and sculpture included.
LEVEL_WORTH = (0.0, 5.0, 10.5, 18.5, 28.0, 40.0)
ENDING_TOKEN = 0.04
TOKEN = 1.0  # a token that the next level asks for
SPARE_TOKEN = 0.45
PACKED = 0.25  # beside what a token is worth: it makes room in stuff
LAST_PLACE = 0.2  # a full stuff takes nothing more
UNMET = -9.0  # a dog whose need cannot be met

Purse = list[int]
"""Pizza and toys in stuff, pizza and toys in the pack, fort level."""


class Worth:
    """What things are worth to a seat in a position.

    Attributes:
        me: the seat's board.
        purse: its tokens and fort level.
        ending: whether this is the last round.
    """

    __slots__ = (
        "_levels", "_spare", "_token", "costs", "ending", "me", "pack_size", "perks", "position",
        "purse", "rivals", "seat", "sheets", "start", "top_pack",
    )  # fmt: skip

    def __init__(self, position: Position, seat: int) -> None:
        cards = position.cards
        self.position = position
        self.seat = seat
        self.sheets = sheets(cards)
        self.costs = cards.costs
        self.me: Board = position.seats[seat]
        me = self.me
        self.purse: Purse = [me.pizza, me.toys, me.pack_pizza, me.pack_toys, me.level]
        self.pack_size = me.pack_pizza + me.pack_toys
        self.ending = bool(position.ending)
        if self.ending:
            points = cards.level_points
            self._levels = tuple(p + (4.0 if n == TOP_LEVEL else 0.0) for n, p in enumerate(points))
            self._token = self._spare = ENDING_TOKEN
        else:
            self._levels = LEVEL_WORTH
            self._token, self._spare = TOKEN, SPARE_TOKEN
        self.perks = {cards.perks[perk].id for perk in me.perks} if me.perks else frozenset()
        self.top_pack = 3 if "xxl-backpack" in self.perks else 1
        boards: Sequence[Board] = position.seats
        self.rivals = [other for n, other in enumerate(boards) if n != seat]
        self.start = self.holdings(self.purse)

    def holdings(self, purse: Purse) -> float:
        """What tokens and fort level are worth together."""
        stuff_pizza, stuff_toys, pack_pizza, pack_toys, level = purse
        token = self._token
        pizza, toys = stuff_pizza + pack_pizza, stuff_toys + pack_toys
        worth = self._levels[level]
        worth += PACKED * token * (pack_pizza + pack_toys)
        worth -= LAST_PLACE * token * ((stuff_pizza >= STUFF_ROOM) + (stuff_toys >= STUFF_ROOM))
        if level >= TOP_LEVEL:
            return worth + self._spare * 0.5 * (pizza + toys)
        cost = self.costs[level]
        useful = min(cost.pizza, pizza)
        useful += min(cost.toy, toys)
        spare = pizza + toys - useful
        either = min(cost.any, spare)
        return worth + token * (useful + either) + self._spare * (spare - either)

    # --- a card -----------------------------------------------------------------------------------

    def suits_of(self, cards: Iterable[int]) -> list[int]:
        """How many of each suit the cards show; coins stand for every other suit as well."""
        totals = [0] * (COIN + 1)
        for card in cards:
            for suit in self.position.cards.suits[card]:
                totals[suit] += 1
        coins = totals[COIN]
        if coins:
            for other in range(COIN):
                totals[other] += coins
        return totals

    def play(self, card: int, suits: Sequence[int]) -> float:
        """What playing a card brings when `suits` can be counted."""
        sheet = self.sheets[card]
        if sheet.need is not None:
            return self._play_dog(sheet, sheet.need, suits)
        public, private = sheet.actions
        if not public or not private:
            return self.actions((public or private,), suits)
        worth = self.actions((public, private), suits)
        if sheet.consuming or worth < 0:
            return max(worth, self.actions((private, public), suits))
        return worth

    @property
    def turns(self) -> float:
        """A guess how many turns are left."""
        return 0.3 if self.ending else 5.0

    def _play_dog(self, sheet: Sheet, need: Need, suits: Sequence[int]) -> float:
        """What a dog's action and its doghouse bring; the other cards meet its need."""
        others = [n - own for n, own in zip(suits, sheet.suits, strict=True)]
        purse = self.purse[:]
        if not self._meet(need, others, purse):
            return UNMET
        spent = self.holdings(purse) - self.start
        gained = self._copied(purse) if sheet.copies else 0.0
        before = self.holdings(purse)
        gained += self._carry_out(sheet.actions[0], others, purse)
        gained += self.holdings(purse) - before
        counts = [len(owner.doghouse) for owner in self.position.seats]
        owner = (self.seat + 1) % len(counts) if sheet.neighbour else self.seat
        housed = -dog_points(counts, self.seat, self.turns)
        counts[owner] += 1
        return spent + gained + housed + dog_points(counts, self.seat, self.turns)

    def _meet(self, need: Need, suits: Sequence[int], purse: Purse) -> bool:
        """Whether there may be enough for the need of a dog; pays its tokens."""
        if len(self.me.lookout) < need.lookout or purse[4] < need.fort:
            return False
        if any(suits[suit] < need.add.count(suit) for suit in need.add):
            return False
        there = sum(suits[suit] > 0 and suit not in need.other_than for suit in range(COIN))
        if there < need.different or len(self.me.hand) <= need.kids:
            return False
        if _pay(purse, 0, need.pizza) < need.pizza or _pay(purse, 1, need.toy) < need.toy:
            return False
        paid = 0
        for kind in (0, 1):
            paid += _pay(purse, kind, need.any - paid)
        return paid >= need.any

    def _copied(self, purse: Purse) -> float:
        """The best action of a kid in hand, with the kid's own suits (R27)."""
        before, best = self.holdings(purse), 0.0
        for card in self.me.hand:
            kid = self.sheets[card]
            for parts in kid.actions if kid.need is None else ():
                after = purse[:]
                gained = self._carry_out(parts, kid.shows, after)
                best = max(best, gained + self.holdings(after) - before)
        return best

    def actions(self, actions: Sequence[tuple[Part, ...]], suits: Sequence[int]) -> float:
        """What actions bring, one after the other, to the tokens that the seat has now."""
        purse = self.purse[:]
        gained = 0.0
        for parts in actions:
            gained += self._carry_out(parts, suits, purse)
        return gained + self.holdings(purse) - self.start

    def build_worth(self, change: int) -> float:
        """What the next level brings now, for `change` tokens more; below zero if out of reach."""
        purse = self.purse[:]
        if not self._build(purse, change):
            return -1.0
        return self.holdings(purse) - self.start

    def _carry_out(self, parts: tuple[Part, ...], suits: Sequence[int], purse: Purse) -> float:
        """Change `purse` as an action would; returns what else it brings."""
        worth = 0.0
        most = 99
        for part in parts:
            times, op = part.times, part.op
            reps = 1 if times < 0 else self._reps(times, suits)
            reps = min(reps, most)
            if op is icons.VP:
                worth += part.n * reps
            elif op is icons.PIZZA or op is icons.TOY:
                _gain(purse, int(op), part.n * reps)
            elif op is icons.RESOURCE:
                self._gain_best(purse, part.n * reps)
            elif op is icons.PACK:
                reps = self._pack(purse, reps)
            else:
                reps, more = self._other(part, reps, purse)
                worth += more
            if reps <= 0:
                break
            most = reps if times >= 0 else 99
        return worth

    def _reps(self, times: int, suits: Sequence[int]) -> int:
        if times < COIN:
            return suits[times]
        if times == icons.TIMES_PACK:
            return self.pack_size
        if times == icons.TIMES_FORT:
            return self.purse[4]
        if times == icons.TIMES_LOOKOUT:
            return len(self.me.lookout)
        return max(suits)

    def _gain_best(self, purse: Purse, n: int) -> None:
        """All pizza or all toys, whichever is worth more."""
        if n <= 0:
            return
        other = purse[:]
        _gain(other, 0, n)
        _gain(purse, 1, n)
        if self.holdings(other) > self.holdings(purse):
            purse[:] = other

    def _pack(self, purse: Purse, reps: int) -> int:
        room = purse[4] + self.top_pack - purse[2] - purse[3]
        done = 0
        while done < min(reps, room) and (purse[0] or purse[1]):
            kind = 0 if purse[0] >= purse[1] else 1
            purse[kind] -= 1
            purse[kind + 2] += 1
            done += 1
        return done

    def _other(self, part: Part, reps: int, purse: Purse) -> tuple[int, float]:
        """How often the rarer actions can be done, and what they bring."""
        op = part.op
        if op in _FORT_CHANGE:
            return (1, 0.5) if reps and self._build(purse, _FORT_CHANGE[op]) else (0, 0.0)
        if op in _SPEND_KINDS:
            done = _spend(purse, _SPEND_KINDS[op], part.n, reps)
            return done, 0.0
        if op is icons.COPY_PACK:
            _gain(purse, 0, purse[2] * reps)
            _gain(purse, 1, purse[3] * reps)
            return 1, 0.0
        if op is icons.COPY_RIVAL_PACK:
            best = max(self.rivals, key=lambda o: o.pack_pizza + o.pack_toys)
            _gain(purse, 0, best.pack_pizza)
            _gain(purse, 1, best.pack_toys)
            return 1, 0.0
        limit, worth = self._few(op, purse)
        done = min(reps, limit)
        return done, worth * done

    def _few(self, op: Op, purse: Purse) -> tuple[int, float]:
        """How often at most, and what each time is worth."""
        position, time = self.position, 0.1 if self.ending else 1.0
        if op is icons.LOOKOUT:
            room = purse[4] + 1 - len(self.me.lookout)
            return min(room, max(0, len(self.me.hand) - 1)), 2.2 * time
        if op is icons.TRASH:
            return len(self.me.hand) + len(self.me.discard), self._trash_worth() * time
        if op is icons.RECRUIT:
            there = len(position.park) + sum(len(other.yard) for other in self.rivals)
            return there, 0.8 * time
        if op is icons.TRASH_RIVAL:
            return sum(len(other.yard) for other in self.rivals), 0.5 * time
        if op is icons.SWAP:
            return 1, 0.3 * time
        return 1, -0.8 * time  # trash this card

    def _trash_worth(self) -> float:
        ratings = [self.sheets[c].rating for c in (*self.me.hand, *self.me.discard)]
        return max(-1.0, 3.0 - min(ratings)) if ratings else 0.0

    def _build(self, purse: Purse, change: int) -> bool:
        """Pay for the next level with as little as needed; stuff goes first."""
        level = purse[4]
        if level >= TOP_LEVEL:
            return False
        cost = self.costs[level]
        pizza, toys = purse[0] + purse[2], purse[1] + purse[3]
        short = max(0, cost.pizza - pizza) + max(0, cost.toy - toys)
        if short > max(0, -change) or pizza + toys < cost.total + change:
            return False
        left = cost.total + change
        for kind, wanted in ((0, cost.pizza), (1, cost.toy)):
            left -= _pay(purse, kind, min(wanted, left))
        for kind in (0, 1):
            left -= _pay(purse, kind, left)
        purse[4] += 1
        return True


_FORT_CHANGE = {Op.FORT: 0, Op.FORT_LESS: -1, Op.FORT_MORE: 1}
_SPEND_KINDS: dict[Op, tuple[int, ...]] = {
    Op.SPEND_PIZZA: (0,),
    Op.SPEND_TOY: (1,),
    Op.SPEND_RESOURCE: (0, 1),
}


def _gain(purse: Purse, kind: int, n: int) -> None:
    purse[kind] = min(STUFF_ROOM, purse[kind] + n)


def _spend(purse: Purse, kinds: tuple[int, ...], n: int, reps: int) -> int:
    """Spend `n` of a kind up to `reps` times; returns how often that was possible."""
    kind = max(kinds, key=lambda k: purse[k] + purse[k + 2])
    done = min(reps, (purse[kind] + purse[kind + 2]) // n)
    _pay(purse, kind, done * n)
    return done


def _pay(purse: Purse, kind: int, n: int) -> int:
    """Pay up to `n` of a kind, from stuff first; returns how many were there."""
    stuff = min(purse[kind], n)
    pack = min(purse[kind + 2], n - stuff)
    purse[kind] -= stuff
    purse[kind + 2] -= pack
    return stuff + pack
