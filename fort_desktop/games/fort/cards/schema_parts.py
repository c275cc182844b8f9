"""Kinds of values in card files, with what is expected of each."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    PlainValidator,
    create_model,
)

from fort_desktop.games.fort.rules.actions import Action, Suit, parse_action
from fort_desktop.languages import CODES, ENGLISH

MAX_TOKENS = 30
MAX_ACTION_LENGTH = 120

_SUITS = {suit.id: suit for suit in Suit}


def suit_of(value: object) -> Suit:
    """The suit of a value found in a file.

    Raises:
        ValueError: it is none.
    """
    if not isinstance(value, str) or value not in _SUITS:
        raise ValueError("no suit")
    return _SUITS[value]


def action_of(value: object) -> Action:
    """The action of a value found in a file.

    Raises:
        ValueError: it is none; a `BadAction` says why where it is a text.
    """
    if not isinstance(value, str) or len(value) > MAX_ACTION_LENGTH:
        raise ValueError("no text, or too long")
    return parse_action(value)


def _name(value: str) -> str:
    if not value.isprintable() or value != value.strip():
        raise ValueError("unprintable, or blanks at the ends")
    return value


SuitId = Annotated[Suit, PlainValidator(suit_of)]
ActionText = Annotated[Action, PlainValidator(action_of)]
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_name)]
# No part may begin with a digit: the second copy of "puddin" is called "puddin-2".
CardId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$", max_length=40)]
Tokens = Annotated[int, Field(ge=0, le=MAX_TOKENS)]

NAME = "a text of 1 to 40 printable characters, without blanks at its ends"
OTHERS = tuple(code for code in CODES if code != ENGLISH)
NAMES = f"a table with a name in {ENGLISH}, and in {', '.join(OTHERS)} where there is one"
ID = "lower-case words of a to z and digits, joined by '-'"
ACTION = f"an action in the icon grammar, a text of at most {MAX_ACTION_LENGTH} characters"
TOKENS = f"a whole number from 0 to {MAX_TOKENS}"


class Entry(BaseModel):
    """A table of a card file, with none but known fields."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


_NEEDED = (Name, Field(description=NAME))
_WANTED = (Name | None, Field(default=None, description=NAME))
_names: Any = create_model(
    "Names",
    __base__=Entry,
    **{ENGLISH: _NEEDED},  # type: ignore[call-overload]  # the stubs want each by its name
    **dict.fromkeys(OTHERS, _WANTED),
)


class Names(_names):  # type: ignore[misc]  # made of the list of languages
    """A display name in English, which stands in for those in other languages."""
