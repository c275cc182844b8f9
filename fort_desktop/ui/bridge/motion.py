"""How much moves, and whether anything is moving now."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import Property, QMetaObject, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
FLIGHT = 280
HIGHLIGHT = 200


@QmlElement
@QmlUncreatable("made in Python")
class Motion(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The pace of animations, and which of them run.

    An animation whose duration changes while it runs may never tell its end: another speed comes
    into force when nothing moves.

    Attributes:
        speed: one of `PACES`.
        reduced: whether highlights replace travel.
        pace: how long what moves takes, against the normal speed; 0 where nothing travels.
        duration: milliseconds of one flight; 0 means that cards change place at once.
        highlight: milliseconds of the short highlight shown instead of movement.
        settled: whether nothing moves; tests and pictures wait for this.

    Signals:
        ending: what moves is to come to its end at once.
    """

    speedChanged = Signal()
    settledChanged = Signal()
    ending = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed, self._reduced = "normal", False
        self._wanted = self._speed, self._reduced
        self._moving: dict[int, QMetaObject.Connection] = {}
        # Not from within what is just telling that it has come to its end: a change of durations
        # there begins and ends animations that Qt is still going through.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._come_into_force)

    def set_speed(self, speed: str, *, reduced: bool) -> None:
        """Choose one of `PACES`; `reduced` replaces travel by highlights. What moves ends before.

        Raises:
            KeyError: there is no such speed.
        """
        self._wanted = speed, reduced
        if PACES[speed] != PACES[self._speed] or reduced != self._reduced:
            self.ending.emit()
        self._come_into_force()

    @Slot()
    def _come_into_force(self) -> None:
        if self._moving or self._wanted == (self._speed, self._reduced):
            return
        self._speed, self._reduced = self._wanted
        self.speedChanged.emit()

    def pause(self, ms: int) -> int:
        """Milliseconds to leave on the screen what has just happened."""
        return round(ms * PACES[self._speed])

    @Property(str, notify=speedChanged)
    def speed(self) -> str:
        """See the class."""
        return self._speed

    @Property(bool, notify=speedChanged)
    def reduced(self) -> bool:
        """See the class."""
        return self._reduced

    @Property(float, notify=speedChanged)
    def pace(self) -> float:
        """See the class."""
        return 0.0 if self._reduced else PACES[self._speed]

    @Property(int, notify=speedChanged)
    def duration(self) -> int:
        """See the class."""
        return round(FLIGHT * self.pace)  # type: ignore[operator]  # a property of Qt's

    @Property(int, notify=speedChanged)
    def highlight(self) -> int:
        """See the class."""
        return HIGHLIGHT if self._reduced and PACES[self._speed] else 0

    @Property(bool, notify=settledChanged)
    def settled(self) -> bool:
        """See the class."""
        return not self._moving

    @Slot(QObject, bool)
    def report(self, mover: QObject, moves: bool) -> None:
        """Something begins to move or has come to its end; to say so twice changes nothing.

        What dies while it moves has come to its end too. It cannot say so itself: by then QML may
        have cleared away its properties.
        """
        key = shiboken6.getCppPointer(mover)[0]
        if moves == (key in self._moving):
            return
        if moves:
            self._moving[key] = mover.destroyed.connect(lambda: self._end(key))
            if len(self._moving) == 1:
                self.settledChanged.emit()
        else:
            QObject.disconnect(self._moving[key])
            self._end(key)

    def _end(self, key: int) -> None:
        del self._moving[key]
        if self._moving or not shiboken6.isValid(self):  # the process may end in any order
            return
        if self._wanted != (self._speed, self._reduced):
            self._soon.start()
        self.settledChanged.emit()
