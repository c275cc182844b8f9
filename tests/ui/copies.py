"""Whole copies of the app, each a process of its own, which say what happens in them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.ui.hands import PATIENCE_MS

TOP = Path(__file__).resolve().parents[2]
PATIENCE = PATIENCE_MS / 1000
START = """
import signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QFileOpenEvent
from fort_desktop.ui import app, summons

def tell(*said):
    print(*said, flush=True)

def opened(stage):
    stage.after_first_frame.done.connect(lambda: tell("ready"), Qt.ConnectionType.QueuedConnection)
    table = lambda: stage.app.screen == "table" and tell("plays", stage.app._played.seed)
    stage.app.screenChanged.connect(table)
    stage.app.noticeChanged.connect(lambda: tell("says", ascii(stage.app.notice)))
    if by_desktop:
        event = QFileOpenEvent(QUrl.fromLocalFile(sys.argv[2]))
        QCoreApplication.postEvent(QCoreApplication.instance(), event)

if __name__ == "__main__":
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_DFL)
    summons.come_forward = lambda window, token="": tell("forward", token)
    by_desktop = sys.argv[1:2] == ["desktop"]
    file = Path(sys.argv[1]) if sys.argv[1:] and not by_desktop else None
    sys.exit(app.run(opened=opened, file=file))
"""


class Copy:
    """A running copy of the app, with a data folder of its own.

    It says a line for each thing that happens: `ready` when others can reach it, `forward` and the
    token of the desktop when its window comes forward, `plays` and the seed of a game that comes to
    the table, `says` and the notice. Its words are the file that it is given, or `desktop` and a
    file which the desktop opens.
    """

    def __init__(self, home: Path, *words: str, **environment: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, *words],
            cwd=TOP,
            env=os.environ | {"FORT_DESKTOP_HOME": str(home), "LC_ALL": "C.UTF-8"} | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        self.send = self._process.send_signal

    def says(self) -> str:
        """The next line; empty when it has ended."""
        return self._process.stdout.readline().rstrip("\n ")

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """How it ended, and what it has said besides."""
        if number and self._process.poll() is None:
            self.send(signal.SIGCONT)
            self.send(number)
        said, _ = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, said
