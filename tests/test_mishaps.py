"""What nobody has foreseen is noted in a log and told in one sentence, never by a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from fort_desktop import __version__, mishaps
from tests.noted import entries, watched
from tests.processes import finished

TOP = Path(__file__).resolve().parents[1]
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
# The program, with a command in which something is wrong.
FAULTY = """
import sys
from fort_desktop.play import simulate

def main(words):
    raise ValueError("Ola has 3 cards")

simulate.main = main
from fort_desktop.__main__ import main as program
sys.exit(program())
"""


def fail(text: str = "Ola has 3 cards") -> None:
    raise ValueError(text)


def caught(act) -> None:
    """As Qt and Python hand over what an act has raised."""
    try:
        act()
    except Exception as error:  # noqa: BLE001 - that is what it is about
        sys.excepthook(type(error), error, error.__traceback__)


def faulty(home: Path) -> subprocess.CompletedProcess[str]:
    return finished(
        [sys.executable, "-c", FAULTY, "simulate"],
        cwd=TOP,
        env=os.environ | {"FORT_DESKTOP_HOME": str(home)},
    )


def test_an_error_of_a_command_is_told_in_one_sentence_that_names_the_log(tmp_path) -> None:
    done = faulty(tmp_path)
    file = tmp_path / "logs" / "fort-desktop.log"
    said = f"fort-desktop: something went wrong (ValueError, <string>:6); details are in {file}.\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)
    noted = file.read_text(encoding="utf-8")
    assert f"Fort Desktop {__version__}, Python 3." in noted
    assert "command_line.py" in noted
    assert "Ola" not in noted


def test_a_log_that_cannot_be_written_is_told_and_is_no_error_of_its_own(tmp_path) -> None:
    (tmp_path / "logs").touch()
    done = faulty(tmp_path)
    file = tmp_path / "logs" / "fort-desktop.log"
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert f"; the log {file} cannot be written: " in done.stderr


@LINUX
def test_a_full_disk_behind_the_log_is_told_too(tmp_path) -> None:
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "fort-desktop.log").symlink_to("/dev/full")
    done = faulty(tmp_path)
    assert done.returncode == 1
    assert done.stderr.endswith(" cannot be written: No space left on device.\n")


def test_what_an_error_says_is_noted_where_it_can_name_no_player(tmp_path) -> None:
    with watched(tmp_path / "log") as log:
        caught(lambda: None.nothing)
        caught(fail)
        noted = entries(log)
    assert "AttributeError: 'NoneType' object has no attribute 'nothing'" in noted
    assert "ValueError: (left out, as it may name players or cards)" in noted
    assert "Ola" not in noted


def test_what_an_error_came_from_is_noted_too_and_says_as_little(tmp_path) -> None:
    def deal() -> None:
        try:
            fail()
        except ValueError as error:
            raise TypeError("a number was expected") from error

    with watched(tmp_path / "log") as log:
        caught(deal)
        noted = entries(log)
    assert "TypeError: a number was expected" in noted
    assert "while dealing with ValueError" in noted
    assert "in deal\n" in noted
    assert "in fail\n" in noted
    assert "Ola" not in noted


def test_an_error_of_a_thread_is_noted_with_its_name(tmp_path, capsys) -> None:
    with watched(tmp_path / "log") as log:
        thread = threading.Thread(target=fail, name="painter")
        thread.start()
        thread.join()
        assert "In the thread painter: ValueError" in entries(log)
    assert "Traceback" not in capsys.readouterr().err


def test_what_goes_wrong_in_clearing_away_is_noted_and_told_to_nobody(tmp_path, capsys) -> None:
    class Rubbish:
        def __del__(self) -> None:
            fail()

    with watched(tmp_path / "log") as log:
        Rubbish()
        assert "ValueError" in entries(log)
    assert capsys.readouterr().err == ""


def test_what_fails_with_every_tick_of_a_clock_is_told_once(tmp_path, capsys) -> None:
    heard = []
    with watched(tmp_path / "log"):
        mishaps.tell(lambda: heard.append(1))
        for _ in range(30):
            caught(fail)
        assert len(heard) == 1
        caught(lambda: None.nothing)
        assert len(heard) == 2
    assert capsys.readouterr().err.count("something went wrong") == 2


def test_a_listener_that_fails_leaves_the_sentence(tmp_path, capsys) -> None:
    with watched(tmp_path / "log"):
        mishaps.tell(fail)
        caught(fail)
    assert "something went wrong" in capsys.readouterr().err


def test_where_no_log_can_be_opened_nothing_else_goes_wrong(monkeypatch, tmp_path, capsys) -> None:
    with watched(tmp_path / "log"):
        monkeypatch.setattr(mishaps._watch, "_open_log", fail)
        caught(fail)
        mishaps.note("something")
        mishaps.begin()
    assert capsys.readouterr().err.endswith("; there is no log of it.\n")


def test_ctrl_c_is_no_mishap(tmp_path, capsys) -> None:
    with watched(tmp_path / "log") as log:
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
        assert not log.file.exists()
    assert "KeyboardInterrupt" in capsys.readouterr().err
