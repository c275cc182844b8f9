"""Pending frames and the played card as plain JSON values (docs/engine.md, "Positions").

Every field name means the same wherever it occurs, so that one table says how each is written
and read. A field with its usual value is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, TypeVar, get_args

from fort_desktop.contract.errors import InvalidPosition
from fort_desktop.contract.reading import (
    refuse,
    to_bool,
    to_choice,
    to_int,
    to_list,
    to_number,
    to_object,
)
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import Action, BadAction, Suit, parse_action
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.frames import Frame, Phase, Played
from fort_desktop.games.fort.rules.moves import ACTIONS, KIND_WORDS
from fort_desktop.games.fort.rules.setup import MAX_SEATS
from fort_desktop.games.fort.rules.state import START_CARDS

MOST = 99
LONGEST_ACTION = 100
Record = TypeVar("Record")


@dataclass(slots=True, unsafe_hash=True)
class Codec:
    """How one kind of field is written, and read back from a value found at a place."""

    write: Callable[[CardSet, Any], Any]
    read: Callable[[CardSet, Any, str], Any]


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


FRAMES: dict[str, type[Frame]] = {_kebab(cls.__name__): cls for cls in get_args(Frame)}
_PHASES = [phase.name.lower().replace("_", "-") for phase in Phase]
_SUITS = [suit.id for suit in Suit]


def write_frame(cards: CardSet, frame: Frame) -> dict[str, Any]:
    """A frame as an object; "frame" says which."""
    return {"frame": _kebab(type(frame).__name__)} | _write(cards, frame)


def read_frame(cards: CardSet, value: Any, where: str) -> Frame:
    """The frame of an object.

    Raises:
        InvalidPosition: says which field is wrong and what was expected.
    """
    if not isinstance(value, dict):
        refuse(where, value, "an object")
    kinds = list(FRAMES)
    kind = kinds[to_choice(value.get("frame"), f"{where}, frame", kinds)]
    rest = {key: item for key, item in value.items() if key != "frame"}
    return _read(FRAMES[kind], cards, rest, where)


def write_play(cards: CardSet, play: Played | None) -> dict[str, Any] | None:
    """The played card as an object."""
    return None if play is None else _write(cards, play)


def read_play(cards: CardSet, value: Any, where: str) -> Played | None:
    """The played card of an object.

    Raises:
        InvalidPosition: says which field is wrong and what was expected.
    """
    return None if value is None else _read(Played, cards, value, where)


def _write(cards: CardSet, record: Any) -> dict[str, Any]:
    written = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if field.default is MISSING or value != field.default:
            written[field.name] = CODECS[field.name].write(cards, value)
    return written


def _read(cls: type[Record], cards: CardSet, value: Any, where: str) -> Record:
    known: tuple[Field[Any], ...] = fields(cls)  # type: ignore[arg-type]
    found = to_object(value, where, [field.name for field in known])
    values = {}
    for field in known:
        if field.name in found:
            place = f"{where}, {field.name}"
            values[field.name] = CODECS[field.name].read(cards, found[field.name], place)
        elif field.default is MISSING:
            raise InvalidPosition(f"{where}: {field.name} is missing")
    return cls(**values)


# --- kinds of fields ----------------------------------------------------------------------------


def _number(low: int, high: int = MOST) -> Codec:
    return Codec(lambda _, value: value, lambda _, value, where: to_int(value, where, low, high))


def _word(words: list[str], make: Callable[[int], Any] = int) -> Codec:
    def read(_: CardSet, value: Any, where: str) -> Any:
        return make(to_choice(value, where, words))

    return Codec(lambda _, value: words[value], read)


def _or_null(codec: Codec, absent: int | None = None) -> Codec:
    """Null stands for `absent`."""

    def write(cards: CardSet, value: Any) -> Any:
        return None if value == absent else codec.write(cards, value)

    def read(cards: CardSet, value: Any, where: str) -> Any:
        return absent if value is None else codec.read(cards, value, where)

    return Codec(write, read)


def _many(codec: Codec) -> Codec:
    def write(cards: CardSet, values: Any) -> Any:
        return [codec.write(cards, value) for value in values]

    def read(cards: CardSet, value: Any, where: str) -> Any:
        return tuple(codec.read(cards, item, where) for item in to_list(value, where))

    return Codec(write, read)


def _record(cls: type[Any]) -> Codec:
    return Codec(_write, lambda cards, value, where: _read(cls, cards, value, where))


def _read_action(_: CardSet, value: Any, where: str) -> Action:
    if not isinstance(value, str) or len(value) > LONGEST_ACTION:
        refuse(where, value, "an action such as 'pizza x shovel'")
    try:
        return parse_action(value)
    except BadAction as error:
        raise InvalidPosition(f"{where}: {error}") from None


_FLAG = Codec(lambda _, value: value, lambda _, value, where: to_bool(value, where))
_COUNT = _number(0)
_SUIT = _word(_SUITS, Suit)
_SEAT = Codec(
    lambda _, value: value + 1, lambda _, value, where: to_int(value, where, 1, MAX_SEATS) - 1
)
_CARD = Codec(
    lambda cards, value: cards.names[value],
    lambda cards, value, where: to_number(value, where, cards.numbers, "card"),
)
_CAT = Codec(
    lambda cards, value: cards.cats[value].id,
    lambda cards, value, where: to_number(value, where, cards.cat_numbers, "cat"),
)

CODECS: dict[str, Codec] = {
    "seat": _SEAT,
    "followers": _many(_SEAT),
    "phase": _word(_PHASES, Phase),
    "card": _CARD,
    "kid": _or_null(_CARD, -1),
    "used": _many(_CAT),
    "cards": _many(_CARD),
    "followed_with": _many(_CARD),
    "action": Codec(lambda _, value: str(value), _read_action),
    "begun": _many(_word(list(ACTIONS))),
    "kind": _or_null(_word(list(KIND_WORDS)), -1),
    "suit": _SUIT,
    "named": _or_null(_SUIT),
    "any_suit": _or_null(_SUIT),
    "reading": _or_null(_SUIT),
    "added": _many(_record(fr.Added)),
    "tallies": _many(_record(fr.Tally)),
    "whole": _many(_FLAG),
    "pick": _number(0, START_CARDS - 1),
    "reps": _number(-1),
} | {
    **dict.fromkeys(("asked", "counted", "index", "rep", "done", "stage", "count"), _COUNT),
    **dict.fromkeys(("second", "pair", "follower", "step_whole", "stoppable", "bracket"), _FLAG),
    **dict.fromkeys(("lookout", "trashed", "followed_in_part", "moved", "housed"), _FLAG),
}
