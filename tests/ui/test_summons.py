"""A file that is handed to the running window goes on in it, whatever is open there."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFileOpenEvent, QWindow

from fort_desktop.play import packs as looking
from fort_desktop.play.playing_on import play_until
from fort_desktop.play.record import to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.saves import encode_record, write_record
from fort_desktop.ui import summons as module
from fort_desktop.ui.app import Stage
from fort_desktop.ui.application import Application, stand_alone
from fort_desktop.ui.one_instance import Request
from fort_desktop.ui.summons import Summons, come_forward
from tests.games.fort.screen.robot import quiet
from tests.games.fort.screen.table_at import card, large_view, open_at, rows
from tests.play.helpers import play_on
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, Zone, call, parts, pump, until
from tests.ui.test_missing_cards import left_with_a_pack
from tools.pictures.staging import sample_table, towers_table

Called = Callable[[Stage], Summons]


@pytest.fixture
def called(folders) -> Called:
    """What calls a window, as when its first frame has been shown."""

    def make(stage: Stage) -> Summons:
        summons = Summons(stage.app, stage.window, RunLock(folders.lock_file), folders)
        summons._begin()
        return summons

    return make


@pytest.fixture
def evening(tmp_path) -> Path:
    """A game of two people, each of whom has a hand to hide."""
    file = tmp_path / "Náš večer.fortgame"
    write_record(file, to_record(sample_table(CARDS, 2, 7, persons=2)))
    return file


def curtain(stage: Stage) -> None:
    stage.app.play(sample_table(CARDS, 3, 5, persons=3))
    assert stage.app.table_of("fort").curtain.down


def table(stage: Stage) -> None:
    stage.app.play(sample_table(CARDS, 2, 5))


def other_table(stage: Stage) -> None:
    stage.app.play(towers_table(3, 5))


def table_with_log(stage: Stage) -> None:
    table(stage)
    quiet(stage)
    Keys(stage).press(Key.Key_L)


def table_with_help(stage: Stage) -> None:
    table(stage)
    quiet(stage)
    Keys(stage).press(Key.Key_F1)
    quiet(stage)
    assert stage.window.property("overlaid") == 1


def settings_of_a_game(stage: Stage) -> None:
    table(stage)
    stage.app.show("settings")


def about(stage: Stage) -> None:
    stage.app.show("settings")
    quiet(stage)
    call(stage.window, "tellAbout")
    quiet(stage)
    assert stage.window.property("overlaid") == 1


def scoring(stage: Stage) -> None:
    over = sample_table(CARDS, 2, 5)
    play_until(over, lambda t: t.over)
    stage.app.play(over)
    stage.app._finished()
    stage.app.show("scoring")


def title(stage: Stage) -> None:
    assert stage.app.screen == "title"


PLACES = [title, table, other_table, table_with_log, table_with_help, curtain]
PLACES += [settings_of_a_game, about, scoring]


@pytest.mark.parametrize("place", PLACES)
def test_the_game_of_a_file_goes_on_behind_its_curtain_from_wherever_one_is(
    make_stage, folders, called, evening, place
):
    stage = make_stage(folders)
    summons = called(stage)
    place(stage)
    quiet(stage)
    summons.heed(Request(evening))
    quiet(stage)
    assert stage.app.screen == "table"
    assert stage.app._played.seed == 7
    assert stage.app.table_of("fort").curtain.down
    assert len(parts(stage, "Curtain")) == 1
    assert stage.window.property("overlaid") == 0
    assert stage.app.notice == ""
    Keys(stage).press(Key.Key_Return)
    quiet(stage)
    assert stage.app.table_of("fort").shown.mine
    summons.close()


def test_the_game_that_was_on_the_table_is_saved_and_offered(make_stage, folders, called, evening):
    stage = make_stage(folders)
    summons = called(stage)
    before = towers_table(3, 5)
    play_on(before, Random(5), lambda t: t.number >= 4)
    stage.app.play(before)
    summons.heed(Request(evening))
    stage.app._services.wait(60)
    found = {record.key: record for record in Autosave(folders.autosaves).unfinished()}
    assert found[before.key].moves == list(before.moves)
    assert [offer["game"] for offer in stage.app.left.offers] == ["towers"]


def test_what_is_on_the_table_stays_there_where_the_file_is_no_game(
    make_stage, folders, called, tmp_path
):
    stage = make_stage(folders)
    summons = called(stage)
    table(stage)
    played = stage.app._played
    (tmp_path / "letter.fortgame").write_text("Dear Ola")
    for name in ("letter.fortgame", "gone.fortgame", "."):
        stage.app.closeNotice()
        summons.heed(Request(tmp_path / name))
        assert stage.app.notice != ""
        assert (stage.app.screen, stage.app._played) == ("table", played)
    assert stage.app.table_of("fort").shown.table is played


def test_a_question_is_answered_before_the_file_is_opened(
    make_stage, folders, called, evening, disk
):
    stage = make_stage(folders)
    summons = called(stage)
    disk.full = [folders.data]
    table(stage)
    stage.app._keep()
    assert until(lambda: stage.app.saving.unsaved != "", stage.app.saving.changed)
    quiet(stage)
    assert not stage.window.close()
    quiet(stage)
    summons.heed(Request(evening))
    quiet(stage)
    assert stage.app._played.seed == 5
    assert stage.window.property("asking")
    Keys(stage).press(Key.Key_Escape)
    assert until(lambda: stage.app._played.seed == 7, stage.app.screenChanged)
    assert [record.seed for record in stage.app._services.unsaved()] == [5]  # it is not lost


def test_a_file_opened_before_the_first_frame_waits_for_it(make_stage, folders, evening):
    stage = make_stage(folders)
    summons = Summons(stage.app, stage.window, RunLock(folders.lock_file), folders)
    summons.open(evening)
    assert stage.app.screen == "title"
    summons._begin()
    assert stage.app._played.seed == 7


def test_a_window_that_has_closed_opens_nothing(make_stage, folders, called, evening):
    stage = make_stage(folders)
    summons = called(stage)
    summons.close()
    summons.heed(Request(evening))
    assert stage.app.screen == "title"


def test_a_card_looked_at_closely_lies_not_on_the_game_that_is_handed_over(
    make_stage, folders, called, tmp_path
):
    """Nor does anything else of the game before, where there is no curtain to close it."""
    file = tmp_path / "alone.fortgame"
    write_record(file, to_record(sample_table(CARDS, 2, 7)))
    stage = make_stage(folders)
    summons = called(stage)
    open_at(stage, "play", least=3)
    row = rows(stage, Zone.Hand)[0]
    Keys(stage).go_to(card(stage, row.key))
    Keys(stage).press(Key.Key_Space)
    assert large_view(stage).isVisible()
    summons.heed(Request(file))
    quiet(stage)
    assert stage.app._played.seed == 7
    assert not large_view(stage).isVisible()


def test_a_game_of_a_pack_that_nobody_has_read_yet_waits_for_it(
    make_stage, folders, called, tmp_path, monkeypatch
):
    record, _ = left_with_a_pack(folders)
    monkeypatch.setattr(looking, "MOST", 0)  # so many are read before one is wanted
    file = tmp_path / "evening.fortgame"
    file.write_bytes(encode_record(record))
    for path in folders.autosaves.iterdir():
        path.unlink()
    stage = make_stage(folders)
    called(stage).heed(Request(file))
    assert until(lambda: stage.app.screen == "table", stage.app.screenChanged)
    assert stage.app._played.adapter.pack == "mine.toml"


# --- the window comes forward -------------------------------------------------------------------

LOOKS = [QWindow.Visibility.Windowed, QWindow.Visibility.FullScreen, QWindow.Visibility.Maximized]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("minimized", [False, True])
def test_the_window_comes_forward_as_it_was(make_stage, look, minimized):
    stage = make_stage()
    stage.window.setVisibility(look)
    if minimized:
        stage.window.setWindowStates(stage.window.windowStates() | Qt.WindowState.WindowMinimized)
        assert stage.window.visibility() == QWindow.Visibility.Minimized
    come_forward(stage.window)
    assert until(lambda: stage.window.visibility() == look, stage.window.visibilityChanged)
    assert until(stage.window.isActive, stage.window.activeChanged)


def test_the_token_of_the_desktop_is_there_for_a_moment(make_stage, monkeypatch):
    monkeypatch.setattr(module, "_SOON_MS", 0)
    stage = make_stage()
    come_forward(stage.window, "kwin-42")
    meanwhile = os.environ["XDG_ACTIVATION_TOKEN"]
    assert meanwhile == "kwin-42"
    pump()
    assert "XDG_ACTIVATION_TOKEN" not in os.environ


# --- the desktop --------------------------------------------------------------------------------


@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_the_taskbar_of_windows_knows_the_app_by_a_name_of_its_own(monkeypatch, platform):
    told: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=told.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    stand_alone()
    assert told == (["FortDesktop.FortDesktop"] if platform == "win32" else [])


def test_an_old_windows_without_such_names_is_no_fault(monkeypatch):
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    stand_alone()


def test_a_file_opened_on_the_desktop_is_asked_for(qapp, tmp_path):
    """As macOS does it; the application of the tests is Qt's own, so it is asked here alone."""
    asked: list[Path] = []

    class Stand:
        class asked:  # noqa: N801 - a signal
            emit = asked.append

    file = tmp_path / "Náš večer.fortgame"
    assert Application.event(Stand(), QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    assert asked == [file]
