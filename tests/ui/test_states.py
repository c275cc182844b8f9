"""What a table can do is none of its words: mute, with nameless people, it is in the same state."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject

from fort_desktop.games.towers.rules.moves import Keep
from fort_desktop.games.towers.screen.table import TowersTable
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.table import AnyTable
from fort_desktop.ui import chance
from fort_desktop.ui.resources import QML
from fort_desktop.ui.texts.base import Sayings
from tests.games.towers.screen.bridge_at import building, position, shown, taking
from tests.ui.bridges import CARDS, open_table, owned
from tools.pictures.staging import asked, sample_table, staged


def states(table: QObject) -> dict[str, Any]:
    """Everything that QML reads and that is neither a text nor a list of texts."""
    found = owned("table", table, but=("log", "page", "faces"))
    return {key: value for key, value in found.items() if isinstance(value, int)}


def mute(table: AnyTable) -> AnyTable:
    table.seats = tuple(replace(seat, name="") for seat in table.seats)
    return table


def fort(kind: str) -> Callable[[], AnyTable]:
    return lambda: staged(CARDS, 3, asked(kind, from_round=2))


def people() -> AnyTable:
    table = sample_table(CARDS, 3, 5, persons=3)
    play_until(table, lambda t: t.number >= 30 and len(t.legal()) > 1)
    return table


FORT = {kind: fort(kind) for kind in ("play", "add", "follow", "recruit-phase")} | {
    "people": people
}
TOWERS = {
    "bid": lambda: shown(mute(position()))[0],
    "the last to bid": lambda: shown(mute(position("pbbb", bids=[None, 0, 1, 2], start=1)))[0],
    "a rival": lambda: shown(mute(position("pbbbb", start=1)))[0],
    "take": lambda: taking("2")[0],
    "demolish": lambda: building("haunted-7 forest-5")[0],
    "build": lambda: built_once(building("haunted-7 forest-5")[0]),
}


def built_once(bridge: TowersTable) -> TowersTable:
    """Nothing is demolished: then the cards are built."""
    bridge.flow.submit(Keep())
    return bridge


@pytest.mark.parametrize("make", FORT.values(), ids=FORT)
def test_the_state_of_a_table_of_fort_is_none_of_its_words(english, monkeypatch, make):
    chance.source.seed(0)
    spoken = states(open_table(make())[0])
    monkeypatch.setattr(Sayings, "say", lambda *_, **__: "")
    chance.source.seed(0)
    assert states(open_table(mute(make()))[0]) == spoken
    assert any(spoken.values())


@pytest.mark.parametrize("make", TOWERS.values(), ids=TOWERS)
def test_the_state_of_a_table_of_towers_is_none_of_its_words(english, monkeypatch, make):
    spoken = states(make())
    monkeypatch.setattr(Sayings, "say", lambda *_, **__: "")
    assert states(make()) == spoken
    assert any(spoken.values())


def test_no_screen_reads_a_state_from_a_sentence():
    """A bubble that has nothing to say is not there; what can be done is a property of its own."""
    read = re.compile(r"\b\w+(Text|Title|Reason|Name)\s*[!=]==?\s*\"\"")
    found = [path.name for path in QML.rglob("*.qml") if read.search(path.read_text("utf-8"))]
    assert found == []
