"""The first frame comes before all that takes long, and the rest comes by itself."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

from fort_desktop.games.fort.cards import load_cards
from fort_desktop.play.record import to_record
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.paths import standard_folders
from fort_desktop.ui.after_first_frame import AfterFirstFrame
from tests.processes import finished
from tools.pictures.staging import sample_table

TOP = Path(__file__).resolve().parents[2]
START = """
import sys
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from fort_desktop import command_line, mishaps
from fort_desktop.ui.app import run

def opened(stage):
    def swapped():
        slow = {"pydantic", "multiprocessing", "fort_desktop.storage.log_file"} & set(sys.modules)
        slow |= {"fort_desktop.ui.licences"} & set(sys.modules)
        bare = QGuiApplication.windowIcon().isNull()
        print("first frame:", sorted(slow), stage.app.left.offers, bare)
    def offered():
        if stage.app.left.offers:
            print("offered:", stage.app.screen, stage.app.left.offers[0]["players"])
            QCoreApplication.quit()
    ground = stage.window.property("ground").childItems()
    loader = next(item for item in ground if item.childItems())
    screen = loader.childItems()[0]
    print("laid out:", screen.width() == stage.window.width(), screen.height() > 600)
    stage.window.frameSwapped.connect(swapped, Qt.ConnectionType.SingleShotConnection)
    stage.app.left.changed.connect(offered)

if __name__ == "__main__":
    mishaps.watch("fort-desktop", command_line.open_log)
    sys.exit(run(20_000, opened=opened))
"""


def test_the_first_frame_waits_for_nothing_slow(tmp_path):
    folders = standard_folders({"FORT_DESKTOP_HOME": str(tmp_path)})
    Autosave(folders.autosaves).save(to_record(sample_table(load_cards(), 2, 4)))
    done = finished(
        [sys.executable, "-c", START],
        cwd=TOP,
        env=os.environ | {"FORT_DESKTOP_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    size, first, then = done.stdout.splitlines()
    assert size == "laid out: True True"  # before it is shown, so that it is not done twice
    assert first == "first frame: [] [] True"
    assert then.startswith("offered: title Ola:\u00a00")


def test_a_window_may_close_before_its_first_frame_is_dealt_with(make_stage):
    stage = make_stage()
    done = []
    later = AfterFirstFrame(stage.window, "", lambda: done.append(1), lambda: done.append(2))
    later.stop()
    later.finish()
    assert done == []


def test_what_is_done_beside_the_window_is_done_before_the_rest(make_stage):
    stage = make_stage()
    done = []

    def beside():
        done.append(threading.current_thread() is threading.main_thread())

    rest = (lambda: done.append(1), lambda: done.append(2))
    later = AfterFirstFrame(stage.window, "", *rest, beside)
    later.finish()
    assert done == [False, 1, 2]


def test_the_rest_can_be_hurried_and_is_done_once(make_stage):
    stage = make_stage()
    done = []
    later = AfterFirstFrame(stage.window, "", lambda: done.append(1), lambda: done.append(2))
    later.finish()
    later.finish()
    assert done == [1, 2]
    later.stop()
