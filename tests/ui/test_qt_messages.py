"""What Qt and QML warn of is noted in the log, and is heard on the terminal as ever."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QObject,
    QThread,
    Slot,
    qCritical,
    qDebug,
    qInstallMessageHandler,
    qWarning,
)
from PySide6.QtQml import QQmlComponent, QQmlEngine

from fort_desktop.ui import qt_messages
from tests.noted import entries, watched

TOP = Path(__file__).resolve().parents[2]
SAID = "Ola has 3 cards"
FATAL = """
import sys
from pathlib import Path
from PySide6.QtCore import qFatal
from fort_desktop import mishaps
from fort_desktop.storage.log_file import LogFile
from fort_desktop.ui import qt_messages

mishaps.watch("fort-desktop", lambda: LogFile(Path(sys.argv[1])))
with qt_messages.noted():
    qFatal("no more frames")
"""


class Sayer(QObject):
    @Slot()
    def fail(self) -> None:
        raise ValueError(SAID)


class Painter(QThread):
    def run(self) -> None:
        qWarning("from a thread of Qt")


@pytest.fixture
def heard():
    """What is heard beside it; nothing of it is pytest-qt's."""
    said: list[str] = []
    before = qInstallMessageHandler(lambda *said_so: said.append(said_so[-1]))
    yield said
    qInstallMessageHandler(before)


@pytest.fixture
def log(tmp_path, heard):
    with watched(tmp_path / "log") as log, qt_messages.noted():
        yield log


def test_warnings_and_worse_are_noted_and_still_heard(log, heard):
    qDebug("by the way")
    qWarning("a warning")
    qCritical("an error")
    noted = entries(log)
    assert "Qt, warning, default: a warning" in noted
    assert "Qt, critical, default: an error" in noted
    assert "by the way" not in noted
    assert heard == ["by the way", "a warning", "an error"]


def test_a_thread_of_qt_may_warn_too(log, heard):
    painter = Painter()
    painter.start()
    assert painter.wait()
    assert "from a thread of Qt" in entries(log)


def test_what_a_slot_said_of_players_is_not_noted_as_a_warning_of_qml(qapp, log, heard, capsys):
    """QML repeats it."""
    engine, sayer = QQmlEngine(), Sayer()
    engine.setOutputWarningsToStandardError(True)
    component = QQmlComponent(engine)
    component.setData(
        b"import QtQml; QtObject { property QtObject s; onSChanged: s.fail() }", "say.qml"
    )
    made = component.createWithInitialProperties({"s": sayer})
    assert made is not None
    noted = entries(log)
    assert [message for message in heard if f"Error: {SAID}" in message]
    assert "Error: \n" in noted
    assert "Ola" not in noted
    assert "something went wrong (ValueError" in capsys.readouterr().err


def test_without_a_listener_it_goes_to_the_terminal(tmp_path, capsys):
    before = qInstallMessageHandler(None)
    try:
        with watched(tmp_path / "log"), qt_messages.noted():
            qWarning("a warning")
        assert capsys.readouterr().err == "a warning\n"
    finally:
        qInstallMessageHandler(before)


def test_afterwards_it_is_as_before(heard, tmp_path):
    with watched(tmp_path / "log") as log:
        with qt_messages.noted():
            qt_messages.rest()
            qWarning("later")
        assert not log.file.exists()
    assert heard == ["later"]


def test_a_terminal_that_has_gone_is_no_mishap(log, monkeypatch):
    qt_messages.rest()
    qInstallMessageHandler(None)
    monkeypatch.setattr(sys, "stderr", None)
    with qt_messages.noted():
        qWarning("a warning")
    assert "a warning" in entries(log)


def test_what_qt_ends_the_program_for_is_noted_before_it_does(tmp_path):
    file = tmp_path / "log"
    done = subprocess.run(
        [sys.executable, "-c", FATAL, file], cwd=TOP, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "no more frames" in done.stderr
    noted = file.read_text(encoding="utf-8")
    assert "no more frames" in noted
    assert "Qt, fatal, default: " in noted  # that Python has asked for it
