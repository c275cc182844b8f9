"""The app as a whole: it starts and ends silently, and the window's own controls work."""

from __future__ import annotations

import multiprocessing
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QWindow

from fort_desktop.games.fort.screen.cards.cards_model import CardsModel
from fort_desktop.ui import app
from fort_desktop.ui.module import set_qt
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.screen.played import person_plays
from tests.games.fort.screen.robot import MousePlayer, quiet
from tests.games.fort.screen.seeing import check_screen
from tests.processes import finished
from tests.ui.hands import (
    Key,
    Keys,
    Mouse,
    control,
    point_in,
    pump,
    spoken_name,
    thing,
    things,
    until,
    walk,
)
from tests.ui.speaking import plain as spelt
from tools.pictures.staging import sample_table

CARDS = frozen_cards()
TOP = Path(__file__).resolve().parents[2]
Zone = CardsModel.Zone
HIRE = app._hire  # before anything stands in for it


# --- start and end ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["plain", "Příliš žluťoučký kůň – łódź"])
def test_app_starts_and_ends_silently(tmp_path, name):
    home = tmp_path / name
    for _ in range(2):  # the first start makes its files, the second one finds them
        done = finished(
            [sys.executable, "-X", "faulthandler", "-m", "fort_desktop", "--quit-after-ms", "300"],
            cwd=TOP,
            env=os.environ | {"FORT_DESKTOP_HOME": str(home)},
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (home / "config" / "settings.json").exists()


def test_emitting_signals_costs_no_reference():
    """PySide6 6.12.0 on Python 3.11 loses one to True with each signal and aborts at last."""

    class Bell(QObject):
        rang = Signal(int)

    bell = Bell()
    before = sys.getrefcount(True)
    for n in range(300):
        bell.rang.emit(n)
    assert sys.getrefcount(True) >= before - 20


@pytest.mark.parametrize("screen", ["title", "new-game", "settings", "table"])
def test_window_may_close_at_any_time(make_stage, screen):
    stage = make_stage(speed="slow")
    if screen == "table":
        stage.app.play(sample_table(CARDS, 4, 1))
        stage.app.table_of("fort").flow.hurry()
    stage.app.show(screen)
    pump()


def test_window_may_close_while_cards_fly(make_stage):
    stage = make_stage(speed="slow")
    person_plays(stage)
    stage.app.table_of("fort").touch.choose(0)
    assert not stage.app.motion.settled


def running() -> set[int | None]:
    """The processes that this one has started."""
    return {process.pid for process in multiprocessing.active_children()}


@pytest.fixture
def own_bots() -> Iterator[list[int]]:
    """Where a test puts the processes of its bots, which have ended when its window has."""
    pids: list[int] = []
    yield pids
    assert pids
    assert not running() & set(pids)


def test_a_window_has_bots_of_its_own_that_end_with_it(own_bots, make_stage, monkeypatch):
    monkeypatch.setattr(app, "_hire", HIRE)
    before = running()
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 2, 1))
    assert until(lambda: bool(running() - before), stage.window.frameSwapped)
    own_bots.extend(running() - before)
    assert len(own_bots) == 1


def test_bots_have_their_process_when_a_game_is_near_and_none_at_the_title(make_stage):
    """A title may stay open for long."""
    stage = make_stage()
    stage.after_first_frame.finish()
    pump()
    assert stage.driver._hired is None
    stage.app.show("new-game")
    assert until(lambda: stage.driver._hired is not None, stage.window.frameSwapped)


def test_qt_is_told_to_clear_away_in_one_go_and_to_look_for_no_variants_unless_told_otherwise():
    plain: dict[str, str] = {}
    set_qt(plain)
    assert plain == {"QV4_GC_TIMELIMIT": "0", "QT_NO_BUILTIN_SELECTORS": "1"}
    chosen = {"QV4_GC_TIMELIMIT": "5", "QT_NO_BUILTIN_SELECTORS": ""}
    set_qt(chosen)
    assert chosen == {"QV4_GC_TIMELIMIT": "5", "QT_NO_BUILTIN_SELECTORS": ""}


def test_no_context_properties():
    for path in (TOP / "fort_desktop").rglob("*.py"):
        assert "setContextProperty" not in path.read_text(encoding="utf-8"), path.name


