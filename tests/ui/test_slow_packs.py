"""A disk that answers late, or never, with packs on it: nobody waits for it."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6

from fort_desktop.play import packs as looking
from fort_desktop.play.record import to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.packs import MOST
from fort_desktop.storage.saves import encode_record
from fort_desktop.ui import pack_watch
from fort_desktop.ui.bridge.app_bridge import AppBridge
from fort_desktop.ui.services import Services
from tests.games.fort.packs import put_pack
from tests.processes import finished
from tests.ui.bridges import CARDS, Told, open_app, packs_are_read
from tests.ui.hands import until
from tests.ui.speaking import plain
from tests.ui.test_missing_cards import left_with_a_pack
from tools.pictures.staging import sample_table

TOP = Path(__file__).resolve().parents[2]


class Disk:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.answers = threading.Event()
        self.asked = threading.Event()

    def packs_in(self, folder: Path, suffix: str) -> list[Path]:
        self.asked.set()
        assert self.answers.wait(60)
        return found_by(folder, suffix)


found_by = looking.packs_in


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made = Disk()
    monkeypatch.setattr(looking, "packs_in", made.packs_in)
    yield made
    made.answers.set()


@pytest.fixture
def opened(qapp, folders, disk):
    """Opens the app on that disk: `opened(file=None)`."""
    apps: list[AppBridge] = []
    owners: list[Told] = []

    def make(file: Path | None = None) -> AppBridge:
        owners.append(Told())
        app = open_app(owners[-1])
        apps.append(app)
        app.use(Services(folders, app.problem.emit))
        if file is not None:
            app.begin_with(file)
        app.look_for_game()
        app.motion.set_speed("off", reduced=False)
        return app

    yield make
    for app in filter(shiboken6.isValid, apps):
        app.close()
        app.language.remove()


def file_with(record, folder: Path) -> Path:
    file = folder / "evening.json"
    file.write_bytes(encode_record(record))
    return file


def answers(disk: Disk, app: AppBridge) -> None:
    disk.answers.set()
    packs_are_read(app)


def test_a_game_of_the_own_cards_is_offered_and_gone_on_with_at_once(opened, folders, disk):
    Autosave(folders.autosaves).save(to_record(sample_table(CARDS, 2, 4)))
    app = opened()
    assert disk.asked.wait(60)
    assert len(app.left.offers) == 1
    app.continueGame("fort")
    assert app.screen == "table"
    assert not disk.answers.is_set()


def test_a_game_of_a_pack_is_offered_when_that_has_been_read(opened, folders, disk):
    disk.answers.set()
    left_with_a_pack(folders)
    disk.answers.clear()
    app = opened()
    assert (app.left.offers, app.notice) == ([], "")
    answers(disk, app)
    [offer] = app.left.offers
    assert "“mine”" in plain(offer["summary"])
    assert app.notice == ""


def test_a_missing_pack_is_told_when_the_folder_has_been_looked_at(opened, folders, disk):
    disk.answers.set()
    _, file = left_with_a_pack(folders)
    file.unlink()
    disk.answers.clear()
    app = opened()
    assert app.notice == ""
    answers(disk, app)
    assert "“mine.toml”" in plain(app.notice)


def test_a_file_of_the_own_cards_opens_at_once(opened, tmp_path, disk):
    app = opened(file_with(to_record(sample_table(CARDS, 2, 4)), tmp_path))
    assert app.screen == "table"
    assert not disk.answers.is_set()


@pytest.mark.parametrize("meanwhile", [False, True], ids=["nothing", "another game"])
def test_a_file_of_a_pack_opens_when_that_has_been_read(opened, folders, tmp_path, disk, meanwhile):
    """Unless something else was begun meanwhile."""
    disk.answers.set()
    record, _ = left_with_a_pack(folders)
    disk.answers.clear()
    app = opened(file_with(record, tmp_path))
    assert (app.screen, app.notice) == ("title", "")
    if meanwhile:
        app.setup.play()
    answers(disk, app)
    assert app.screen == "table"
    assert (app._played.key == record.key) is not meanwhile


def test_a_file_whose_pack_is_missing_is_told_when_that_is_known(opened, folders, tmp_path, disk):
    disk.answers.set()
    record, pack = left_with_a_pack(folders)
    file = file_with(record, tmp_path)
    for path in (pack, *folders.autosaves.iterdir()):
        path.unlink()
    disk.answers.clear()
    app = opened(file)
    assert app.notice == ""
    answers(disk, app)
    assert app.screen == "title"
    assert "“evening”" in plain(app.notice)


def test_a_game_begins_with_what_is_shown_and_waits_for_a_chosen_pack_but_a_moment(
    opened, folders, disk, monkeypatch
):
    put_pack(folders.packs)
    disk.answers.set()
    app = opened()
    packs_are_read(app)
    app.setup.set_pack("mine.toml")
    app.setup.play()
    app.close()

    disk.answers.clear()
    silent = opened()
    assert silent.setup.pack == ""
    silent.setup.play()
    assert silent._played.adapter.pack == ""
    silent.close()

    soon = opened()
    monkeypatch.setattr(pack_watch, "_PATIENCE", 60)
    disk.answers.set()
    soon.setup.play()
    assert soon._played.adapter.pack == "mine.toml"


def test_a_chosen_pack_is_read_though_there_are_many(opened, folders, disk):
    disk.answers.set()
    put_pack(folders.packs, "zzz.toml")
    app = opened()
    packs_are_read(app)
    app.setup.set_pack("zzz.toml")
    app.setup.play()
    app.close()
    for number in range(MOST):
        (folders.packs / f"{number:03}.toml").touch()
    again = opened()
    packs_are_read(again)
    assert again.setup.pack == "zzz.toml"


def test_a_game_of_a_pack_beyond_the_most_is_offered_when_that_was_read(opened, folders, disk):
    disk.answers.set()
    _, pack = left_with_a_pack(folders)
    for number in range(MOST):
        (folders.packs / f"{number:03}.toml").touch()
    app = opened()
    assert until(lambda: len(app.left.offers) == 1, app.left.changed)
    assert app.notice == ""
    assert pack.exists()


def test_who_leaves_waits_for_no_disk(opened, folders, disk):
    put_pack(folders.packs)
    app = opened()
    assert disk.asked.wait(60)
    reading = app.packs._thread
    app.close()
    assert not disk.answers.is_set()
    assert reading.is_alive()
    app.language.remove()
    shiboken6.delete(app)
    disk.answers.set()
    reading.join(60)
    assert not reading.is_alive()


RUN = """
import sys
import threading
from PySide6.QtCore import QTimer
from fort_desktop.play import packs
from fort_desktop.ui.app import run

asked = threading.Event()

def packs_in(folder, suffix):
    asked.set()
    threading.Event().wait()

def opened(stage):
    def leave_when_asked():
        if asked.is_set():
            stage.window.close()
    timer = QTimer(stage.window)
    timer.timeout.connect(leave_when_asked)
    timer.start(10)

if __name__ == "__main__":
    packs.packs_in = packs_in
    code = run(60_000, opened=opened)
    print("left:", code, asked.is_set())
    sys.exit(code)
"""


def test_the_app_ends_though_the_disk_never_answers(tmp_path):
    done = finished(
        [sys.executable, "-c", RUN],
        cwd=TOP,
        env=os.environ | {"FORT_DESKTOP_HOME": str(tmp_path)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["left: 0 True"]
