"""A game that has ended is seen for a while, and its table again from the scoring."""

from __future__ import annotations

from typing import Any

import pytest

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.app import Stage
from fort_desktop.ui.bridge.last_look import LastLook
from tests.ui.hands import Key, Keys, Mouse, point_in, spoken_name, type_name, until, walk
from tests.ui.test_icon_buttons import button as one
from tests.ui.test_rematch import finished, scored

GAMES = ("fort", "towers")
LEAST, STILL = LastLook.least, LastLook.still  # as people have them
PAGES = {"fort": "TableScreen", "towers": "TowersScreen"}


@pytest.fixture(autouse=True)
def eyes_of_people(monkeypatch, quick_hands):
    monkeypatch.setattr(LastLook, "least", LEAST)
    monkeypatch.setattr(LastLook, "still", STILL)


def nearly_over(game: str) -> tuple[AnyTable, Any]:
    """A game before its last decision, and that."""
    table = finished(game)
    move = table.history[-1].move
    table._go_back(table.number - 1)
    return table, move


def end(stage: Stage, move: Any) -> None:
    """Make the last decision."""
    flow = stage.app.table.flow
    flow.stop()
    flow.submit(move, by_hand=False)
    assert stage.app._played.over


def page(stage: Stage) -> str:
    names = {type_name(item) for item in walk(stage.window.contentItem())}
    return next(iter(names & {*PAGES.values(), "ScoringPage"}), "")


def scoring(stage: Stage) -> bool:
    """Whether the scoring has been reached."""
    app = stage.app
    return (
        until(lambda: app.screen == "scoring", app.screenChanged) and page(stage) == "ScoringPage"
    )


def ready(stage: Stage) -> bool:
    """Whether the buttons of the scoring are there."""
    (screen,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoringPage")
    return until(lambda: screen.property("armed"), screen.armedChanged)


# --- before the scoring -----------------------------------------------------------------------


@pytest.mark.parametrize("skipped", [False, True])
def test_the_end_of_a_game_of_fort_is_staged_at_the_fast_speed_also_for_who_skips(
    make_stage, skipped
):
    stage = make_stage(speed="fast")
    table, move = nearly_over("fort")
    stage.app.play(table)
    bridge = stage.app.table
    if skipped:
        bridge.flow._skipped = bridge.staging.turn()
    end(stage, move)
    assert bridge.moments.kind == "over"
    assert bridge.moments._clock.interval() >= 1200
    assert any(type_name(item) == "OverScene" for item in walk(stage.window.contentItem()))
    shown = []
    bridge.moments.changed.connect(lambda: shown.append(stage.app.screen))
    assert scoring(stage)
    assert shown[0] == "table"  # where it came to its end


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_too_the_table_stays_before_the_scoring_comes(make_stage, game):
    stage = make_stage()
    table, move = nearly_over(game)
    stage.app.play(table)
    end(stage, move)
    waits = stage.app._last_look._clock
    assert (stage.app.screen, waits.isActive()) == ("table", True)
    assert waits.interval() >= 1000
    assert scoring(stage)


def test_what_moves_comes_to_its_end_before_the_scoring(make_app):
    app = make_app()
    app.play(finished("towers"))
    app.motion.report(app, True)  # a slot of Qt's
    app._last_look._clock.timeout.emit()
    assert app.screen == "table"
    app._last_look._clock.stop()
    app.motion.report(app, False)
    assert app._last_look._clock.isActive()
    assert app.screen == "table"


# --- from the scoring ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["button", "key", "esc"])
def test_from_the_scoring_one_looks_at_the_table_again_and_comes_back(
    make_stage, folders, game, way
):
    stage = make_stage(folders)
    app, keys, mouse = stage.app, Keys(stage), Mouse(stage.window)
    scored(app, finished(game))
    assert ready(stage)
    said = app.scores.headline, app.scores.standing
    app._services.wait(60)
    counted = folders.statistics_file.read_text("utf-8")
    for back in (Key.Key_Escape, Key.Key_T):
        if way == "button":
            mouse.click(point_in(one(stage, "lookBack")))
        else:
            keys.press(Key.Key_Escape if way == "esc" else Key.Key_T)
        assert page(stage) == PAGES[game]
        assert app.table.shown.scored
        assert app.table.log.rowCount() > 0
        if way == "button":
            mouse.click(point_in(one(stage, "goOn")))
        else:
            keys.press(back)
        assert page(stage) == "ScoringPage"
        assert ready(stage)
        assert (app.scores.headline, app.scores.standing) == said
    app._services.wait(60)
    assert folders.statistics_file.read_text("utf-8") == counted


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table_of_a_scored_game_nothing_can_be_decided_or_taken_back(make_stage, game):
    stage = make_stage()
    app, keys = stage.app, Keys(stage)
    table = finished(game)
    scored(app, table)
    app.lookBack()
    number = table.number
    assert not app.table.undoing.can
    assert app.table.undoing.reason == "The game is over."
    for key in (Key.Key_H, Key.Key_1, Key.Key_P):
        keys.press(key)
    keys.press(Key.Key_Z, ctrl=True)
    assert table.over
    assert table.number == number
    assert app.screen == "table"
    assert not app._last_look._clock.isActive()


def test_what_was_counted_is_not_counted_anew_for_who_comes_back(make_stage):
    stage = make_stage(speed="slow")
    app = stage.app
    app.play(finished("towers"))
    app.show("scoring")
    (screen,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoringPage")
    assert not screen.property("counted")
    app.lookBack()
    app.table.flow.goOn()
    (screen,) = (i for i in walk(stage.window.contentItem()) if type_name(i) == "ScoringPage")
    assert screen.property("counted")
    assert ready(stage)
    assert spoken_name(stage.window.activeFocusItem()) == "See the final table and the log (T)"


def test_the_button_back_has_the_focus_at_the_table_and_the_door_leads_to_the_title(make_stage):
    stage = make_stage()
    scored(stage.app, finished("towers"))
    stage.app.lookBack()
    assert spoken_name(stage.window.activeFocusItem()) == "Back to the final scoring (Esc)"
    stage.app.table.flow.leave()
    assert stage.app.screen == "title"


def test_a_rematch_taken_back_leads_to_a_table_that_is_only_looked_at(make_stage):
    stage = make_stage()
    app, table = stage.app, finished("towers")
    scored(app, table)
    app.rematch()
    app.table.undoing.undo()
    assert app.screen == "scoring"
    app.lookBack()
    assert app.table.shown.scored
    assert not app._last_look._clock.isActive()


def test_words_of_the_score_follow_the_language_at_the_scoring(make_stage):
    stage = make_stage()
    scored(stage.app, finished("fort"))
    before = stage.app.scores.rows()[0].why["track"]
    stage.app.preferences.from_dict({"language": "cs"})
    after = stage.app.scores.rows()[0].why["track"]
    assert before.startswith("Victory track")
    assert after.startswith("Stupnice vítězství")
    assert stage.app.screen == "scoring"