def test_nothing_is_asked_for_what_outlives_it():
    """Shiboken takes what is returned for a child of who was asked, and deletes it with them.

    A screen that went so made Qt use freed memory, sooner or later, at whatever came then.
    """
    asking = re.compile(r"\w\.(window|screen|windowHandle)\(\)")
    found = [
        f"{path.relative_to(TOP)}: {found.group()}"
        for folder in ("fort_desktop", "tests", "tools")
        for path in sorted((TOP / folder).rglob("*.py"))
        if (found := asking.search(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_language_changes_in_the_middle_of_a_game(make_stage):
    stage = make_stage()
    person_plays(stage)
    stage.app.table_of("fort").touch.choose(0)
    table = stage.app.table_of("fort").presenter.table
    moves = table.moves
    english = stage.app.table_of("fort").coach.text
    mouse = Mouse(stage.window)
    quiet(stage)
    mouse.click(point_in(thing(stage, "settings")))
    assert stage.app.screen == "settings"
    stage.app.preferences.from_dict({"language": "cs"})
    quiet(stage)
    mouse.click(point_in(control(stage, "Zpět ke hře")))
    assert stage.app.screen == "table"
    quiet(stage)
    assert stage.app.table_of("fort").presenter.table is table
    assert table.moves[: len(moves)] == moves
    assert stage.app.table_of("fort").coach.text != english
    check_screen(stage)


def test_leaving_by_the_button_and_continuing(make_stage):
    stage = make_stage()
    person_plays(stage)
    mouse = Mouse(stage.window)
    mouse.click(point_in(thing(stage, "leave")))
    assert stage.app.screen == "title"
    quiet(stage)
    keys = Keys(stage)
    assert spoken_name(keys.focused).startswith("Continue")
    keys.press(Key.Key_Return)
    assert stage.app.screen == "table"
    quiet(stage)
    check_screen(stage)


def test_undo_by_key_and_by_button(make_stage):
    stage = make_stage()
    person_plays(stage)
    table = stage.app.table_of("fort").presenter.table
    before = table.number
    keys, mouse = Keys(stage), Mouse(stage.window)
    for take_back in ("key", "button"):
        stage.app.table_of("fort").touch.choose(0)
        quiet(stage)
        assert table.number > before
        if take_back == "key":
            keys.press(Key.Key_Z, ctrl=True)
        else:
            mouse.click(point_in(thing(stage, "undo")))
        assert table.number == before
        quiet(stage)
        check_screen(stage)


def test_undo_that_is_not_possible_says_why(make_stage):
    stage = make_stage()
    person_plays(stage)  # after a bot has played
    assert not stage.app.table_of("fort").undoing.can
    mouse = Mouse(stage.window)
    mouse.click(point_in(thing(stage, "undo")))
    assert stage.app.table_of("fort").coach.text == stage.app.table_of("fort").undoing.reason


def test_full_screen(make_stage):
    stage = make_stage()
    keys = Keys(stage)
    keys.press(Key.Key_F11)
    assert stage.window.visibility() == QWindow.Visibility.FullScreen
    keys.press(Key.Key_F11)
    assert stage.window.visibility() != QWindow.Visibility.FullScreen


# --- the curtain --------------------------------------------------------------------------------


def test_the_curtain_covers_everything_until_it_is_opened_on_purpose(make_stage):
    stage = make_stage()
    stage.app.play(sample_table(CARDS, 2, 1, persons=2))
    quiet(stage)
    bridge = stage.app.table_of("fort")
    table = bridge.presenter.table
    seen = things(stage)
    assert "openCurtain" in seen
    assert not [row for row in bridge.cards.rows() if row.zone == Zone.Hand]
    mouse, keys = Mouse(stage.window), Keys(stage)
    for name, item in seen.items():
        if name.startswith(("card", "choice", "undo", "settings", "leave")):
            at = point_in(item)
            if not seen["openCurtain"].contains(seen["openCurtain"].mapFromScene(at)):
                mouse.click(at)
    keys.press(Key.Key_Left, Key.Key_Up, Key.Key_L, Key.Key_Escape, Key.Key_F1)
    keys.press(Key.Key_Z, ctrl=True)
    assert stage.app.screen == "table"
    assert bridge.curtain.down
    assert table.number == 0
    for _ in range(6):
        keys.press(Key.Key_Tab)
        assert spoken_name(keys.focused) == spoken_name(seen["openCurtain"])
    keys.press(Key.Key_Return)
    assert not bridge.curtain.down
    quiet(stage)
    assert [row for row in bridge.cards.rows() if row.zone == Zone.Hand]
    check_screen(stage)


@pytest.mark.parametrize("by", ["tab", "down", "undo", "mouse"])
def test_a_decision_is_taken_back_at_the_curtain(make_stage, by):
    stage = make_stage()
    table = sample_table(CARDS, 2, 1, persons=2, draft=True)
    stage.app.play(table)
    bridge = stage.app.table_of("fort")
    keys, mouse = Keys(stage), Mouse(stage.window)
    bridge.curtain.open()
    bridge.touch.choose(0)
    quiet(stage)
    back = thing(stage, "takeBackUnseen")
    who = table.seats[table.history[0].seat].name
    assert spelt(spoken_name(back)) == f"I am {who}, take my decision back"
    if by == "mouse":
        mouse.click(point_in(back))
    elif by == "undo":
        keys.press(Key.Key_Z, ctrl=True)
        assert (table.number, bridge.curtain.name) == (0, who)
        keys.press(Key.Key_Return)
    else:
        keys.press(Key.Key_Tab if by == "tab" else Key.Key_Down, Key.Key_Return)
    assert (table.number, bridge.shown.mine, bridge.curtain.down) == (0, True, False)
    quiet(stage)
    check_screen(stage)


def test_two_persons_pass_the_mouse(make_stage):
    stage = make_stage()
    table = sample_table(CARDS, 2, 8, persons=2)
    stage.app.play(table)
    robot = MousePlayer(stage, 8, check_screen)
    curtains = 0
    while table.number < 40 and not table.over:
        robot.wait_for_turn()
        if stage.app.table_of("fort").curtain.down:
            curtains += 1
            robot.mouse.click(robot.point_on(thing(stage, "openCurtain")))
        else:
            check_screen(stage)
            robot.step()
    assert curtains > 3


# --- flights ------------------------------------------------------------------------------------


def test_a_played_card_flies_and_space_ends_the_flight(make_stage):
    stage = make_stage(speed="slow")
    person_plays(stage)
    row = next(
        r for r in stage.app.table_of("fort").cards.rows() if r.zone == Zone.Hand and r.usable
    )
    stage.app.table_of("fort").touch.pick(row.key)

    def flying():
        return [item for item in walk(stage.window.contentItem()) if item.property("moving")]

    assert flying()
    assert not stage.app.motion.settled
    Keys(stage).press(Key.Key_Space)
    assert flying() == []
    quiet(stage)
    check_screen(stage)
