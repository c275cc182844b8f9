"""The log: short, never in the way, and there when it is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fort_desktop.storage import log_file
from fort_desktop.storage.log_file import LogFile
from tests.noted import PATIENCE, entries

TOP = Path(__file__).resolve().parents[2]


@pytest.fixture
def log(folder: Path):
    log = LogFile(folder / "logs" / "fort-desktop.log")
    yield log
    log.close(PATIENCE)


def test_nothing_is_made_before_there_is_something_to_note(log, folder) -> None:
    assert list(folder.iterdir()) == []


def test_the_log_begins_with_the_version_and_the_system(log) -> None:
    log.note("one")
    log.note("two\nand more")
    first, second, *third = entries(log).splitlines()
    assert f"Fort Desktop {log_file.__version__}, Python {sys.version_info[0]}." in first
    assert second.endswith(" one")
    assert third[0].endswith(" two")
    assert third[1] == "  and more"


def test_both_files_together_stay_below_a_megabyte(log, monkeypatch) -> None:
    for number in range(300):
        log.note(f"{number} {'x' * 10_000}")
        log.wait(PATIENCE)
    assert log.file.stat().st_size <= log_file.MOST
    assert log.older.stat().st_size <= log_file.MOST
    assert " 299 x" in log.file.read_text()
    assert [path.name for path in sorted(log.file.parent.iterdir())] == [
        "fort-desktop.log",
        "fort-desktop.log.1",
    ]


def test_an_entry_without_end_is_cut_in_its_middle(log) -> None:
    log.note("begin" + "x" * 1_000_000 + "end")
    noted = entries(log)
    assert len(noted) < 2 * log_file.LONGEST
    assert "begin" in noted
    assert noted.endswith("end\n")


def test_what_comes_again_and_again_is_noted_ever_more_seldom(log) -> None:
    for _ in range(150):
        log.note("again")
    noted = entries(log)
    assert noted.count("again") == 3
    assert "(for the 100th time) again" in noted


def test_what_a_disk_did_not_take_comes_when_it_does(log, folder) -> None:
    (folder / "logs").touch()
    log.note("one")
    assert log.wait(PATIENCE) in (os.strerror(17), os.strerror(20))  # a file is in the way
    (folder / "logs").unlink()
    log.note("two")
    assert [line[20:] for line in entries(log).splitlines()[1:]] == ["one", "two"]


def test_what_comes_after_the_end_is_written_at_once(log) -> None:
    log.note("one")
    log.close(PATIENCE)
    log.note("two")
    assert log.file.read_text().splitlines()[-1].endswith(" two")


def test_why_a_program_crashed_is_in_the_log(folder) -> None:
    file = folder / "fort-desktop.log"
    program = (
        "import os, sys\nfrom pathlib import Path\n"
        "from fort_desktop.storage.log_file import LogFile\n"
        "log = LogFile(Path(sys.argv[1]))\nlog.begin()\nlog.wait(60)\n"
        "def crash():\n    os.abort()\ncrash()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, file], cwd=TOP, capture_output=True, check=False
    )
    assert done.returncode != 0
    noted = file.read_text(encoding="utf-8")
    assert noted.splitlines()[0][20:].startswith("Fort Desktop ")
    assert "in crash" in noted


def test_a_full_log_goes_on_hearing_crashes(log, monkeypatch) -> None:
    monkeypatch.setattr(log_file.faulthandler, "is_enabled", lambda: False)
    heard = []
    monkeypatch.setattr(log_file.faulthandler, "enable", heard.append)
    monkeypatch.setattr(log_file.faulthandler, "disable", lambda: None)
    monkeypatch.setattr(log_file, "MOST", 500)
    log.begin()
    for number in range(20):
        log.note(f"{number} {'x' * 50}")
        log.wait(PATIENCE)
    assert len(heard) > 1
    assert [file.closed for file in heard] == [True] * (len(heard) - 1) + [False]
    assert os.fstat(heard[-1].fileno()).st_ino == log.file.stat().st_ino
