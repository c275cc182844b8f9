"""The one line by which Pebbles becomes a game of the house, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from fort_desktop.games import GAMES
from fort_desktop.storage.paths import Folders
from fort_desktop.ui.language import Language
from tests.ui.conftest import LastingPool, drawn, make_stage, quick_hands, same_chance
from tests.ui.hands import PATIENCE_MS
from tests.ui.speaking import spoken

__all__ = ["drawn", "make_stage", "quick_hands", "same_chance"]  # the window of tests/ui


@pytest.fixture(autouse=True)
def _third_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", "tests.third_game")


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(config=tmp_path / "config", data=tmp_path / "data")


@pytest.fixture
def english(qapp: QGuiApplication) -> Iterator[Language]:
    with spoken("en") as language:
        yield language


@pytest.fixture
def bots(_third_game: None) -> Iterator[LastingPool]:
    """Those of the other tests were hired before there was this game."""
    pool = LastingPool(deadline=PATIENCE_MS / 1000)
    yield pool
    pool.end()
