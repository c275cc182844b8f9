"""A hand that clicks and presses keys at moments that a test sets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtQuick import QQuickWindow

from fort_desktop.ui.presses import Presses
from tests.ui.hands import Key, pump

SPAN = 400  # milliseconds
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Hand:
    """Presses at moments that are set: those of the input, and those of the clock."""

    def __init__(self, target: QQuickWindow | None = None) -> None:
        self.now = 10**9  # later than the presses of any other hand: those count up from 0
        self.target = target
        self.presses = Presses()

    def wait(self, ms: int) -> None:
        self.now += ms

    def click(self, at: QPoint) -> None:
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            held = LEFT if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            where = QPointF(at)
            self._send(QMouseEvent(kind, where, where, LEFT, held, NONE))
        pump()

    def key(self, key: Key) -> None:
        self._send(QKeyEvent(QEvent.Type.KeyPress, key, NONE))
        self._send(QKeyEvent(QEvent.Type.KeyRelease, key, NONE))
        pump()

    def _send(self, event: QMouseEvent | QKeyEvent) -> None:
        event.setTimestamp(self.now)
        if self.target is not None:
            QCoreApplication.sendEvent(self.target, event)
        else:
            self.presses.eventFilter(self.presses, event)


@pytest.fixture
def hand(qapp, monkeypatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(Presses, "span", SPAN)
    monkeypatch.setattr(Presses, "clock", staticmethod(lambda: float(hand.now)))
    return hand
