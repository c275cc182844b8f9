"""From the text of a card file, once it is found right, to the definitions."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from pydantic import ValidationError

from fort_desktop.games.fort.cards.assemble import assemble
from fort_desktop.games.fort.cards.checks import field_problems, whole_problems
from fort_desktop.games.fort.cards.errors import CardFileError, Problem
from fort_desktop.games.fort.cards.schema import CardFile
from fort_desktop.games.fort.rules.cards import CardSet


def build_cards(text: str, file: str) -> CardSet:
    """The definitions in the text of a card file; `file` is its name in messages.

    Raises:
        CardFileError: names every fault of the file.
    """
    raw = _parse_toml(text, file)
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


def _parse_toml(text: str, file: str) -> dict[str, Any]:
    if key := _LONG_KEY.search(text):
        line = text.count("\n", 0, key.end()) + 1
        what = f"expected keys of at most {_MAX_PARTS} parts; found a longer one in line {line}"
        raise CardFileError([Problem(file, "", "", what)])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what = f"it is not TOML: {str(error).rstrip('.')}"
    except ValueError:
        what = "it is not TOML: a number with too many digits"
    except RecursionError:
        what = "it is not TOML: brackets nested too deeply"
    raise CardFileError([Problem(file, "", "", what)])
