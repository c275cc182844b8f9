"""Cards that stay as they are: a new card in the shipped files changes no position and no game.

Tests of rules, bots and tables play with these. What is about the shipped files asks `load_cards`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from fort_desktop.games.fort.cards.assemble import assemble
from fort_desktop.games.fort.cards.loader import BUILT_IN
from fort_desktop.games.fort.rules.cards import CardSet

FOLDER = Path(__file__).parent / "frozen"


@cache
def frozen_cards() -> CardSet:
    """The same object every time, as cards are compared by identity."""
    return assemble(tomllib.loads("\n".join(map(frozen_text, BUILT_IN))))


def frozen_text(name: str) -> str:
    """A file as it was shipped once."""
    return (FOLDER / name).read_text(encoding="utf-8")
