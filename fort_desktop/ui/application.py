"""The application: it hears what the desktop asks of it before there is any window to ask."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication

WINDOWS_ID = "FortDesktop.FortDesktop"


class Application(QGuiApplication):
    """Qt's, which also takes a file that was opened with the app; only macOS does that so.

    Signals:
        asked: the desktop asks for the game of this file.
    """

    asked = Signal(Path)

    def __init__(self, arguments: Sequence[str]) -> None:
        stand_alone()
        super().__init__(list(arguments))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().event(event)


def stand_alone() -> None:
    """On the taskbar of Windows the window is the app's own, and none of Python's."""
    if sys.platform == "win32":
        with contextlib.suppress(AttributeError, OSError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(WINDOWS_ID)
