"""The shape of the dogs and cats in a card file, as `schema` has it for the rest.

The description of a field is the text that the author of a bad file reads, so it completes the
sentence "expected …".
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field, PlainValidator

from fort_desktop.games.fort.cards.schema_parts import (
    ACTION,
    ID,
    NAMES,
    TOKENS,
    CardId,
    Entry,
    Names,
    SuitId,
    Tokens,
    action_of,
    suit_of,
)
from fort_desktop.games.fort.rules.actions import SIX_SUITS, Action, Suit

MOST = 6  # suits that are no coin; cards that the highest fort lets look out
KID_ACTION = "kid-action"
DRAW_EXTRA = "draw-extra"

MomentId = Literal["before-play", "followed", "unfollowed", "draw"]
ConditionId = Literal["no pizza in stuff", "fort higher than every rival"]


def _six_suit(value: object) -> Suit:
    suit = suit_of(value)
    if suit not in SIX_SUITS:
        raise ValueError("a coin")
    return suit


def _dog_action(value: object) -> Action | None:
    return None if value == KID_ACTION else action_of(value)


def _cat_action(value: object) -> Action | None:
    return None if value == DRAW_EXTRA else action_of(value)


SixSuitId = Annotated[Suit, PlainValidator(_six_suit)]
Few = Annotated[int, Field(ge=1, le=MOST)]

_FEW = f"a whole number from 1 to {MOST}"
_SIX = ", ".join(suit.id for suit in SIX_SUITS)
_SEVEN = ", ".join(suit.id for suit in Suit)


class SpendEntry(Entry):
    """Tokens to spend before a dog's action (D-PLAY)."""

    pizza: Tokens = Field(default=0, description=TOKENS)
    toy: Tokens = Field(default=0, description=TOKENS)
    any: Tokens = Field(default=0, description=TOKENS)


class NeedEntry(Entry):
    """What must be done before a dog's action; every part of it (D-PLAY)."""

    add: list[SixSuitId] = Field(
        default_factory=list, min_length=1, max_length=MOST, description=f"one to {MOST} of {_SIX}"
    )
    different: Few | None = Field(default=None, description=_FEW)
    other_than: list[SixSuitId] = Field(
        default_factory=list, alias="except", min_length=1, description=f"one or more of {_SIX}"
    )
    kid: Few | None = Field(default=None, description=_FEW)
    spend: SpendEntry | None = Field(
        default=None, description="a table with one or more of pizza, toy and any"
    )
    lookout: Few | None = Field(default=None, description=_FEW)
    fort: Annotated[int, Field(ge=1, le=5)] | None = Field(
        default=None, description="a whole number from 1 to 5"
    )
    source: Literal["hand"] | None = Field(
        default=None, alias="from", description="the word hand, or nothing"
    )


class DogEntry(Entry):
    """A dog (D-PLAY, D-SUIT)."""

    id: CardId = Field(description=ID)
    name: Names = Field(description=NAMES)
    suit: SuitId = Field(description=f"one of {_SEVEN}")
    need: NeedEntry = Field(description="a table with what is needed")
    action: Annotated[Action | None, PlainValidator(_dog_action)] = Field(
        description=f"{ACTION}, or {KID_ACTION}"
    )
    house: Literal["own", "neighbour"] = Field(
        default="own", description="one of own and neighbour"
    )


class LureEntry(Entry):
    """What brings a cat (C-LURE)."""

    suits: list[SuitId] = Field(
        default_factory=list,
        min_length=1,
        max_length=len(Suit),
        description=f"one or more of {_SEVEN}",
    )
    cards: Annotated[int, Field(ge=1, le=20)] | None = Field(
        default=None, description="a whole number from 1 to 20"
    )
    same: Annotated[int, Field(ge=2, le=20)] | None = Field(
        default=None, description="a whole number from 2 to 20"
    )


class PowerEntry(Entry):
    """What a cat does, and when (C-POWER)."""

    when: MomentId = Field(description=f"one of {', '.join(get_args(MomentId))}")
    condition: ConditionId | None = Field(
        default=None, alias="if", description=f"one of {', '.join(get_args(ConditionId))}"
    )
    do: Annotated[Action | None, PlainValidator(_cat_action)] = Field(
        description=f"{ACTION}, or {DRAW_EXTRA}"
    )


class CatEntry(Entry):
    """A cat (C-SET)."""

    id: CardId = Field(description=ID)
    name: Names = Field(description=NAMES)
    lure: LureEntry = Field(description="a table with what brings the cat")
    power: PowerEntry = Field(description="a table with when, if and do")
