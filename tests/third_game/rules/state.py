"""What a game of Pebbles is made of. A stone is its number; 0 is one that cannot be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

STONES = range(1, 19)
HAND = 5
ROUNDS = 4  # so that everybody keeps a stone
HIDDEN = 0


@dataclass(frozen=True, slots=True)
class PebblesOptions:
    """How many play, 2 or 3, and who begins; by chance unless told."""

    seats: int
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """The one move: a stone of the own hand, face down."""

    stone: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A seat leads a round."""

    round: int
    leader: int


@dataclass(frozen=True, slots=True)
class StonePlayed:
    """A stone lies there; only who has played it knows which."""

    seat: int
    stone: int


@dataclass(frozen=True, slots=True)
class RoundTaken:
    """All stones of a round are shown, by seat, and the highest has taken the points."""

    seat: int
    stones: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The stones that were kept are shown, by seat."""

    kept: tuple[int, ...]


Event = RoundBegan | StonePlayed | RoundTaken | GameEnded


def as_seen(event: Event, seat: int) -> Event:
    """What a seat sees of an event."""
    if isinstance(event, StonePlayed) and event.seat != seat:
        return StonePlayed(event.seat, HIDDEN)
    return event


@dataclass(slots=True)
class State:
    """A position.

    Attributes:
        options: what it was begun with.
        first: the seat that led the first round.
        hands: the stones of each seat, in ascending order.
        played: those of this round, in the order of play.
        shown: those of each round before, by seat.
    """

    options: PebblesOptions
    first: int
    hands: list[list[int]]
    played: list[int]
    shown: list[tuple[int, ...]]

    def copy(self) -> State:
        hands = [list(hand) for hand in self.hands]
        return State(self.options, self.first, hands, list(self.played), list(self.shown))

    @property
    def over(self) -> bool:
        return len(self.shown) == ROUNDS

    @property
    def round(self) -> int:
        """The round being played, from 1; what it is worth, too."""
        return min(len(self.shown) + 1, ROUNDS)

    @property
    def leader(self) -> int:
        """Who leads: whoever has taken the round before."""
        return taker(self.shown[-1]) if self.shown else self.first

    @property
    def actor(self) -> int:
        return self.player(len(self.played))

    def player(self, place: int) -> int:
        """The seat that plays at a place within the round."""
        return (self.leader + place) % self.options.seats

    def lies(self, seat: int) -> int | None:
        """The stone that a seat has played in this round."""
        place = (seat - self.leader) % self.options.seats
        return self.played[place] if place < len(self.played) else None

    def points(self, seat: int) -> int:
        """What a seat has taken, for all to see."""
        return sum(n for n, stones in enumerate(self.shown, 1) if taker(stones) == seat)


@dataclass(slots=True)
class View(State):
    """A position as a seat sees it: of others' stones only how many there are."""

    seat: int = -1


def taker(stones: Sequence[int]) -> int:
    """The seat whose stone is the highest."""
    return stones.index(max(stones))
