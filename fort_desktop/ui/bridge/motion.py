"""How much moves, and whether anything is moving now."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
FLIGHT = 280
HIGHLIGHT = 200


@QmlElement
@QmlUncreatable("made in Python")
class Motion(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The pace of animations, and a count of those that run.

    An animation whose duration changes while it runs may never tell its end: another speed comes
    into force when nothing moves.

    Attributes:
        speed: one of `PACES`.
        reduced: whether highlights replace travel.
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
        self._running = 0
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

    def _come_into_force(self) -> None:
        if self._running or self._wanted == (self._speed, self._reduced):
            return
        self._speed, self._reduced = self._wanted
        self.speedChanged.emit()

    @property
    def _pace(self) -> float:
        return PACES[self._speed]

    def pause(self, ms: int) -> int:
        """Milliseconds to leave on the screen what has just happened."""
        return round(ms * self._pace)

    @Property(str, notify=speedChanged)
    def speed(self) -> str:
        """See the class."""
        return self._speed

    @Property(bool, notify=speedChanged)
    def reduced(self) -> bool:
        """See the class."""
        return self._reduced

    @Property(int, notify=speedChanged)
    def duration(self) -> int:
        """See the class."""
        return 0 if self._reduced else round(FLIGHT * self._pace)

    @Property(int, notify=speedChanged)
    def highlight(self) -> int:
        """See the class."""
        return HIGHLIGHT if self._reduced and self._pace else 0

    @Property(bool, notify=settledChanged)
    def settled(self) -> bool:
        """See the class."""
        return self._running == 0

    @Slot()
    def started(self) -> None:
        """An animation began."""
        self._running += 1
        if self._running == 1:
            self.settledChanged.emit()

    @Slot()
    def stopped(self) -> None:
        """An animation ended."""
        self._running -= 1
        assert self._running >= 0, "an animation stopped that never started"
        if self._running == 0:
            if self._wanted != (self._speed, self._reduced):
                self._soon.start()
            self.settledChanged.emit()
