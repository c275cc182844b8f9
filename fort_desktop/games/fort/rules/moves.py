"""Moves: hashable values, never changed. Their texts are in `notation.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from fort_desktop.games.fort.rules.actions import Suit

PIZZA, TOY = 0, 1
KINDS = ("pizza", "toy")
KIND_WORDS = ("pizza", "toys")
ACTIONS = ("public", "private")
Source = Literal["hand", "discard", "park", "deck", "yard"]


@dataclass(slots=True, unsafe_hash=True)
class Keep:
    """Draft: keep one card of the hand going round (F-SET 8)."""

    card: int


@dataclass(slots=True, unsafe_hash=True)
class Play:
    """Play a card from hand (F-PLAY)."""

    card: int


@dataclass(slots=True, unsafe_hash=True)
class Skip:
    """Play no card this turn."""


@dataclass(slots=True, unsafe_hash=True)
class Diy:
    """Trash DIY and advance the fort instead of playing a card (F-PERK)."""


@dataclass(slots=True, unsafe_hash=True)
class Name:
    """Name the suit that the played card's coin stands for (F-FOLLOW 4)."""

    suit: Suit


@dataclass(slots=True, unsafe_hash=True)
class Do:
    """Begin the public (0) or the private (1) action of the played card, or of the kid that a dog
    copies (D-PLAY)."""

    action: int


@dataclass(slots=True, unsafe_hash=True)
class Finish:
    """The played card is finished."""


@dataclass(slots=True, unsafe_hash=True)
class Choose:
    """Choose the suit that "any suit" multiplies (R9)."""

    suit: Suit


@dataclass(slots=True, unsafe_hash=True)
class Add:
    """Add a card from hand; `reading` is what its coins stand for, None where that is open."""

    card: int
    reading: Suit | None = None


@dataclass(slots=True, unsafe_hash=True)
class Use:
    """Use a card of the own lookout; `reading` as in `Add`."""

    card: int
    reading: Suit | None = None


@dataclass(slots=True, unsafe_hash=True)
class Done:
    """Nothing more is added, or discarded to follow."""


@dataclass(slots=True, unsafe_hash=True)
class Take:
    """Take pizza (0) or toys (1) where an action leaves the choice."""

    kind: int


@dataclass(slots=True, unsafe_hash=True)
class Pack:
    """Move a token to the pack, from stuff or with Sticky Fingers from the supply."""

    kind: int
    supply: bool = False


@dataclass(slots=True, unsafe_hash=True)
class Lookout:
    """Add a card to the own lookout: from hand, or with Bribe from elsewhere."""

    source: Source
    card: int = -1
    seat: int = -1


@dataclass(slots=True, unsafe_hash=True)
class Trash:
    """Trash a card of the own hand or discard pile, or of a rival's yard."""

    source: Source
    card: int
    seat: int = -1


@dataclass(slots=True, unsafe_hash=True)
class Recruit:
    """Recruit from the park, the top of the park deck (card -1) or a rival's yard."""

    source: Source
    card: int = -1
    seat: int = -1


@dataclass(slots=True, unsafe_hash=True)
class Pay:
    """Pay for the fort: pizza and toys from stuff, pizza and toys from the pack."""

    stuff_pizza: int
    stuff_toy: int
    pack_pizza: int
    pack_toy: int


@dataclass(slots=True, unsafe_hash=True)
class Spend:
    """Spend tokens for an action; the fields of `Pay`."""

    stuff_pizza: int
    stuff_toy: int
    pack_pizza: int
    pack_toy: int


@dataclass(slots=True, unsafe_hash=True)
class Swap:
    """Give away one token of `kind` from stuff or pack for one of the other kind."""

    place: Literal["stuff", "pack"]
    kind: int


@dataclass(slots=True, unsafe_hash=True)
class CopyPack:
    """Copy the pack of a rival."""

    seat: int


@dataclass(slots=True, unsafe_hash=True)
class Stop:
    """Do no further repetition (R4)."""


@dataclass(slots=True, unsafe_hash=True)
class TakeRule:
    """Keep a made-up rule of the stack."""

    rule: int


@dataclass(slots=True, unsafe_hash=True)
class TakePerk:
    """Take a perk of the row."""

    perk: int


@dataclass(slots=True, unsafe_hash=True)
class Follow:
    """Follow by discarding a card from hand."""

    card: int


@dataclass(slots=True, unsafe_hash=True)
class Also:
    """Discard a second card to follow (Copy Cat)."""

    card: int


@dataclass(slots=True, unsafe_hash=True)
class CountSuits:
    """How many suits of the discarded cards count (R10)."""

    n: int


@dataclass(slots=True, unsafe_hash=True)
class Pass:
    """Do not follow, or make no use of what is offered."""


@dataclass(slots=True, unsafe_hash=True)
class RoughHousing:
    """Trash Rough Housing and with it the leader's played card."""


@dataclass(slots=True, unsafe_hash=True)
class DoOver:
    """Trash Do-Over to play a second card."""


@dataclass(slots=True, unsafe_hash=True)
class Recycle:
    """Trash Recycling and take a card of the own discard pile to hand."""

    card: int


@dataclass(slots=True, unsafe_hash=True)
class UseCat:
    """Use the power of an own cat before a card is played (C-POWER, R28)."""

    cat: int


@dataclass(slots=True, unsafe_hash=True)
class Draw:
    """How many cards to draw, with a cat that draws one more (R29)."""

    n: int


@dataclass(slots=True, unsafe_hash=True)
class House:
    """Whose doghouse the played dog goes to, where it goes to a neighbour's (D-HOUSE)."""

    seat: int


Move = (
    Keep | Play | Skip | Diy | Name | Do | Finish | Choose | Add | Use | Done | Take | Pack
    | Lookout | Trash | Recruit | Pay | Spend | Swap | CopyPack | Stop | TakeRule | TakePerk
    | Follow | Also | CountSuits | Pass | RoughHousing | DoOver | Recycle | UseCat | Draw | House
)  # fmt: skip

USED_UP: Mapping[type, str] = {
    Diy: "diy",
    DoOver: "do-over",
    Recycle: "recycling",
    RoughHousing: "rough-housing",
}
"""By kind of move, the id of the perk that it uses up (F-PERK)."""
