"""The one line by which Pebbles becomes a game of the house, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fort_desktop.games import GAMES
from tests.ui.hands import PATIENCE_MS
from tests.window import LastingPool


@pytest.fixture(autouse=True)
def _third_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", "tests.third_game")


@pytest.fixture(autouse=True)
def _in_the_window(quick_hands: None, same_chance: None) -> None:
    """See `tests/window.py`."""


@pytest.fixture
def bots(_third_game: None) -> Iterator[LastingPool]:
    """Those of the other tests were hired before there was this game."""
    pool = LastingPool(deadline=PATIENCE_MS / 1000)
    yield pool
    pool.end()
