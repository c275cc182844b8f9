"""From the text of a card file, once it is found right, to the definitions."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError

from fort_desktop.games.fort.cards.assemble import assemble
from fort_desktop.games.fort.cards.checks import field_problems, whole_problems
from fort_desktop.games.fort.cards.errors import CardFileError, Problem
from fort_desktop.games.fort.cards.schema import CardFile
from fort_desktop.games.fort.rules.cards import CardSet


def build_set(files: Sequence[tuple[str, str]]) -> CardSet:
    """The definitions in files that are one set together, each with its name and its text.

    Raises:
        CardFileError: names every fault.
    """
    name = " + ".join(file for file, _ in files)
    if len(files) > 1:
        for file, text in files:  # for what it lacks by itself, a line can be told
            _parse_toml(text, file)
    return build_cards("\n".join(text for _, text in files), name, several=len(files) > 1)


def build_cards(text: str, file: str, *, several: bool = False) -> CardSet:
    """The definitions in the text of a card file.

    Args:
        text: TOML.
        file: its name in messages.
        several: whether it is several files, each of which is right as TOML.

    Raises:
        CardFileError: names every fault of the file.
    """
    raw = _parse_toml(text, file, several=several)
    try:
        cards = CardFile.model_validate(raw)
    except ValidationError as error:
        raise CardFileError(field_problems(error, raw, file)) from error
    problems = whole_problems(cards, file)
    if problems:
        raise CardFileError(problems)
    return assemble(raw)


# Each part of a key costs the parser as much as all before it, and no field has more than three.
_MAX_PARTS = 32
_PART = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(
    rf"(?:^|[\[{{,])[ \t]*+{_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{_MAX_PARTS}}}", re.MULTILINE
)


_NAMESPACE = re.compile(r"\(('[^']*'(?:, '[^']*')*),?\)")  # as Python writes a tuple
_PLACE = re.compile(r" \(at (.*)\)$")


def _dotted(key: re.Match[str]) -> str:
    return key[1].replace("', '", ".")


def _parse_toml(text: str, file: str, *, several: bool = False) -> dict[str, Any]:
    if key := _LONG_KEY.search(text):
        line = text.count("\n", 0, key.end()) + 1
        what = f"expected keys of at most {_MAX_PARTS} parts; found a longer one in line {line}"
        raise CardFileError([Problem(file, "", "", what)])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        told = _NAMESPACE.sub(_dotted, str(error))
        fault, _, place = _PLACE.sub(r"\n\1", told.rstrip(".")).partition("\n")
        what = f"it is not TOML in {place}: {fault}" if place else f"it is not TOML: {fault}"
        what = f"these files are no set: {fault}" if several else what
    except ValueError:
        what = "it is not TOML: a number with too many digits"
    except RecursionError:
        what = "it is not TOML: brackets nested too deeply"
    raise CardFileError([Problem(file, "", "", what)])
