"""All that one seat may know: everything but the order of the draw pile.

A demolished card lay open before it became rubble, so that whoever remembers knows the rubble too.
What is left in the draw pile follows from what is not seen: it is known, but not its order.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from fort_desktop.games.towers.rules.state import (
    RUNS,
    Phase,
    Seat,
    State,
    TowersOptions,
    highest,
    highest_bidder,
    least_bid,
)


@dataclass(slots=True, unsafe_hash=True)
class View:
    """A position as a seat sees it; fields without a word here are those of `State`.

    Attributes:
        seat: whose eyes these are.
        unseen: the cards of the draw pile in ascending order; nobody knows theirs.
        actor: the seat to act; -1 when the game is over.
    """

    seat: int
    options: TowersOptions
    seats: tuple[Seat, ...]
    unseen: tuple[int, ...]
    offer: tuple[int, ...]
    discard: tuple[int, ...]
    round: int
    start: int
    bids: tuple[int | None, ...]
    phase: Phase
    runs: int
    actor: int

    @property
    def bid(self) -> int:
        """The highest number named in this round; `PASSED` before the first."""
        return highest(self.bids)

    @property
    def bidder(self) -> int:
        """The seat that named it; -1 before the first."""
        return highest_bidder(self.bids)

    @property
    def least_bid(self) -> int:
        """The least number that may still be named in this round (T-BID)."""
        return least_bid(self.bids)

    @property
    def reshuffled(self) -> bool:
        """Whether the discard pile has become the draw pile, for the last time (T-PILE)."""
        return self.runs == RUNS

    @property
    def last_round(self) -> bool:
        """Whether no round comes after this one (T-PILE)."""
        return self.reshuffled and not self.unseen


def view(state: State, seat: int) -> View:
    """All that `seat` may know."""
    return View(
        seat,
        state.options,
        tuple(one.copy() for one in state.seats),
        tuple(sorted(state.deck)),
        tuple(state.offer),
        tuple(state.discard),
        state.round,
        state.start,
        tuple(state.bids),
        state.phase,
        state.runs,
        state.actor,
    )


def determinize(seen: View, rng: Random) -> State:
    """A state in which the order of the draw pile, and of later shuffles, is dealt anew."""
    deck = list(seen.unseen)
    rng.shuffle(deck)
    return State(
        seen.options,
        [seat.copy() for seat in seen.seats],
        deck,
        list(seen.offer),
        list(seen.discard),
        seen.round,
        seen.start,
        list(seen.bids),
        seen.phase,
        seen.runs,
        rng.getrandbits(64),
    )
