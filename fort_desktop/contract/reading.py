"""Reading plain JSON values that anybody may have written: right, or a sentence that says where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

from fort_desktop.contract.errors import InvalidPosition


def refuse(where: str, value: Any, expected: str) -> NoReturn:
    """Say which field is wrong and what was expected."""
    raise InvalidPosition(f"{where}: expected {expected}, found {show(value)}")


def show(value: Any) -> str:
    """A value for a message, cut short; never fails, whatever it is."""
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "…")
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if value.bit_length() <= 64 else "a huge number"
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list | tuple):
        return "a list"
    return "an object" if isinstance(value, dict) else "something that is no JSON"


def to_object(value: Any, where: str, known: Iterable[str]) -> dict[str, Any]:
    """An object with none but known keys."""
    if not isinstance(value, dict):
        refuse(where, value, "an object")
    keys = list(known)
    for key in value:
        if key not in keys:
            raise InvalidPosition(f"{where}: unknown key {show(key)}; expected {', '.join(keys)}")
    return value


def to_list(value: Any, where: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        refuse(where, value, "a list")
    return value


def to_int(value: Any, where: str, low: int, high: int | None = None) -> int:
    """A whole number within bounds."""
    if type(value) is not int or value < low or (high is not None and value > high):
        span = f"of at least {low}" if high is None else f"from {low} to {high}"
        refuse(where, value, f"a whole number {span}")
    return value


def to_bool(value: Any, where: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        refuse(where, value, "true or false")
    return value


def to_choice(value: Any, where: str, words: Sequence[str]) -> int:
    """The place of a word among the words that may stand here."""
    if not isinstance(value, str) or value not in words:
        refuse(where, value, f"one of {', '.join(words)}")
    return words.index(value)


def to_number(value: Any, where: str, numbers: Mapping[str, int], what: str) -> int:
    """The number of a card, or of whatever else has a name in notation."""
    number = numbers.get(value) if isinstance(value, str) else None
    if number is None:
        refuse(where, value, f"the name of a {what}")
    return number


def to_numbers(value: Any, where: str, numbers: Mapping[str, int], what: str) -> list[int]:
    """The numbers of a list of different names."""
    found = [to_number(name, where, numbers, what) for name in to_list(value, where)]
    for place, number in enumerate(found):
        if number in found[:place]:
            raise InvalidPosition(f"{where}: {show(value[place])} is there twice")
    return found
