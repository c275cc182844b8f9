"""The shape of a card file of Fort: every field with what is expected of it.

The description of a field is the text that the author of a bad file reads, so it completes the
sentence "expected …".
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainValidator

from fort_desktop.games.fort.actions import Action, Suit, parse_action

MAX_LEVEL = 5
MAX_TOKENS = 30
MAX_COPIES = 20
MAX_ACTION_LENGTH = 120

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

_SUITS = {suit.id: suit for suit in Suit}


def _suit(value: object) -> Suit:
    if not isinstance(value, str) or value not in _SUITS:
        raise ValueError("no suit")
    return _SUITS[value]


def _action(value: object) -> Action:
    if not isinstance(value, str) or len(value) > MAX_ACTION_LENGTH:
        raise ValueError("no text, or too long")
    return parse_action(value)


def _name(value: str) -> str:
    if not value.isprintable() or value != value.strip():
        raise ValueError("unprintable, or blanks at the ends")
    return value


SuitId = Annotated[Suit, PlainValidator(_suit)]
ActionText = Annotated[Action, PlainValidator(_action)]
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_name)]
# No part may begin with a digit: the second copy of "puddin" is called "puddin-2".
CardId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$", max_length=40)]
Tokens = Annotated[int, Field(ge=0, le=MAX_TOKENS)]

_NAME = "a text of 1 to 40 printable characters, without blanks at its ends"
_ACTION = f"an action in the icon grammar, a text of at most {MAX_ACTION_LENGTH} characters"
_TOKENS = f"a whole number from 0 to {MAX_TOKENS}"


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Names(_Entry):
    """A display name in each language."""

    en: Name = Field(description=_NAME)
    cs: Name = Field(description=_NAME)
    pl: Name = Field(description=_NAME)


class CostEntry(_Entry):
    """Tokens to pay for one level of the fort (F-FORT)."""

    pizza: Tokens = Field(default=0, description=_TOKENS)
    toy: Tokens = Field(default=0, description=_TOKENS)
    any: Tokens = Field(default=0, description=_TOKENS)


class FortTable(_Entry):
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


class BoardEntry(_Entry):
    """A player board (F-SET 3)."""

    id: BoardId = Field(description=f"a suit, one of {', '.join(get_args(BoardId))}")
    colour: Colour = Field(description=f"one of {', '.join(get_args(Colour))}")
    best_friends: list[CardId] = Field(
        min_length=2, max_length=2, description="the ids of two kids whose copies are 0"
    )


class KidEntry(_Entry):
    """A kid, best friends included; `known` is a note for readers."""

    id: CardId = Field(description="lower-case words of a to z and digits, joined by '-'")
    name: Names = Field(description="a table with a name in each of en, cs and pl")
    suits: list[SuitId] = Field(
        min_length=1, max_length=2, description=f"one or two of {', '.join(_SUITS)}"
    )
    copies: Annotated[int, Field(ge=0, le=MAX_COPIES)] = Field(
        default=1, description=f"a whole number from 0 (a best friend) to {MAX_COPIES}"
    )
    public: ActionText | None = Field(default=None, description=_ACTION)
    private: ActionText | None = Field(default=None, description=_ACTION)
    known: str = Field(default="", description="a note, any text")


class PerkEntry(_Entry):
    """A perk (F-PERK)."""

    id: PerkId = Field(description=f"a perk of the game, one of {', '.join(get_args(PerkId))}")
    name: Names = Field(description="a table with a name in each of en, cs and pl")


class RuleEntry(_Entry):
    """A made-up rule (F-RULE)."""

    id: RuleId = Field(description=f"a rule of the game, one of {', '.join(get_args(RuleId))}")
    name: Names = Field(description="a table with a name in each of en, cs and pl")


class CardFile(_Entry):
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
