"""The whole position of a game of 5 Towers, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.rules.moves import Move

MIN_SEATS, MAX_SEATS = 2, 5
OFFER_SIZE = 5
PASSED = -1
RUNS = 2  # how many times the cards are dealt from the draw pile (T-PILE)


class Phase(IntEnum):
    """What is decided; the names in lower case are the kinds of decisions."""

    BID = 0
    TAKE = 1
    DEMOLISH = 2
    BUILD = 3
    OVER = 4


@dataclass(slots=True, unsafe_hash=True)
class TowersOptions:
    """What a game is begun with.

    Attributes:
        seats: how many play.
        first: the start player of the first round; by chance unless told.
    """

    seats: int
    first: int | None = None


@dataclass(slots=True)
class Seat:
    """What lies before a player.

    Attributes:
        towers: per kind its cards, the lowest first.
        rubble: demolished cards, the first one first.
        hand: cards taken and not yet built.
    """

    towers: list[list[int]] = field(default_factory=lambda: [[] for _ in KINDS])
    rubble: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat([list(tower) for tower in self.towers], list(self.rubble), list(self.hand))


def highest(bids: Sequence[int | None]) -> int:
    """The highest number of these bids; `PASSED` where none is named."""
    return max((n for n in bids if n is not None), default=PASSED)


def least_bid(bids: Sequence[int | None]) -> int:
    """The least number that may be named after these bids (T-BID)."""
    return highest(bids) + 1


def highest_bidder(bids: Sequence[int | None]) -> int:
    """The seat that named the highest number; -1 where none is named."""
    n = highest(bids)
    return bids.index(n) if n > PASSED else -1


@dataclass(slots=True)
class State:
    """A position.

    Attributes:
        options: the game's.
        seats: in the order of play.
        deck: the draw pile; its last card is dealt next.
        offer: cards to be bid for.
        discard: cards that nobody took, the latest last.
        round: the round being played, from 1.
        start: its start player.
        bids: per seat the number it named in this round, `PASSED`, or None before it is asked.
        phase: what is decided now.
        runs: how many times the draw pile has been dealt from: 1, or 2 after the reshuffle.
        rng: of the game's shuffles.
        legal: the legal moves when they have been asked for; not part of the position.
    """

    options: TowersOptions
    seats: list[Seat]
    deck: list[int]
    offer: list[int]
    discard: list[int]
    round: int
    start: int
    bids: list[int | None]
    phase: Phase
    runs: int
    rng: int
    legal: list[Move] | None = field(default=None, compare=False, repr=False)

    def copy(self) -> State:
        """An independent copy."""
        return State(
            self.options,
            [seat.copy() for seat in self.seats],
            list(self.deck),
            list(self.offer),
            list(self.discard),
            self.round,
            self.start,
            list(self.bids),
            self.phase,
            self.runs,
            self.rng,
        )

    @property
    def bid(self) -> int:
        """The highest number named in this round; `PASSED` before the first."""
        return highest(self.bids)

    @property
    def bidder(self) -> int:
        """The seat that named it; -1 before the first."""
        return highest_bidder(self.bids)

    @property
    def actor(self) -> int:
        """The seat to act; -1 when the game is over."""
        if self.phase is Phase.OVER:
            return -1
        if self.phase is not Phase.BID:
            return self.bidder
        bids = self.bids
        return ((bids[self.start :] + bids[: self.start]).index(None) + self.start) % len(bids)
