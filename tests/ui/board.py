"""A keyboard as the system has it: with scan codes and times, and held keys repeat."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from fort_desktop.ui.app import Stage
from tests.ui.hands import Key

NONE = Qt.KeyboardModifier.NoModifier
CODES = {Key.Key_Return: 36, Key.Key_Space: 65, Key.Key_H: 43, Key.Key_Right: 114}
SIGNS = {Key.Key_Return: "\r", Key.Key_Space: " ", Key.Key_H: "h"}


class Board:
    """Keys of X11. It lets a held key go and presses it anew at the same moment; Qt flags most of
    that as repetitions, but not all."""

    def __init__(self, stage: Stage) -> None:
        self.window = stage.window
        self.now = 1000

    def press(
        self, key: int, held: Qt.KeyboardModifier = NONE, *, code: int = 0, text: str = ""
    ) -> None:
        """A key goes down and up."""
        self._send(QEvent.Type.KeyPress, key, held, code, text)
        self.now += 80
        self._send(QEvent.Type.KeyRelease, key, held, code, text)
        self.now += 400

    def hold(self, key: int, times: int = 40) -> None:
        """A key goes down and stays there."""
        self._send(QEvent.Type.KeyPress, key)
        self.now += 500
        self.go_on(key, times)

    def go_on(self, key: int, times: int = 1) -> None:
        """It still is down; each third repetition looks like a press."""
        for n in range(times):
            self._send(QEvent.Type.KeyRelease, key, flagged=n % 3 > 0)
            self._send(QEvent.Type.KeyPress, key, flagged=n % 3 > 0)
            self.now += 30

    def let_go(self, key: int) -> None:
        """It is held no more."""
        self._send(QEvent.Type.KeyRelease, key)
        self.now += 400

    def _send(
        self,
        kind: QEvent.Type,
        key: int,
        held: Qt.KeyboardModifier = NONE,
        code: int = 0,
        text: str = "",
        *,
        flagged: bool = False,
    ) -> None:
        text = text or SIGNS.get(key, "")
        code = code or CODES.get(key, 200)
        event = QKeyEvent(kind, key, held, code, 0, 0, text, flagged)
        event.setTimestamp(self.now)
        QGuiApplication.sendEvent(self.window, event)
        QGuiApplication.processEvents()
