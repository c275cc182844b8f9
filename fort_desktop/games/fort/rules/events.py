"""Events: what happened, enough to animate and to write a log without comparing states.

`redact` turns the full events into what one seat may see: a hidden card becomes -1, a hidden
order is empty, a hidden decision is None.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fort_desktop.games.fort.rules.moves import Keep, Move, TakeRule

DECK, HAND, DISCARD, YARD, LOOKOUT, TABLE = "deck", "hand", "discard", "yard", "lookout", "table"
PARK, PARK_DECK, BOX, DRAFT = "park", "park-deck", "box", "draft"
DOGHOUSE = "doghouse"
STUFF, PACK, SUPPLY = "stuff", "pack", "supply"
HIDDEN = frozenset({DECK, HAND, PARK_DECK, DRAFT})


@dataclass(slots=True, unsafe_hash=True)
class Decided:
    """A seat decided; the first event of every move."""

    seat: int
    move: Move | None


@dataclass(slots=True, unsafe_hash=True)
class CardMoved:
    """A card went from one zone to another; seats are -1 for zones that nobody owns.

    A card that leaves the table names the leader as its source's seat: it is the leader's.
    `index` is its place in the target zone.
    """

    card: int
    source: str
    source_seat: int
    target: str
    target_seat: int
    index: int


@dataclass(slots=True, unsafe_hash=True)
class TokensMoved:
    """`n` tokens of a kind went between supply, stuff and pack of a seat."""

    seat: int
    kind: int
    n: int
    source: str
    target: str


@dataclass(slots=True, unsafe_hash=True)
class Scored:
    """A seat scored points on the track."""

    seat: int
    points: int


@dataclass(slots=True, unsafe_hash=True)
class FortAdvanced:
    """A fort reached a level."""

    seat: int
    level: int


@dataclass(slots=True, unsafe_hash=True)
class RuleTaken:
    """A seat took a made-up rule; -1 for everybody else until the end."""

    seat: int
    rule: int


@dataclass(slots=True, unsafe_hash=True)
class PerkTaken:
    """A seat took a perk."""

    seat: int
    perk: int


@dataclass(slots=True, unsafe_hash=True)
class PerkTrashed:
    """A seat trashed a perk to use it."""

    seat: int
    perk: int


@dataclass(slots=True, unsafe_hash=True)
class SculptureTaken:
    """A seat took the Macaroni Sculpture."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class NeedMet:
    """The need of the dog that a seat played is met; its action begins (D-PLAY)."""

    seat: int
    card: int


@dataclass(slots=True, unsafe_hash=True)
class CatLured:
    """A cat came from the middle, `source_seat` -1, or from a rival, to a seat (C-LURE)."""

    cat: int
    source_seat: int
    seat: int


@dataclass(slots=True, unsafe_hash=True)
class CatUsed:
    """A seat's cat uses its power, chosen or by itself; what comes of it follows (C-POWER)."""

    seat: int
    cat: int


@dataclass(slots=True, unsafe_hash=True)
class Shuffled:
    """A seat's discard pile became its deck; `order` from bottom to top. Seat -1: at setup."""

    seat: int
    order: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class ActionEnded:
    """An action of the played card ended; `follower` when a rival carried it out.

    `action` is 0 for the public, 1 for the private one, -1 for the action of a dog.
    """

    seat: int
    action: int
    whole: bool
    follower: bool


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan:
    """A turn began."""

    seat: int
    round: int


@dataclass(slots=True, unsafe_hash=True)
class EndTriggered:
    """This is the last round: "points", "fort" or "park"."""

    reason: str
    seat: int


@dataclass(slots=True, unsafe_hash=True)
class GameEnded:
    """Scores are final; the made-up rules are open now."""


Event = (
    Decided | CardMoved | TokensMoved | Scored | FortAdvanced | RuleTaken | PerkTaken | PerkTrashed
    | SculptureTaken | NeedMet | CatLured | CatUsed | Shuffled | ActionEnded | TurnBegan
    | EndTriggered | GameEnded
)  # fmt: skip


def redact(events: Sequence[Event], seat: int) -> list[Event]:
    """The events as `seat` may see them; -1 is an onlooker who sees no hand at all."""
    return [_redacted(event, seat) for event in events]


def _redacted(event: Event, seat: int) -> Event:
    match event:
        case Decided(seat=actor, move=Keep() | TakeRule()) if actor != seat:
            return replace(event, move=None)
        case CardMoved(source=source, target=target) if source in HIDDEN and target in HIDDEN:
            own = event.target_seat == seat and target in (HAND, DRAFT)
            return event if own else replace(event, card=-1)
        case RuleTaken(seat=actor) if actor != seat:
            return replace(event, rule=-1)
        case Shuffled():
            return replace(event, order=())
        case _:
            return event


def revealing(events: Sequence[Event], *, unseen: bool = False) -> bool:
    """Whether these events of one move tell the seat that decided something it did not know.

    That is a card out of a deck or out of the draft, where hands pass on; a shuffle; a fort of
    level 1, which opens the stack of made-up rules; and the end, which opens them all. A card out
    of the seat's own hand tells it nothing. Nor does the draft before anybody looks again: with
    `unseen` nobody has.
    """
    return any(_reveals(event, unseen=unseen) for event in events)


def _reveals(event: Event, *, unseen: bool) -> bool:
    match event:
        case CardMoved(source=source):
            return source in (DECK, PARK_DECK) or (source == DRAFT and not unseen)
        case FortAdvanced(level=level):
            return level == 1
        case Shuffled() | GameEnded():
            return True
        case _:
            return False
