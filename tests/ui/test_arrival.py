"""A press must begin after what it acts on was shown: no screen takes that of another."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fort_desktop.ui.app import Stage
from tests.games.fort.screen.table_at import CARDS, open_at
from tests.play.helpers import play_on
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    control,
    must_decide,
    point_in,
    pump,
    spoken_name,
    until,
)
from tests.ui.speaking import plain
from tools.pictures.staging import sample_table, towers_table

ACTING = (Key.Key_Space, Key.Key_Return, Key.Key_Enter, Key.Key_1, Key.Key_P, Key.Key_Escape)


@pytest.fixture
def slow(make_stage) -> Callable[[], Stage]:
    """A window in which the moment after a change lasts until `seen`, however slow the machine."""

    def make() -> Stage:
        stage = make_stage()
        stage.arrival.moment = 600_000
        return stage

    return make


def seen(stage: Stage) -> None:
    """The moment is over."""
    stage.arrival._fresh.stop()


def finished(game: str):
    table = sample_table(CARDS, 2, 3) if game == "fort" else towers_table(2, 5)
    play_on(table, Random(1))
    return table


def decisions(stage: Stage) -> int:
    """Of a person; bots go on as they like."""
    table = stage.app._played
    return sum(table.seats[entry.seat].kind == "person" for entry in table.history)


@pytest.mark.parametrize("game", ["fort", "towers"])
def test_the_second_of_two_quick_presses_on_rematch_decides_nothing_in_it(slow, game):
    stage = slow()
    app, keys = stage.app, Keys(stage)
    app.play(finished(game))
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    seen(stage)
    focus = stage.window.activeFocusItemChanged
    assert until(lambda: spoken_name(keys.focused) == "Rematch", focus)
    keys.press(Key.Key_Space)
    assert (app.screen, app.game) == ("table", game)
    bridge = app.table
    assert until(lambda: must_decide(bridge), bridge.shown.changed)
    keys.press(Key.Key_Down)
    before, said = decisions(stage), bridge.coach.text
    keys.press(*ACTING)
    assert decisions(stage) == before
    assert bridge.coach.text == said
    assert bridge.shown.mine


def test_a_press_meant_for_the_title_begins_no_game(slow):
    stage = slow()
    keys, mouse = Keys(stage), Mouse(stage.window)
    assert spoken_name(keys.focused) == "New game"
    keys.press(Key.Key_Return, Key.Key_Return)
    assert stage.app.screen == "new-game"
    mouse.click(point_in(control(stage, "Play")))
    assert stage.app.screen == "new-game"
    keys.press(Key.Key_Escape)
    assert stage.app.screen == "new-game"
    seen(stage)
    said, play = [], control(stage, "Play")
    stage.app.setup.start.connect(lambda *_: said.append(plain(str(play.property("text")))))
    mouse.click(point_in(play))
    assert until(lambda: stage.app.screen == "table", stage.app.screenChanged)
    assert said == ["Dealing…"], "it is seen that it was pressed before anything takes its time"


def test_keys_that_only_walk_are_obeyed_at_once(slow):
    stage = slow()
    keys = Keys(stage)
    keys.press(Key.Key_Return)
    play = keys.focused
    keys.press(Key.Key_Tab)
    assert keys.focused is not play


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_the_press_that_lets_the_curtain_fall_does_not_open_it_for_the_next(slow, key):
    stage = slow()
    keys, bridge = Keys(stage), stage.app.table_of("fort")
    stage.app.play(sample_table(CARDS, 2, 1, persons=2, draft=True))
    seen(stage)
    keys.press(key)
    assert not bridge.curtain.down
    keys.press(key)
    assert decisions(stage) == 0, "nor does the press that opens it decide"
    bridge.touch.choose(0)
    pump()
    assert bridge.curtain.down
    keys.press(key)
    assert bridge.curtain.down
    seen(stage)
    keys.press(key)
    assert not bridge.curtain.down


def test_the_press_that_closes_the_help_does_nothing_behind_it(slow):
    stage = slow()
    keys = Keys(stage)
    open_at(stage, "play", least=3)
    seen(stage)
    keys.press(Key.Key_Up)
    keys.press(Key.Key_F1)
    seen(stage)
    before = decisions(stage)
    keys.press(Key.Key_Return, Key.Key_Return)
    assert decisions(stage) == before
    assert not stage.app.table_of("fort").play.shown


def test_the_moment_ends_by_itself_a_little_after_a_frame(make_stage):
    stage = make_stage()
    stage.arrival.moment = 50
    stage.app.show("new-game")
    fresh = stage.arrival._fresh
    assert fresh.isActive()
    assert until(lambda: not fresh.isActive(), fresh.timeout)
    Keys(stage).press(Key.Key_Return)
    assert stage.app.screen == "table"
