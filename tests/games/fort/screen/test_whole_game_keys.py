"""A whole game with keys alone: from the title to the final scoring and back to the title."""

from __future__ import annotations

import pytest
from PySide6.QtQuick import QQuickItem

from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.ui.app import Stage
from tests.games.fort.screen.robot import KeyPlayer
from tests.games.fort.screen.seeing import check_screen
from tests.ui.hands import Key, Keys, pump, spoken_name, type_name, until, walk

# What it runs is measured without a window.
pytestmark = [pytest.mark.long, pytest.mark.no_cover]


def called(stage: Stage, name: str, kind: str = "PushButton") -> QQuickItem:
    """The control in sight with this accessible name."""
    found = [
        item
        for item in walk(stage.window.contentItem())
        if type_name(item) == kind and spoken_name(item) == name
    ]
    assert len(found) == 1, f"{len(found)} {kind} called {name!r}"
    return found[0]


def begin(stage: Stage, keys: Keys) -> FortTable:
    """A new game with dogs and cats against an easy bot."""
    app = stage.app
    keys.press(Key.Key_Return)
    assert app.screen == "new-game"
    pump()
    assert spoken_name(keys.focused) == "Play"
    level = called(stage, "Level of the bot", "Choice")
    while not level.hasActiveFocus():
        keys.press(Key.Key_Tab)
    keys.press(Key.Key_Left)
    for pets in ("Dogs", "Cats"):
        keys.go_to(called(stage, pets, "Toggle"))
        keys.press(Key.Key_Space)
    keys.go_to(called(stage, "Repeat a deal"))
    keys.press(Key.Key_Space)
    assert type_name(keys.focused) == "QQuickTextInput"
    keys.write("12")
    assert app.setup.seed == "12"
    keys.go_to(called(stage, "Play"))
    keys.press(Key.Key_Enter)
    assert app.screen == "table"
    table: FortTable = app.table_of("fort").presenter.table
    assert [seat.level for seat in table.seats] == ["", "easy"]
    assert (table.options.dogs, table.options.cats) == (True, True)
    return table


def test_from_the_title_through_a_game_and_back(make_stage):
    stage = make_stage()
    keys = Keys(stage)
    app = stage.app
    pump()
    assert spoken_name(keys.focused) == "New game"
    table = begin(stage, keys)
    robot = KeyPlayer(stage, 12, check_screen)
    made = robot.play_out()
    assert made > 20
    for (kind, way), times in robot.could.items():
        assert times < 3 or robot.ways[kind, way], f"{kind} was never made by {way}"
    assert robot.ways["need", "thing"]
    assert robot.ways["play", "cat"]

    assert until(lambda: app.screen == "scoring", app.screenChanged)
    totals = [sum(row.points for row in rows) for rows in table.score()]
    assert [row.total for row in app.scores.rows()] == totals
    pump()
    assert spoken_name(keys.focused) == "Rematch"
    keys.go_to(called(stage, "Main menu"))
    keys.press(Key.Key_Return)
    assert app.screen == "title"
    assert app.left.offers == []
    pump()
    assert spoken_name(keys.focused) == "New game"
