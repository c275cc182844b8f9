"""The shape of a card file of Fort: every field with what is expected of it.

The description of a field is the text that the author of a bad file reads, so it completes the
sentence "expected …".
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from fort_desktop.games.fort.cards.pet_schema import CatEntry, DogEntry
from fort_desktop.games.fort.cards.schema_parts import (
    ACTION,
    ID,
    NAMES,
    TOKENS,
    ActionText,
    CardId,
    Entry,
    Names,
    SuitId,
    Tokens,
)
from fort_desktop.games.fort.rules.actions import Suit

MAX_LEVEL = 5
MAX_COPIES = 20

BoardId = Literal["book", "crown", "glue", "shovel", "skateboard", "squirtgun"]
Colour = Literal["yellow", "blue", "green", "red"]
# The engine carries these out by name; a card file may leave some out, but cannot invent any.
PerkId = Literal[
    "birthday-party",
    "bribe",
    "copy-cat",
    "diy",
    "do-over",
    "recycling",
    "rough-housing",
    "sticky-fingers",
    "xxl-backpack",
]
RuleId = Literal[
    "big-plans",
    "friendship-bracelet",
    "loner",
    "minimalism",
    "piggy-bank",
    "pizza-party",
    "play-palace",
    "popularity",
    "secret-stash",
    "sleepover",
    "slime-lab",
]

_SUITS = [suit.id for suit in Suit]


class CostEntry(Entry):
    """Tokens to pay for one level of the fort (F-FORT)."""

    pizza: Tokens = Field(default=0, description=TOKENS)
    toy: Tokens = Field(default=0, description=TOKENS)
    any: Tokens = Field(default=0, description=TOKENS)


class FortTable(Entry):
    """What every board shows: points at the end and costs, by fort level (F-FORT)."""

    points: list[Annotated[int, Field(ge=0, le=100)]] = Field(
        min_length=MAX_LEVEL + 1,
        max_length=MAX_LEVEL + 1,
        description=f"{MAX_LEVEL + 1} whole numbers from 0 to 100, for the levels 0 to {MAX_LEVEL}",
    )
    cost: list[CostEntry] = Field(
        min_length=MAX_LEVEL,
        max_length=MAX_LEVEL,
        description=f"{MAX_LEVEL} tables with pizza, toy and any, for the levels 1 to {MAX_LEVEL}",
    )


class BoardEntry(Entry):
    """A player board (F-SET 3)."""

    id: BoardId = Field(description=f"a suit, one of {', '.join(get_args(BoardId))}")
    colour: Colour = Field(description=f"one of {', '.join(get_args(Colour))}")
    best_friends: list[CardId] = Field(
        min_length=2, max_length=2, description="the ids of two kids whose copies are 0"
    )


class KidEntry(Entry):
    """A kid, best friends included; `known` is a note for readers."""

    id: CardId = Field(description=ID)
    name: Names = Field(description=NAMES)
    suits: list[SuitId] = Field(
        min_length=1, max_length=2, description=f"one or two of {', '.join(_SUITS)}"
    )
    copies: Annotated[int, Field(ge=0, le=MAX_COPIES)] = Field(
        default=1, description=f"a whole number from 0 (a best friend) to {MAX_COPIES}"
    )
    public: ActionText | None = Field(default=None, description=ACTION)
    private: ActionText | None = Field(default=None, description=ACTION)
    known: str = Field(default="", description="a note, any text")


class PerkEntry(Entry):
    """A perk (F-PERK)."""

    id: PerkId = Field(description=f"a perk of the game, one of {', '.join(get_args(PerkId))}")
    name: Names = Field(description=NAMES)


class RuleEntry(Entry):
    """A made-up rule (F-RULE)."""

    id: RuleId = Field(description=f"a rule of the game, one of {', '.join(get_args(RuleId))}")
    name: Names = Field(description=NAMES)


class CardFile(Entry):
    """A whole card file."""

    board: FortTable = Field(description="a table with points and cost")
    boards: list[BoardEntry] = Field(
        min_length=4, max_length=4, description="four tables, one for each board"
    )
    kids: list[KidEntry] = Field(description="a list of tables, one for each kid")
    perks: list[PerkEntry] = Field(description="a list of tables, one for each perk")
    made_up_rules: list[RuleEntry] = Field(
        description="a list of tables, one for each made-up rule"
    )
    dogs: list[DogEntry] = Field(
        default_factory=list, description="a list of tables, one for each dog"
    )
    cats: list[CatEntry] = Field(
        default_factory=list, description="a list of tables, one for each cat"
    )
