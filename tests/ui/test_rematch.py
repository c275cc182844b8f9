"""A rematch begun by a slip costs nothing: the result before it is still there."""

from __future__ import annotations

import secrets
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fort_desktop.bots.levels import RandomBot
from fort_desktop.games.towers.play.adapter import new_towers_table
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.table import AnyTable, SeatSetup
from fort_desktop.storage.autosave import Autosave
from fort_desktop.ui.bridge.app_bridge import AppBridge
from tests.play.helpers import play_on
from tests.ui.bridges import CARDS
from tests.ui.hands import PATIENCE_MS, Key, Keys, Mouse, point_in, spoken_name, until
from tests.ui.saying import line
from tests.ui.test_icon_buttons import button as one
from tools.pictures.staging import sample_table


def finished(game: str, persons: int = 1) -> AnyTable:
    if game == "fort":
        table: AnyTable = sample_table(CARDS, 2, 3, persons=persons)
    else:
        seats = [SeatSetup("Ola", board="red"), SeatSetup("Bot 2", "bot", "easy", "blue")]
        table = new_towers_table(seats, 5)
    play_on(table, Random(1))
    return table


def scored(app: AppBridge, table: AnyTable) -> None:
    app.play(table)
    assert until(lambda: app.screen == "scoring", app.screenChanged)


def unfinished(folders) -> list[str]:
    return [record.key for record in Autosave(folders.autosaves).unfinished()]


def bot_decides(app: AppBridge) -> None:
    (table, seat), app.driver.asked = app.driver.asked, None
    move = RandomBot().choose(table.game, table.view(seat), table.legal(), Random(1))
    app.driver.answered.emit(move)


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_a_rematch_in_which_nobody_has_decided_is_taken_back_to_the_scoring(
    make_app, folders, game, qtbot
):
    app = make_app(folders)
    table = finished(game)
    scored(app, table)
    said = app.scores.headline, app.scores.standing
    assert all(said)
    app._services.wait(60)
    counted = folders.statistics_file.read_text("utf-8")
    app.rematch()
    rematch = app._played
    qtbot.waitUntil(lambda: unfinished(folders) == [rematch.key], timeout=PATIENCE_MS)
    assert app.table.undoing.can
    assert app.table.undoing.reason == ""
    app.table.undoing.undo()
    assert app.screen == "scoring"
    assert (app.scores.headline, app.scores.standing) == said
    assert unfinished(folders) == []
    app._services.wait(60)
    assert folders.statistics_file.read_text("utf-8") == counted
    app.rematch()
    assert app._played not in (table, rematch)
    assert app.screen != "scoring"


def test_a_rematch_in_which_a_bot_has_decided_is_taken_back_as_well(make_app, folders, monkeypatch):
    monkeypatch.setattr(secrets, "randbits", lambda _: 2)  # the bot begins
    app = make_app(folders)
    scored(app, finished("towers"))
    app.rematch()
    bot_decides(app)
    assert app._played.number > 0
    app.table.undoing.undo()
    assert app.screen == "scoring"


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_undo_says_that_it_takes_back_the_rematch_until_a_person_decides(make_stage, game):
    stage = make_stage()
    app = stage.app
    scored(app, finished(game))
    app.rematch()
    button = one(stage, "undo")
    told = "Undo the rematch: back to the final scoring"
    assert spoken_name(button) == told
    Mouse(stage.window).hover(point_in(button))
    assert until(lambda: told == line(stage), stage.window.afterAnimating)
    stage.driver.cancel()
    play_until(app._played, lambda table: table.decision().seat == 0)
    bridge = app.table_of(game)
    bridge.flow.resume()
    assert spoken_name(button) == told
    bridge.flow.submit(bridge.presenter.moves[0])
    assert spoken_name(button) == "Undo"


def test_once_a_person_has_decided_a_rematch_is_a_game_like_any_other(make_app, folders):
    app = make_app(folders)
    scored(app, finished("fort"))
    app.rematch()
    bridge, table = app.table_of("fort"), app._played
    while app.driver.asked is not None:
        bot_decides(app)
    number = table.number
    bridge.flow.submit(bridge.presenter.moves[0])
    bridge.undoing.undo()
    assert app.screen == "table"
    assert app._played is table
    bridge.undoing.undo()
    assert table.number == number
    assert app.screen == "scoring"


def test_before_anybody_has_taken_over_a_rematch_is_taken_back_too(make_app, folders):
    app = make_app(folders)
    scored(app, finished("fort", persons=2))
    app.rematch()
    assert app.table_of("fort").curtain.down
    app.table_of("fort").undoing.undo()
    assert app.screen == "scoring"


def test_who_skips_into_a_rematch_comes_back_by_keys(make_stage):
    stage = make_stage()
    scored(stage.app, finished("towers"))
    keys = Keys(stage)
    assert spoken_name(keys.focused) == "Rematch"
    QTest.keyClick(stage.window, Qt.Key.Key_Space)
    assert stage.app.screen == "table"
    keys.press(Key.Key_Z, ctrl=True)
    assert stage.app.screen == "scoring"
    assert stage.app.scores.headline
