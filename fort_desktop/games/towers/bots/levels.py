"""The bots for 5 Towers: what to bid, what to take, and how to build it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from fort_desktop.games.towers.bots import search as towers_search
from fort_desktop.games.towers.bots.bidding import gains_of, round_worths
from fort_desktop.games.towers.bots.builds import exactly
from fort_desktop.games.towers.bots.worth import (
    Outlook,
    Side,
    exact_outlook,
    rough_outlook,
    side_of,
    value,
)
from fort_desktop.games.towers.rules.cards import kind_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Move, Take
from fort_desktop.games.towers.rules.state import Phase
from fort_desktop.games.towers.rules.view import View

NOISE = 2.0  # points by which an easy bot misjudges a move at most


class TowersBot:
    """Plays 5 Towers.

    An easy bot looks at its own towers only, roughly. A medium one counts cards and knows what each
    later bidder would do. A hard one also plays on a few rounds in its head.
    """

    def __init__(self, level: str) -> None:
        self._bid = _BIDS[level]
        self._easy = level == "easy"

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        outlook = rough_outlook(view) if self._easy else exact_outlook(view)
        if view.phase is Phase.BID:
            return self._bid(outlook, view, legal_moves, rng)
        worths = [worth_of(outlook, view, move) for move in legal_moves]
        if self._easy:
            worths = [worth + NOISE / 2 * (rng.random() - rng.random()) for worth in worths]
        return best_of(legal_moves, worths)


def best_of(moves: Sequence[Move], worths: Sequence[float]) -> Move:
    """The first move of the highest worth."""
    return moves[worths.index(max(worths))]


def worth_of(outlook: Outlook, view: View, move: Move) -> float:
    """What taking, demolishing or building leads to, with the rest of the round built well."""
    seat = view.seats[view.seat].copy()
    if isinstance(move, Take):
        found = exactly(outlook, side_of(seat), move.cards)
        return found.worth if found else float("-inf")
    if isinstance(move, Demolish):
        seat.rubble.append(seat.towers[move.kind].pop())
    elif isinstance(move, Build):
        seat.hand.remove(move.card)
        seat.towers[kind_of(move.card)].append(move.card)
    side = side_of(seat)
    done = exactly(outlook, Side(side.tops, side.heights, (None,) * 5, side.rubble), seat.hand)
    return value(outlook, side) + done.worth if done else float("-inf")


def number_named(move: Move) -> int:
    """The number that a move of the bidding names; a pass names none."""
    return move.n if isinstance(move, Bid) else -1


def _easy_bid(outlook: Outlook, view: View, moves: Sequence[Move], rng: Random) -> Move:
    """What is best for the own towers if nobody bids more."""
    gains = gains_of(outlook, side_of(view.seats[view.seat]), view.offer)
    worths = []
    for move in moves:
        n = number_named(move)
        noise = NOISE * (rng.random() - rng.random()) if n > 0 else 0.0
        worths.append((gains[n] if n > 0 else 0.0) + noise)
    return best_of(moves, worths)


def _medium_bid(outlook: Outlook, view: View, moves: Sequence[Move], rng: Random) -> Move:
    """What is best when each later bidder does what is best for it."""
    gains = [gains_of(outlook, side_of(seat), view.offer) for seat in view.seats]
    return best_of(moves, round_worths(gains, view, [*map(number_named, moves)]))


def _hard_bid(outlook: Outlook, view: View, moves: Sequence[Move], rng: Random) -> Move:
    """What is best over many ways in which the next rounds may go."""
    return best_of(moves, towers_search.worths(outlook, view, [*map(number_named, moves)], rng))


_Bidding = Callable[[Outlook, View, Sequence[Move], Random], Move]
_BIDS: dict[str, _Bidding] = {"easy": _easy_bid, "medium": _medium_bid, "hard": _hard_bid}
