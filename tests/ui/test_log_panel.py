"""The log in the window of either game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMetaObject

from tests.games.towers.screen.test_whole_games import table_of
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, until, walk
from tests.ui.player import quiet
from tools.pictures.staging import asked, staged


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_a_table_may_be_left_in_the_moment_in_which_its_log_changes(make_stage, game):
    """What was put off until the log has its lines is not done to a table that is no more."""
    stage = make_stage()
    if game == "fort":
        stage.app.play(staged(CARDS, 2, asked("play", least=4, from_round=2)))
        log = stage.app.table_of("fort").log
    else:
        stage.app.play(table_of(2, 1, 1))
        log = stage.app.table_of("towers").log
    quiet(stage)
    Keys(stage).press(Key.Key_L)
    quiet(stage)
    (lines,) = [i for i in walk(stage.window.contentItem()) if i.inherits("QQuickListView")]
    log.show(log.rows()[:-1])
    assert QMetaObject.invokeMethod(lines, "forceLayout")
    lines.setProperty("currentIndex", -1)
    stage.app.show("title")
    changes: list[bool] = []
    lines.currentIndexChanged.connect(lambda: changes.append(True))
    until(lambda: False, ms=60)
    assert changes == []
