"""What 5 Towers' towers are worth: points now, and what may still be built on them.

The cards of a kind that are still to come are counted, and a seat is expected to be able to get a
share of them, one after another in an order that nobody knows. For each top and height it is
worked out backwards from the last of them how the tower ends if each card is taken when that helps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from fort_desktop.games.towers.bots.weights import WEIGHTS, Patience
from fort_desktop.games.towers.rules.building import NOTHING, below_top, fits, top_of
from fort_desktop.games.towers.rules.cards import KINDS, NUMBERS, TOP, all_cards, kind_of, number_of
from fort_desktop.games.towers.rules.scoring import rubble_points
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.rules.view import View

ROUGH_SHARE = 1.6  # what one seat can choose from, as somebody new to the game expects it
ROUGH_LEFT_OVER = 0.4
MOST_DRAWS = 18  # further ones of one kind hardly change a tower's worth
TALLEST = 24
STEP = 4  # heights with a table of their own; between them it is as good as on a line

Supply = tuple[float, ...]  # per number how many cards of one kind are to come
# Of one kind: cards taken, points, cards if main, whether it is demolished, top.
Part = tuple[tuple[int, ...], float, float, bool, int]
PartKey = tuple[int, int, int, int | None, tuple[int, ...]]
Row = tuple[list[float], list[float]]  # per top (from NOTHING) points, and cards if it is main

_TOPS = range(NOTHING, NUMBERS)
_FITTING = [[x for x in range(NUMBERS) if fits(top, x)] for top in _TOPS]


@lru_cache(maxsize=512)
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
    draws = [tuple((x + 1, supply[x] / total) for x in fit if supply[x]) for fit in _FITTING]
    alike: dict[tuple[tuple[int, float], ...], list[int]] = {}  # tops on which the same can go
    for top, fitting in enumerate(draws):
        if fitting:
            alike.setdefault(fitting, []).append(top)
    groups = list(alike.items())
    for _ in range(most):
        built = [p + 1 + f for p, f in zip(points, finished, strict=True)]
        new = points[:], cards[:], finished[:]
        for fitting, tops in groups:
            first = tops[0]
            here, tall, done = points[first], cards[first], finished[first]
            more = rise = ending = 0.0
            for x, chance in fitting:
                gain = built[x] - here
                if gain > 0:
                    more += chance * gain
                    rise += chance * (cards[x] + 1 - tall)
                    ending += chance * (finished[x] - done)
            for top in tops:
                new[0][top] = here + more
                new[1][top] = tall + rise
                new[2][top] = done + ending
        points, cards, finished = new
        layers.append((points, cards))
    return tuple(layers)


def row(supply: Supply, draws: float, height: int, most: int) -> Row:
    """Per top what a tower of a height is worth if a seat may choose from so many cards.

    Args:
        most: the number of cards to which the table is worked out; a number above `draws`.
    """
    layers = _layers(supply, height, most)
    last = len(layers) - 1
    low = min(int(draws), last)
    high = min(low + 1, last)
    part = min(draws - low, 1.0) if high > low else 0.0
    return mixed(layers[low], layers[high], part)


def mixed(low: Row, high: Row, part: float) -> Row:
    """A row between two rows, the second for the given part."""
    (points, cards), (high_points, high_cards) = low, high
    return (
        [a + part * (b - a) for a, b in zip(points, high_points, strict=True)],
        [a + part * (b - a) for a, b in zip(cards, high_cards, strict=True)],
    )


class Outlook:
    """What towers are worth at one time of a game.

    Attributes:
        supplies: per kind the cards to come.
        draws: per kind how many of them a seat may choose from.
        patience: per top (from NOTHING) the points beyond the tables for each card of `draws`.
        parts: what builds on one tower are worth; kept as the same questions come again.
    """

    def __init__(
        self,
        supplies: Sequence[Supply],
        draws: Sequence[float],
        patience: Patience,
        most: Sequence[int] | None = None,
    ) -> None:
        self.supplies = supplies
        self.draws = draws
        self.patience = patience
        self.parts: dict[PartKey, list[Part]] = {}
        self._most = most or [min(int(n) + 1, MOST_DRAWS) for n in draws]
        self._later: dict[float, Outlook] = {}
        self._rows: list[list[Row | None]] = [[None] * (TALLEST + 8) for _ in KINDS]

    def later(self, part: float) -> Outlook:
        """The same when only this part of the cards is still to come."""
        if part not in self._later:
            draws = [part * n for n in self.draws]
            self._later[part] = Outlook(self.supplies, draws, self.patience, self._most)
        return self._later[part]

    def tower(self, kind: int, height: int, top: int) -> tuple[float, float]:
        """Points to expect of a tower, and as how many cards it counts if it is the main one."""
        points, cards = self._rows[kind][height] or self._row(kind, height)
        return points[top + 1], cards[top + 1]

    def _row(self, kind: int, height: int) -> Row:
        above = height % STEP
        if above:
            low = self._rows[kind][height - above] or self._row(kind, height - above)
            next_ = height - above + STEP
            high = self._rows[kind][next_] or self._row(kind, next_)
            found = mixed(low, high, above / STEP)
        else:
            draws = self.draws[kind]
            points, cards = row(self.supplies[kind], draws, height, self._most[kind])
            found = [p + draws * more for p, more in zip(points, self.patience, strict=True)], cards
        self._rows[kind][height] = found
        return found


def exact_outlook(view: View) -> Outlook:
    """The outlook of a seat that counts cards."""
    seats = len(view.seats)
    weights = WEIGHTS[seats]
    amounts = [[0.0] * NUMBERS for _ in KINDS]
    again = weights.left_over if view.runs == 1 else 0.0
    _add(amounts, view.unseen, 1 + again)
    if view.runs == 1:
        _add(amounts, view.discard, 1.0)
        _add(amounts, view.offer, again)
    share = weights.share / seats
    for kind, numbers in enumerate(amounts):
        tops = [top_of(seat.towers[kind]) for seat in view.seats]
        for x, amount in enumerate(numbers):
            if amount:
                rivals = max(1, sum(fits(top, x) for top in tops))
                numbers[x] = amount * min(1 / share, (seats / rivals) ** weights.rivalry)
    return _outlook(tuple(map(tuple, amounts)), share, weights.patience)


@lru_cache(maxsize=4)
def _outlook(supplies: tuple[Supply, ...], share: float, patience: Patience) -> Outlook:
    """The same object while nothing is built: every bidder of a round asks the same questions."""
    return Outlook(supplies, [share * sum(numbers) for numbers in supplies], patience)


def rough_outlook(view: View) -> Outlook:
    """The outlook of a seat that only knows how many cards are left, not which."""
    seats = len(view.seats)
    left = float(len(view.unseen))
    if view.runs == 1:
        left += len(view.discard) + ROUGH_LEFT_OVER * len(view.unseen)
    supply = _fresh(seats)
    draws = ROUGH_SHARE / seats * left / len(KINDS)
    return Outlook([supply] * len(KINDS), [draws] * len(KINDS), (0.0,) * (NUMBERS + 1))


@cache
def _fresh(seats: int) -> Supply:
    amounts = [[0.0] * NUMBERS for _ in KINDS]
    _add(amounts, all_cards(seats), 1.0)
    return tuple(amounts[0])


def _add(amounts: list[list[float]], cards: Iterable[int], weight: float) -> None:
    for card in cards:
        amounts[kind_of(card)][number_of(card)] += weight


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


def value(outlook: Outlook, side: Side) -> float:
    """The points to expect of a side."""
    towers = [outlook.tower(k, side.heights[k], side.tops[k]) for k in range(len(KINDS))]
    main = max(tower[1] for tower in towers)
    return sum([tower[0] for tower in towers]) + main + rubble_points(side.rubble)
