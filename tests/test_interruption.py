"""Ctrl+C while a program is still being read ends it without a word, as it does later."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from fort_desktop import interruption
from tests.processes import finished, last_words
from tools import checks, dev

TOP = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="POSIX only")
# Begins like `python -m fort_desktop` or `python dev.py`, and hears Ctrl+C when a module is read.
BEGINNING = """
import os, runpy, signal, sys

class Interrupted:
    @staticmethod
    def find_spec(name, path, target=None):
        if name == module:
            os.kill(os.getpid(), signal.SIGINT)

module, *sys.argv = sys.argv[1:]
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Interrupted)
sys.path.insert(0, os.getcwd())
if sys.argv[0] == "dev.py":
    runpy.run_path("dev.py", run_name="__main__")
else:
    runpy.run_module("fort_desktop", run_name="__main__", alter_sys=True)
"""
WINDOW = ("fort",)


@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("fort_desktop.terminal", WINDOW),
        ("argparse", WINDOW),
        ("shiboken6", WINDOW),
        ("fort_desktop.ui.app", WINDOW),
        ("PySide6.QtCore", ("fort", "demo")),
        ("PySide6.QtCore", ("fort", "analyse")),
        ("fort_desktop.play.simulate", ("fort", "simulate")),
        ("fort_desktop.play.arena.crew", ("fort", "arena")),
        ("fort_desktop.games.fort.cards.check", ("fort", "check-cards")),
        ("fort_desktop.terminal", ("dev.py", "play")),
        ("tools.dev", ("dev.py", "test")),
    ],
)
def test_ctrl_c_while_modules_are_read_ends_it_without_a_word(module, command, tmp_path) -> None:
    done = finished(
        [sys.executable, "-c", BEGINNING, module, *command],
        cwd=TOP,
        env=os.environ | {"FORT_DESKTOP_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=False,
        stderr=subprocess.STDOUT,
    )
    assert (done.returncode, done.stdout) == (130, b"")


def test_ctrl_c_between_dev_py_and_the_game_waits_for_the_game(monkeypatch) -> None:
    """Python itself would end in a traceback."""
    waiting: list[set[signal.Signals]] = []
    masked = lambda *_: waiting.append(signal.pthread_sigmask(signal.SIG_BLOCK, ()))  # noqa: E731
    monkeypatch.setattr(dev, "prepare", lambda: None)
    monkeypatch.setattr(os, "execve", masked)
    monkeypatch.setattr(dev, "start", lambda *_, **__: 0)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:
        dev.program()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    assert [signal.SIGINT in signals for signals in waiting] == [True]


def test_ctrl_c_that_waited_ends_the_program_that_took_the_place() -> None:
    begun = "from fort_desktop import interruption\nprint('read', flush=True)\n"
    code = (
        "import os, signal, sys\nfrom fort_desktop import interruption\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "interruption.wait()\nos.kill(os.getpid(), signal.SIGINT)\n"
        f"os.execv(sys.executable, [sys.executable, '-c', {begun!r} + "
        "'interruption.end_at_once(); print(1)'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "read\n", "")


def test_who_ignores_ctrl_c_goes_on_ignoring_it() -> None:
    """As behind `nohup`, or in the background of a script."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        interruption.end_at_once()
        interruption.raise_it()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_checks_that_ctrl_c_ends_are_not_told_as_failed(tmp_path) -> None:
    begun = [tmp_path / "first", tmp_path / "second"]
    slow = "import pathlib, sys, time; pathlib.Path(sys.argv[1]).touch(); time.sleep(600)"
    code = (
        "import signal, sys\nfrom fort_desktop import terminal\nfrom tools import checks\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"python = (sys.executable, '-c', {slow!r})\n"
        f"steps = [checks.Step('slow', (*python, one)) for one in {[*map(str, begun), 'third']}]\n"
        "sys.exit(terminal.run('dev.py', lambda: checks.run(steps)))"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=TOP,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    while not all(file.exists() for file in begun):  # they are started one after the other
        assert program.poll() is None
        time.sleep(0.01)
    os.killpg(program.pid, signal.SIGINT)
    said = last_words(program)
    assert (program.returncode, said) == (130, b"-- slow\n-- slow\n")


def test_a_step_that_begins_in_the_moment_of_ctrl_c_ends_too(monkeypatch) -> None:
    """It has not heard of it: it was not there yet."""
    monkeypatch.setattr(checks, "INTERRUPTED", threading.Event())
    step = checks.Step("slow", (sys.executable, "-c", "import time; time.sleep(600)"))
    threading.Timer(0.2, checks.INTERRUPTED.set).start()
    code, _ = checks.carried_out(step)
    assert code not in (checks.PASSED, checks.STOPPED)
    assert checks.timed(step) == (-signal.SIGINT, 0.0)


def test_a_step_that_goes_on_for_too_long_is_stopped(monkeypatch) -> None:
    monkeypatch.setattr(checks, "LIMIT", 0)
    step = checks.Step("slow", (sys.executable, "-c", "import time; time.sleep(600)"))
    assert checks.carried_out(step) == (checks.STOPPED, "stopped after 0 minutes")
