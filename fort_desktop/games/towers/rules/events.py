"""Events: what happened, enough to animate and to write a log without comparing states.

Nothing of them is hidden: all of 5 Towers is played openly but the order of the draw pile.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan:
    """A round begins; `start` is its start player."""

    round: int
    start: int


@dataclass(slots=True, unsafe_hash=True)
class OfferDealt:
    """Cards of the draw pile lie on offer, in this order."""

    cards: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class BidMade:
    """A seat named a number."""

    seat: int
    n: int


@dataclass(slots=True, unsafe_hash=True)
class Passed:
    """A seat passed."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class CardsTaken:
    """The highest bidder took cards of the offer."""

    seat: int
    cards: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class Demolished:
    """The top card of a tower became rubble."""

    seat: int
    card: int


@dataclass(slots=True, unsafe_hash=True)
class Kept:
    """A seat that could have demolished did not."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class CardBuilt:
    """A card was put on its tower, which has `height` cards now."""

    seat: int
    card: int
    height: int


@dataclass(slots=True, unsafe_hash=True)
class OfferDiscarded:
    """What was left of the offer went to the discard pile."""

    cards: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class DeckReshuffled:
    """The discard pile became the new draw pile of `n` cards."""

    n: int


@dataclass(slots=True, unsafe_hash=True)
class GameEnded:
    """The game is over."""


Event = (
    RoundBegan
    | OfferDealt
    | BidMade
    | Passed
    | CardsTaken
    | Demolished
    | Kept
    | CardBuilt
    | OfferDiscarded
    | DeckReshuffled
    | GameEnded
)


def revealing(events: Iterable[Event]) -> bool:
    """Whether something that nobody could know has come to light."""
    return any(isinstance(event, OfferDealt) for event in events)
