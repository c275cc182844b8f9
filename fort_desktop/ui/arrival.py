"""What was meant for one screen does not reach the next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtQuick import QQuickWindow

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)
_FRAMES = 2  # the first that is told of may be one of the screen before
_HARMLESS = {
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
}


class Arrival(QObject):
    """A press counts only when what it acts on had been seen for a moment before it.

    The second of two quick presses, and whatever was pressed while the next screen was being made,
    belong to the screen before. Each further key within the moment makes it longer. Keys that only
    walk, and those of functions, are always obeyed, and so is who is no person.

    Attributes:
        moment: milliseconds; with none every press counts.
    """

    moment = 400

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self._window = window
        self._frames = 0  # that are still waited for
        self._refused: set[Qt.MouseButton] = set()  # that are down
        self._touched = False  # a finger that is down is refused
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        window.installEventFilter(self)

    @Slot()
    def begin(self) -> None:
        """Something else is to be seen from now on: its next frame shows it."""
        if not self.moment:
            return
        if not self._frames:
            self._window.frameSwapped.connect(self._drawn)
        self._frames = _FRAMES
        self._fresh.start(self.moment)

    @Slot()
    def _drawn(self) -> None:
        self._frames = max(0, self._frames - 1) if self._fresh.isActive() else 0
        if self._fresh.isActive():
            self._fresh.start(self.moment)
        if not self._frames:
            self._window.frameSwapped.disconnect(self._drawn)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the event is kept from the window."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonRelease:
            return self._let_go(event)
        if kind in _TOUCHES:
            return self._touch(event)
        if not self._fresh.isActive() or not event.spontaneous():
            return False
        if kind in _PRESSES:
            assert isinstance(event, QMouseEvent)
            self._refused.add(event.button())
            return True
        return kind == QEvent.Type.KeyPress and self._key(event)

    def _let_go(self, event: QEvent) -> bool:
        assert isinstance(event, QMouseEvent)
        refused = event.button() in self._refused
        self._refused.discard(event.button())
        return refused

    def _touch(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.TouchBegin:
            self._touched = self._fresh.isActive()
        if self._touched:
            event.accept()  # no mouse is made of it
        return self._touched

    def _key(self, event: QEvent) -> bool:
        assert isinstance(event, QKeyEvent)
        function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
        if function or event.key() in _HARMLESS or event.isAutoRepeat():
            return False
        self._fresh.start(self.moment)
        return True
