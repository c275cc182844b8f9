"""Looking some rounds ahead: the draw pile is shuffled anew, and everybody goes on as it pays.

Where that leads is judged by how likely the seat is to win from there: who is far ahead keeps its
lead, and who is behind takes risks. Each number that might be named meets the same shuffles and the
same misjudgements of rivals. The amount of thought is counted in rounds, not in seconds, so that a
choice does not depend on a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from fort_desktop.games.towers.bots.bidding import Gains, Outcome, Round, later_seats
from fort_desktop.games.towers.bots.builds import Build, builds, builds_now
from fort_desktop.games.towers.bots.worth import Outlook, Side, side_of, value
from fort_desktop.games.towers.rules.cards import KINDS, kind_of, number_of
from fort_desktop.games.towers.rules.state import OFFER_SIZE
from fort_desktop.games.towers.rules.view import View

SIMULATIONS = 32
ROUNDS = 3  # played on after the present one
BLUR = 0.8  # points by which rivals may value a win otherwise than it seems
MARGIN = 6.0  # what looks this much worse at once is not thought about

# By how many points e-fold odds to win differ: when nothing is to come, and what is added for the
# square root of the cards that a seat may still choose from.
SPREAD_NOW, SPREAD_TO_COME = 1.0, 1.5

_Wins = list[Build | None]


def worths(outlook: Outlook, view: View, named: Sequence[int], rng: Random) -> list[float]:
    """Per number that can be named, -1 for a pass, how well the seat stands afterwards.

    These are chances to win, or points if only one number is worth thinking about.
    """
    sides = [side_of(seat) for seat in view.seats]
    wins = [builds_now(outlook, side, view.offer) for side in sides]
    gains = [gains_in(found) for found in wins]
    later = later_seats(view)
    first = Round(gains, later, len(view.offer))
    at_once = [first.worth(n, view.bid, view.bidder) for n in named]
    close = [i for i, worth in enumerate(at_once) if worth > max(at_once) - MARGIN]
    if len(close) == 1:
        return at_once
    found = [0.0 if i in close else float("-inf") for i in range(len(named))]
    ahead = _Ahead(outlook, view)
    for _ in range(SIMULATIONS):
        ahead.shuffle(rng)
        blurred = [
            its_gains if seat == view.seat else _blurred(its_gains, rng)
            for seat, its_gains in enumerate(gains)
        ]
        bidding = Round(blurred, later, len(view.offer))
        known: dict[Outcome, float] = {}
        for i in close:
            outcome = bidding.after(named[i], view.bid, view.bidder)
            if outcome not in known:
                known[outcome] = ahead.play(sides, wins, outcome)
            found[i] += known[outcome] / SIMULATIONS
    return found


def _blurred(gains: Gains, rng: Random) -> Gains:
    """What a rival may take its gains for; where there is none, it knows."""
    return [gain + BLUR * rng.gauss(0, 1) if gain else gain for gain in gains]


def gains_in(wins: _Wins) -> Gains:
    """Per number of cards what the best way to win with it gains, as far as there is one."""
    return [found.worth for found in wins if found is not None]


class _Ahead:
    """Rounds to come, seen by one seat."""

    def __init__(self, outlook: Outlook, view: View) -> None:
        self._view = view
        to_come = len(view.unseen)
        if view.runs == 1:
            to_come += len(view.discard) + OFFER_SIZE
        parts = [max(0.0, 1 - OFFER_SIZE * n / to_come) if to_come else 0.0 for n in range(9)]
        self._outlooks = [outlook, *map(outlook.later, parts[1 : ROUNDS + 1])]
        self._offers: list[list[int]] = []

    def shuffle(self, rng: Random) -> None:
        """Decide what the next rounds offer."""
        deck, again = list(self._view.unseen), list(self._view.discard)
        rng.shuffle(deck)
        if self._view.runs == 1 and len(deck) < OFFER_SIZE * ROUNDS:
            rng.shuffle(again)
            deck += again
        cut = range(0, min(len(deck), OFFER_SIZE * ROUNDS), OFFER_SIZE)
        self._offers = [deck[i : i + OFFER_SIZE] for i in cut]

    def play(self, before: Sequence[Side], wins: Sequence[_Wins], outcome: Outcome) -> float:
        """How likely the seat is to win after an end of this round."""
        view = self._view
        sides, start = list(before), view.start
        seats = len(sides)
        start = _settle(sides, wins, outcome, start)
        outlook = self._outlooks[0]
        for offer, outlook in zip(self._offers, self._outlooks[1:], strict=False):
            wins = [builds(outlook, side, offer) for side in sides]
            order = [(start + i) % seats for i in range(seats)]
            bidding = Round([gains_in(found) for found in wins], order, len(offer))
            start = _settle(sides, wins, bidding.end(), start)
        points = [value(outlook, side) for side in sides]
        return chance(points, view.seat, SPREAD_NOW + SPREAD_TO_COME * sqrt(sum(outlook.draws)))


def chance(points: Sequence[float], seat: int, spread: float) -> float:
    """How likely a seat is to win if everybody may expect so many points.

    Args:
        spread: by how many points odds differ e-fold.
    """
    best = max(points)
    odds = [exp((one - best) / spread) for one in points]
    return odds[seat] / sum(odds)


def _settle(sides: list[Side], wins: Sequence[_Wins], outcome: Outcome, start: int) -> int:
    """Build for the winner of a round; returns who starts the next."""
    winner, n = outcome
    if n <= 0:
        return start
    build = wins[winner][n]
    assert build is not None, "nobody wins what it cannot build"
    sides[winner] = _built(sides[winner], build)
    return (winner + 1) % len(sides)


def _built(side: Side, build: Build) -> Side:
    """A side after a round that it won."""
    heights, lower = list(side.heights), list(side.lower)
    numbers: list[list[int]] = [[] for _ in KINDS]
    for card in build.cards:
        numbers[kind_of(card)].append(number_of(card))
    for kind, new in enumerate(numbers):
        heights[kind] += len(new)
        under: int | None = side.tops[kind]
        if kind == build.demolished:
            heights[kind] -= 1
            under = side.lower[kind]
            lower[kind] = None  # what lies deeper is not known here
        if new:
            lower[kind] = under if len(new) == 1 else sorted(new)[1]
        if build.tops[kind] == 0:
            lower[kind] = None
    broken = build.demolished >= 0
    return Side(build.tops, tuple(heights), tuple(lower), side.rubble + broken)
