"""What 5 Towers' towers are worth: points now, and what may still be built on them.

The cards of a kind that are still to come are counted, and a seat is expected to be able to get a
share of them, one after another in an order that nobody knows. For each top and height it is
worked out backwards from the last of them how the tower ends if each card is taken when that helps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from fort_desktop.games.towers.building import NOTHING, below_top, fits, orders, top_of
from fort_desktop.games.towers.cards import KINDS, NUMBERS, TOP, all_cards, kind_of, number_of
from fort_desktop.games.towers.scoring import rubble_points
from fort_desktop.games.towers.state import Seat
from fort_desktop.games.towers.view import View

SHARE = 2.2  # of the cards to come, divided by the seats: what one seat can choose from
ROUGH_SHARE = 1.6  # the same as somebody new to the game expects it
LEFT_OVER = 0.4  # of the cards on offer in the first run: comes again in the second
MOST_DRAWS = 18  # further ones of one kind hardly change a tower's worth
TALLEST = 24

# What the tables miss, measured in games between bots: points for each card that a seat may choose
# from, by the top of the tower (from NOTHING). One with little on which to build waits in vain.
PATIENCE = (0.3, 0.0, 0.0, 0.0, 0.17, 0.17, 0.18, 0.18, 0.18, 0.39, 0.38, *[0.3] * 6)

Supply = tuple[float, ...]  # per number how many cards of one kind are to come
Row = tuple[list[float], list[float]]  # per top (from NOTHING) points, and cards if it is main

_TOPS = range(NOTHING, NUMBERS)
_FITTING = [[x for x in range(NUMBERS) if fits(top, x)] for top in _TOPS]


@cache
def endings(top: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers that can lie on top once these are built; none if they cannot be built."""
    if not numbers:
        return (top,)
    return tuple(sorted({order[-1] for order in orders(top, numbers)}))


@lru_cache(maxsize=4096)
def _layers(supply: Supply, height: int, most: int) -> tuple[Row, ...]:
    """Rows for 0, 1, ... cards drawn from the supply, for towers of one height.

    A card more is worth a point, and another if the tower is finished some day: how likely that is
    is known from the row before, which spares a table for each height.
    """
    total = sum(supply)
    points = [float(height)] * (NUMBERS + 1)
    points[1 + TOP] = 2.0 * height
    cards = [float(height)] * (NUMBERS + 1)
    finished = [0.0] * (NUMBERS + 1)
    finished[1 + TOP] = 1.0
    layers = [(points, cards)]
    if not total:
        return tuple(layers)
    draws = [[(x + 1, supply[x] / total) for x in fit if supply[x]] for fit in _FITTING]
    for _ in range(most):
        built = [p + 1 + f for p, f in zip(points, finished, strict=True)]
        new = points[:], cards[:], finished[:]
        for top, fitting in enumerate(draws):
            here, tall, done = points[top], cards[top], finished[top]
            more = rise = ending = 0.0
            for x, chance in fitting:
                gain = built[x] - here
                if gain > 0:
                    more += chance * gain
                    rise += chance * (cards[x] + 1 - tall)
                    ending += chance * (finished[x] - done)
            new[0][top] = here + more
            new[1][top] = tall + rise
            new[2][top] = done + ending
        points, cards, finished = new
        layers.append((points, cards))
    return tuple(layers)


def row(supply: Supply, draws: float, height: int) -> Row:
    """Per top what a tower of a height is worth if a seat may choose from so many cards."""
    layers = _layers(supply, height, min(int(draws) + 1, MOST_DRAWS))
    last = len(layers) - 1
    low = min(int(draws), last)
    high = min(low + 1, last)
    part = min(draws - low, 1.0) if high > low else 0.0
    (low_points, low_cards), (high_points, high_cards) = layers[low], layers[high]
    return (
        [a + part * (b - a) for a, b in zip(low_points, high_points, strict=True)],
        [a + part * (b - a) for a, b in zip(low_cards, high_cards, strict=True)],
    )


class Outlook:
    """What towers are worth at one time of a game.

    Attributes:
        supplies: per kind the cards to come.
        draws: per kind how many of them a seat may choose from.
        patience: how far towers on which much can be built are valued more than by the tables.
    """

    def __init__(
        self, supplies: Sequence[Supply], draws: Sequence[float], patience: float = 1.0
    ) -> None:
        self.supplies = supplies
        self.draws = draws
        self.patience = patience
        self._rows: list[list[Row | None]] = [[None] * (TALLEST + 8) for _ in KINDS]

    def later(self, part: float) -> Outlook:
        """The same when only this part of the cards is still to come."""
        return Outlook(self.supplies, [part * n for n in self.draws], self.patience)

    def tower(self, kind: int, height: int, top: int) -> tuple[float, float]:
        """Points to expect of a tower, and as how many cards it counts if it is the main one."""
        found = self._rows[kind][height]
        if found is None:
            draws = self.draws[kind]
            points, cards = row(self.supplies[kind], draws, height)
            open_ = self.patience * draws
            found = [p + open_ * extra for p, extra in zip(points, PATIENCE, strict=True)], cards
            self._rows[kind][height] = found
        return found[0][top + 1], found[1][top + 1]


def outlook(view: View, share: float = SHARE) -> Outlook:
    """The outlook of a seat that counts cards."""
    amounts = [[0.0] * NUMBERS for _ in KINDS]
    again = LEFT_OVER if view.runs == 1 else 0.0
    _add(amounts, view.unseen, 1 + again)
    if view.runs == 1:
        _add(amounts, view.discard, 1.0)
        _add(amounts, view.offer, again)
    return _outlook(amounts, share / len(view.seats))


