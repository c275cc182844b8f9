"""What nobody has foreseen is told once by a sheet, and the game is safe and goes on."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtQuick import QQuickItem

from fort_desktop import mishaps
from fort_desktop.games.fort.screen.staging import FortStaging
from fort_desktop.play.table import AnyTable
from fort_desktop.storage.autosave import Autosave
from fort_desktop.ui.app import Stage
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.robot import quiet
from tests.noted import watched
from tests.storage.samples import newest
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, Mouse, point_in, pump, until, walk
from tools.pictures.staging import asked as must
from tools.pictures.staging import sample_table, staged


def seen(stage: Stage, name: str) -> list[QQuickItem]:
    return [i for i in walk(stage.window.contentItem()) if i.objectName() == name]


def one(stage: Stage, name: str) -> QQuickItem:
    (item,) = seen(stage, name)
    return item


def fail() -> None:
    raise ValueError("a blunder")


def fail_in_another_way() -> None:
    raise KeyError("a blunder")


def goes_wrong(stage: Stage, act=fail) -> None:
    """In what Qt calls; and whatever is to be told of it is told."""
    QTimer.singleShot(0, act)
    pump()
    quiet(stage)


@pytest.fixture
def log(folders):
    with watched(folders.log_file) as log:
        yield log


@pytest.fixture
def stage(log, make_stage, folders) -> Stage:
    """A person is asked which card to play."""
    stage = make_stage(folders)
    stage.app.play(staged(CARDS, 2, must("play", least=4, from_round=2)))
    quiet(stage)
    return stage


# --- the sheet ----------------------------------------------------------------------------------


def test_an_error_in_a_slot_opens_one_sheet_with_the_file_of_the_log(stage, log, capsys):
    goes_wrong(stage)
    assert one(stage, "mishapSheet").property("open")
    assert one(stage, "story").property("text") == texts().errors.saved()
    assert str(log.file) in one(stage, "details").property("text")
    assert "ValueError" in log.file.read_text(encoding="utf-8")
    assert "Traceback" not in capsys.readouterr().err


def test_an_error_in_a_thread_does_too(stage):
    happened = []
    stage.mishap.happened.connect(lambda: happened.append(1))
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert until(lambda: happened, stage.mishap.happened)
    assert one(stage, "mishapSheet").property("open")


def test_the_same_error_is_told_once_and_another_one_again(stage):
    goes_wrong(stage)
    goes_wrong(stage)
    Keys(stage).press(Key.Key_Escape)
    goes_wrong(stage)
    assert seen(stage, "mishapSheet") == []
    goes_wrong(stage, fail_in_another_way)
    assert len(seen(stage, "mishapSheet")) == 1


def test_the_sheet_is_read_aloud_and_can_be_used_by_keys(stage, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    keys = Keys(stage)
    before = keys.focused
    goes_wrong(stage)
    sheet = one(stage, "mishapSheet")
    for said in (sheet.property("name"), stage.mishap.story, stage.mishap.details):
        assert said in sheet.property("spoken")
    assert keys.focused.objectName() == "goOn"
    names = []
    for _ in range(3):
        keys.press(Key.Key_Tab)
        names.append(keys.focused.objectName())
    assert names == ["openFolder", "closeSheet", "goOn"]
    keys.press(Key.Key_Backtab)
    keys.press(Key.Key_Backtab)
    keys.press(Key.Key_Return)
    assert [url.toLocalFile() for url in opened] == [str(mishaps.log().file.parent)]
    assert sheet.property("open")
    keys.press(Key.Key_Tab)
    keys.press(Key.Key_Tab)
    keys.press(Key.Key_Return)
    assert seen(stage, "mishapSheet") == []
    assert keys.focused is before


def test_a_folder_that_cannot_be_opened_is_told(stage, monkeypatch):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    goes_wrong(stage)
    Mouse(stage.window).click(point_in(one(stage, "openFolder")))
    assert one(stage, "outcome").property("text") == texts().errors.unopened()


def test_no_key_and_no_click_reaches_the_game_behind_it(stage):
    goes_wrong(stage)
    before = stage.app.table.shown.table.number
    keys = Keys(stage)
    for key in (Key.Key_H, Key.Key_F1, Key.Key_1):
        keys.press(key)
    quiet(stage)
    assert len(seen(stage, "mishapSheet")) == 1
    assert not seen(stage, "helpSheet")
    Mouse(stage.window).click(QPoint(9, 9))  # beside the sheet: it closes
    assert seen(stage, "mishapSheet") == []
    assert stage.app.table.shown.table.number == before


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_it_is_told_in_the_language_of_the_window(log, make_stage, language):
    stage = make_stage(language=language)
    goes_wrong(stage)
    title = one(stage, "mishapSheet").property("name")
    said = {"en": "Something went wrong", "cs": "Něco se pokazilo", "pl": "Coś poszło nie tak"}
    assert title == said[language]
    assert one(stage, "story").property("text") == texts().errors.go_on()


def test_another_language_is_heard_at_once(stage):
    goes_wrong(stage)
    stage.app.preferences.from_dict({"language": "cs"})
    quiet(stage)
    assert one(stage, "mishapSheet").property("name") == "Něco se pokazilo"
    assert "Hra je uložená" in one(stage, "story").property("text")


# --- what is promised ---------------------------------------------------------------------------


def test_a_disk_that_is_full_is_told_and_nothing_else_goes_wrong(log, make_stage, folders, disk):
    folders.logs.touch()  # nor can the log be written
    stage = make_stage(folders)
    disk.full = [folders.data]
    stage.app.play(staged(CARDS, 2, must("play", least=4, from_round=2)))
    quiet(stage)
    goes_wrong(stage)
    assert until(lambda: stage.app.saving.unsaved != "", stage.app.saving.changed)
    assert one(stage, "story").property("text") == stage.app.saving.unsaved
    assert one(stage, "details").property("text") == texts().errors.unwritten(str(log.file))
    assert seen(stage, "openFolder") == []
    disk.full = []
    log.file.parent.unlink()


def test_a_disk_that_does_not_answer_is_told(log, make_stage, folders, disk):
    stage = make_stage(folders)
    disk.slow = [folders.data]
    stage.app.play(staged(CARDS, 2, must("play", least=4, from_round=2)))
    goes_wrong(stage)
    assert one(stage, "story").property("text") == texts().errors.being_saved()
    disk.free.set()
    saved = texts().errors.saved()
    assert until(lambda: stage.mishap.story == saved, stage.app.saving.changed)


def a_bot_comes_next(table: AnyTable, move: Any) -> bool:
    after = table.game.copy(table.state)
    table.game.apply(after, move, None)
    decision = table.game.decision(after)
    return decision is not None and table.seats[decision.seat].kind == "bot"


def test_what_was_decided_when_the_screen_failed_is_saved_and_the_game_goes_on(
    stage, folders, monkeypatch
):
    """The bot that comes next would never have been asked."""
    stage.app.play(staged(CARDS, 3, must("recruit-phase", from_round=2)))
    quiet(stage)
    flow, table, real = stage.app.table.flow, stage.app.table.shown.table, FortStaging.show
    before, failed = table.number, []

    def show(staging, **how):
        if not failed and table.number > before:
            failed.append(1)
            fail()
        real(staging, **how)

    monkeypatch.setattr(FortStaging, "show", show)
    move = next(move for move in table.legal() if a_bot_comes_next(table, move))
    QTimer.singleShot(0, lambda: flow.submit(move))
    assert until(lambda: seen(stage, "mishapSheet"), stage.mishap.happened)
    stage.app._services.wait(60)
    record = newest(Autosave(folders.autosaves))
    assert record is not None
    assert stage.app._services.load(record).number == before + 1
    assert (table.number, stage.driver.busy) == (before + 1, False)
    Mouse(stage.window).click(point_in(one(stage, "goOn")))
    assert until(lambda: table.number > before + 1, flow.kept)


def test_the_curtain_stays_down(log, make_stage, folders):
    stage = make_stage(folders)
    stage.app.play(sample_table(CARDS, 2, 1, persons=2))
    quiet(stage)
    assert stage.app.table.curtain.down
    goes_wrong(stage)
    Keys(stage).press(Key.Key_Escape)
    quiet(stage)
    assert stage.app.table.curtain.down


def test_whatever_fails_while_the_app_closes_the_game_is_saved(log, make_stage, folders):
    stage = make_stage(folders)
    stage.app.play(sample_table(CARDS, 2, 1))
    stage.app._leave_table = fail
    with pytest.raises(ValueError, match="a blunder"):
        Stage.close(stage)
    stage.close = lambda: None  # it is
    assert newest(Autosave(folders.autosaves)) is not None
    assert not stage._services._lock.held
