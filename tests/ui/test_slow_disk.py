"""A slow disk never holds up the window: nothing is written in its thread, and leaving waits."""

from __future__ import annotations

import json
import os
import threading

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQuick import QQuickItem

from fort_desktop.storage.saves import read_record
from fort_desktop.ui.texts import texts
from tests.games.fort.screen.robot import quiet
from tests.ui.bridges import CARDS
from tests.ui.hands import Key, Keys, until
from tests.ui.test_bridge_app import play_on
from tests.ui.test_leaving import answers
from tests.ui.test_unsaved_sheet import asked, asked_at_last, one, unsaved
from tools.pictures.staging import play_until, sample_table

__all__ = ["unsaved"]


@pytest.fixture
def writers(monkeypatch) -> set[threading.Thread]:
    """The threads that have waited for the disk."""
    found: set[threading.Thread] = set()
    real = os.fsync

    def fsync(handle: int) -> None:
        found.add(threading.current_thread())
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    return found


def test_nothing_is_written_in_the_thread_of_the_window(make_app, folders, disk, writers, tmp_path):
    app = make_app(folders)
    app.preferences.from_dict({"theme": "evening"})
    app.setup.play()
    over = sample_table(CARDS, 2, 5)
    play_until(over, lambda t: t.over)
    app.play(over)
    assert until(lambda: app.screen == "scoring", app.screenChanged)
    app.setup.play()
    app._services.wait(60)
    disk.full = [folders.data]
    play_on(app, 5)
    assert not app.saving.look()
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(tmp_path / "ours.json")))
    assert until(lambda: app.saving.lost == 0, app.saving.changed)
    assert read_record(tmp_path / "ours.json").moves
    assert folders.settings_file.exists()
    assert folders.statistics_file.exists()
    assert threading.main_thread() not in writers
    assert len(writers) == 2  # elsewhere is another disk


def test_leaving_waits_for_settings_and_then_ends_by_itself(make_stage, folders, disk):
    stage = make_stage(folders)
    stage.app._services.wait(60)
    disk.slow = [folders.config]
    stage.app.preferences.from_dict({"theme": "evening"})
    stage.app.preferences.from_dict({"theme": "contrast"})
    assert not stage.window.close()
    assert asked(stage)
    assert answers(stage) == ["stay"]
    assert one(stage, "unsavedSheet").property("told") == texts().saving.closing(game=False)
    disk.free.set()
    assert until(lambda: not stage.window.isVisible(), stage.window.visibleChanged)
    assert json.loads(folders.settings_file.read_text())["theme"] == "contrast"


def test_what_is_written_while_the_question_is_made_is_not_asked_about(
    make_stage, folders, disk, monkeypatch
):
    """Whoever looked once more then found nothing to wait for, and the window stayed open."""
    stage = make_stage(folders)
    services = stage.app._services
    services.wait(60)
    disk.slow = [folders.config]
    stage.app.preferences.from_dict({"theme": "evening"})
    looks = []

    def wait(patience: float, really=services.wait) -> None:
        looks.append(patience)
        if len(looks) > 1:
            disk.free.set()
            really(60)

    monkeypatch.setattr(services, "wait", wait)
    assert not stage.window.close()
    disk.free.set()
    assert until(lambda: not stage.window.isVisible(), stage.window.visibleChanged)


def test_a_game_saved_elsewhere_in_time_is_no_hostage_of_the_other_disk(unsaved, disk, tmp_path):
    """The autosave hangs; the file on the stick is written all the same."""
    app = unsaved.app
    app._services.wait(60)
    disk.slow = [app._services._folders.data]
    app._services.try_again()
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(tmp_path / "ours.json")))
    assert until(lambda: not app.saving.elsewhere.working, app.saving.changed)
    assert read_record(tmp_path / "ours.json").key == app._played.key
    assert app._services.busy
    disk.free.set()


# --- the sign -----------------------------------------------------------------------------------


def test_a_game_just_continued_on_a_full_disk_has_no_sign(make_stage, folders, disk):
    first = make_stage(folders)
    first.app.play(sample_table(CARDS, 2, 4))
    first.app.show("title")
    first.app._services.wait(60)
    disk.full = [folders.data]
    first.app.continueGame("fort")
    first.app._services.wait(60)
    quiet(first)
    assert (first.app.saving.unsaved, first.app.notice) == ("", "")
    assert first.window.close()


def test_the_sign_goes_with_the_last_game_that_could_be_lost_and_comes_with_the_next(
    unsaved, tmp_path
):
    """Whenever it is there, it offers to save elsewhere."""
    app = unsaved.app
    app.saving.elsewhere.saveTo(QUrl.fromLocalFile(str(tmp_path / "ours.json")))
    assert until(lambda: app.saving.unsaved == "", app.saving.changed)
    play_until(app._played, lambda table, n=app._played.number: table.number > n)
    app._keep()
    assert until(lambda: app.saving.unsaved != "", app.saving.changed)
    app.closeNotice()
    quiet(unsaved)
    keys = Keys(unsaved)
    keys.go_to(one(unsaved, "unsavedSign"))
    one(unsaved, "unsavedSign").clicked.emit()
    quiet(unsaved)
    assert answers(unsaved) == ["tryAgain", "saveElsewhere"]


# --- the answers --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_the_answers_stand_in_even_rows(unsaved, size):
    unsaved.window.resize(*size)
    for text in (100, 160):
        unsaved.app.preferences.from_dict({"text_size": text})
        for language in ("en", "cs", "pl"):
            unsaved.app.preferences.from_dict({"language": language})
            unsaved.window.close()
            assert asked_at_last(unsaved)
            check_even([one(unsaved, name) for name in answers(unsaved)])
            Keys(unsaved).press(Key.Key_Escape)
            assert not asked(unsaved)


def check_even(shown: list[QQuickItem]) -> None:
    """Answers of one size, in rows below each other, none reaching out of its sheet."""
    assert len(shown) == 4
    assert len({(item.width(), item.height()) for item in shown}) == 1
    rows: dict[float, list[float]] = {}
    for item in shown:
        rows.setdefault(item.y(), []).append(item.x())
    assert len({tuple(row) for row in rows.values()}) == 1
    sheet = shown[0].parentItem().parentItem()
    for item in shown:
        assert item.width() >= item.implicitWidth() or item.width() == item.parentItem().width()
        assert sheet.contains(item.mapToItem(sheet, item.boundingRect().bottomRight()))