def rough_outlook(view: View, share: float = ROUGH_SHARE) -> Outlook:
    """The outlook of a seat that only knows how many cards are left, not which."""
    seats = len(view.seats)
    left = float(len(view.unseen))
    if view.runs == 1:
        left += len(view.discard) + LEFT_OVER * len(view.unseen)
    supply = _fresh(seats)
    draws = share / seats * left / len(KINDS)
    return Outlook([supply] * len(KINDS), [draws] * len(KINDS), patience=0.0)


@cache
def _fresh(seats: int) -> Supply:
    amounts = [[0.0] * NUMBERS for _ in KINDS]
    _add(amounts, all_cards(seats), 1.0)
    return tuple(amounts[0])


def _add(amounts: list[list[float]], cards: Iterable[int], weight: float) -> None:
    for card in cards:
        amounts[kind_of(card)][number_of(card)] += weight


def _outlook(amounts: list[list[float]], share: float) -> Outlook:
    return Outlook([tuple(one) for one in amounts], [share * sum(one) for one in amounts])


@dataclass(frozen=True, slots=True)
class Side:
    """All that counts of what lies before a seat.

    Attributes:
        tops: per kind the number on top of the tower, or `NOTHING`.
        heights: per kind its cards.
        lower: per kind the top after a demolition; None where there is none.
        rubble: the number of cards in the heap.
    """

    tops: tuple[int, ...]
    heights: tuple[int, ...]
    lower: tuple[int | None, ...]
    rubble: int


def side_of(seat: Seat) -> Side:
    """What lies before a seat."""
    towers = seat.towers
    return Side(
        tuple(map(top_of, towers)),
        tuple(map(len, towers)),
        tuple(map(below_top, towers)),
        len(seat.rubble),
    )


@dataclass(frozen=True, slots=True)
class Build:
    """A way to end a round as its winner.

    Attributes:
        worth: points to expect, over doing nothing.
        cards: what is taken.
        demolished: the kind whose tower loses its top card first; -1 for none.
        tops: per kind the number on top afterwards.
    """

    worth: float
    cards: tuple[int, ...]
    demolished: int
    tops: tuple[int, ...]


# Of one kind: cards taken, points, cards if main, whether it is demolished, top.
_Part = tuple[tuple[int, ...], float, float, bool, int]


def value(look: Outlook, side: Side) -> float:
    """The points to expect of a side."""
    towers = [look.tower(k, side.heights[k], side.tops[k]) for k in range(len(KINDS))]
    main = max(tower[1] for tower in towers)
    return sum(tower[0] for tower in towers) + main + rubble_points(side.rubble)


def builds(look: Outlook, side: Side, offer: Iterable[int]) -> list[Build | None]:
    """Per number of cards, from 0, the best way to build so many of the offer.

    None where it is impossible; the first one demolishes nothing, as nobody does who wins nothing.
    """
    cards: list[list[int]] = [[] for _ in KINDS]
    for card in sorted(offer):
        cards[kind_of(card)].append(card)
    cost = side.rubble + 1
    partial: list[tuple[tuple[int, ...], float, float, int, tuple[int, ...]]] = [
        ((), 0.0, 0.0, -1, ())
    ]
    for kind, found in enumerate(cards):
        parts = _parts(look, side, kind, found)
        partial = [
            (
                taken + more,
                points + own,
                max(tall, main),
                kind if broken else demolished,
                (*tops, top),
            )
            for taken, points, main, demolished, tops in partial
            for more, own, tall, broken, top in parts
            if not (broken and demolished >= 0)
        ]
    now = value(look, side) - rubble_points(side.rubble)
    best: list[Build | None] = [None] * (sum(map(len, cards)) + 1)
    best[0] = Build(0.0, (), -1, side.tops)
    for taken, points, main, demolished, tops in partial:
        n = len(taken)
        worth = points + main - now - (cost if demolished >= 0 else 0)
        old = best[n]
        if n and (old is None or worth > old.worth):
            best[n] = Build(worth, taken, demolished, tops)
    return best


def exactly(look: Outlook, side: Side, cards: Sequence[int]) -> Build | None:
    """The best way to build all of these cards."""
    return builds(look, side, cards)[len(cards)]


def _parts(look: Outlook, side: Side, kind: int, cards: list[int]) -> list[_Part]:
    """What can be done on a tower with some of the cards of its kind."""
    top, height, lower = side.tops[kind], side.heights[kind], side.lower[kind]
    own, tall = look.tower(kind, height, top)
    parts: list[_Part] = [((), own, tall, False, top)]
    if lower is not None:
        broken, lower_tall = look.tower(kind, height - 1, lower)
        if broken + lower_tall > own + tall:  # else it is only done to build
            parts.append(((), broken, lower_tall, True, lower))
    for chosen in range(1, 1 << len(cards)):
        taken = tuple(card for i, card in enumerate(cards) if chosen >> i & 1)
        numbers = tuple(sorted(map(number_of, taken)))
        _end(parts, look, (kind, height + len(taken)), taken, endings(top, numbers), broken=False)
        if lower is not None:
            end = endings(lower, numbers)
            _end(parts, look, (kind, height + len(taken) - 1), taken, end, broken=True)
    return parts


def _end(
    parts: list[_Part],
    look: Outlook,
    tower: tuple[int, int],
    taken: tuple[int, ...],
    tops: tuple[int, ...],
    *,
    broken: bool,
) -> None:
    """Add the best of the tops that a tower of a kind and height can end with."""
    best: _Part | None = None
    for top in tops:
        own, tall = look.tower(*tower, top)
        if best is None or own + tall / 2 > best[1] + best[2] / 2:
            best = (taken, own, tall, broken, top)
    if best is not None:
        parts.append(best)
