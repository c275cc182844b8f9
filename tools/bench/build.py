"""Which build of the rules runs: the sources, or modules compiled beside them."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from fort_desktop.games.fort.rules import engine

PURE, COMPILED = "pure", "compiled"


def build(file: str = engine.__file__) -> str:
    """`PURE` or `COMPILED`, told by the file that the rules of Fort were loaded from."""
    return COMPILED if file.endswith(tuple(EXTENSION_SUFFIXES)) else PURE
