"""A larger screen for a window that nobody sees, told to Qt in a file that does not stay."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6 import QtGui

from fort_desktop.ui import demo, display, offscreen
from tests.processes import finished

TOP = Path(__file__).resolve().parents[2]
SHOWN = """
import os
from fort_desktop.ui import demo
demo.prepare_platform()
from fort_desktop.ui import offscreen
app = offscreen.application((3840, 2160))
size = app.primaryScreen().size()
print(size.width(), size.height(), os.environ["QT_QPA_PLATFORM"])
"""


@pytest.fixture
def temporary(tmp_path, monkeypatch) -> Path:
    """Where tempfile makes its files."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv(display.PLATFORM, "offscreen")
    return tmp_path


def test_the_screen_is_as_large_as_asked_and_its_file_is_gone(temporary) -> None:
    done = finished([sys.executable, "-c", SHOWN], cwd=TOP, env=os.environ, encoding="utf-8")
    assert (done.stdout, done.stderr) == ("3840 2160 offscreen\n", "")
    assert list(temporary.iterdir()) == []


def test_the_file_of_the_screen_is_gone_when_qt_fails(temporary, monkeypatch) -> None:
    made: list[str] = []

    def fail() -> None:
        made.extend(path.name for path in temporary.rglob("*.json"))
        raise RuntimeError

    failing = SimpleNamespace(instance=fail)
    with monkeypatch.context() as patched:
        patched.setattr(QtGui, "QGuiApplication", failing)
        with pytest.raises(RuntimeError):
            offscreen.application()
    assert made == ["screen.json"]
    assert list(temporary.iterdir()) == []
    assert os.environ[display.PLATFORM] == "offscreen"


@pytest.mark.skipif(os.name != "posix", reason="POSIX only")
def test_nothing_that_lies_among_temporary_files_is_written_over(temporary) -> None:
    victim = temporary / "victim"
    victim.write_text("mine")
    (temporary / f"fort-desktop-screen-{os.getpid()}.json").symlink_to(victim)
    demo.prepare_platform()
    assert victim.read_text() == "mine"
