"""From the text of a card file, once it is found right, to the definitions."""

from __future__ import annotations

import tomllib
from typing import Any

from pydantic import ValidationError

from fort_desktop.content.assemble import assemble
from fort_desktop.content.checks import field_problems, whole_problems
from fort_desktop.content.errors import CardFileError, Problem
from fort_desktop.content.schema import CardFile
from fort_desktop.games.fort.cards import CardSet


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


def _parse_toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what = f"it is not TOML: {str(error).rstrip('.')}"
    except ValueError:
        what = "it is not TOML: a number with too many digits"
    except RecursionError:
        what = "it is not TOML: brackets nested too deeply"
    raise CardFileError([Problem(file, "", "", what)])
