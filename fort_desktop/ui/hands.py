"""When the window was last touched, by mouse, finger or key."""

from __future__ import annotations

import time

from PySide6.QtCore import Property, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable
from PySide6.QtQuick import QQuickWindow

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_TOUCHES = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.TabletMove,
        QEvent.Type.TabletPress,
        QEvent.Type.TabletRelease,
    }
)


@QmlElement
@QmlUncreatable("made in Python")
class Hands(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The hands of whoever sits at the window. What they do reaches the window as ever.

    A timer runs once for each change that may come; nothing runs while they are away.

    Attributes:
        still: they have done nothing for a moment.
        away: they have done nothing for a long while.
        moment, absence: milliseconds of these; with 0 they are always still, or never away.
    """

    changed = Signal()
    moment = 1500
    absence = 60_000

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._still, self._away = True, False
        self._last = 0.0  # seconds
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._look)

    def watch(self, window: QQuickWindow) -> None:
        """From now on, in this window. Nobody has touched it yet, but somebody has opened it."""
        window.installEventFilter(self)
        self._touch()

    @Property(bool, notify=changed)
    def still(self) -> bool:
        """See the class."""
        return self._still

    @Property(bool, notify=changed)
    def away(self) -> bool:
        """See the class."""
        return self._away

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing is kept from the window."""
        if event.type() in _TOUCHES:
            self._touch()
        return False

    def _touch(self) -> None:
        self._last = time.monotonic()
        if self._still or self._away or not self._clock.isActive():
            if wait := self.moment or self.absence:
                self._clock.start(wait)
            self._become(still=not self.moment, away=False)

    @Slot()
    def _look(self) -> None:
        """What the timer was started for may be due, or the hands have moved meanwhile."""
        passed = round((time.monotonic() - self._last) * 1000)
        still = passed >= self.moment
        away = still and 0 < self.absence <= passed
        if not still:
            self._clock.start(self.moment - passed)
        elif self.absence and not away:
            self._clock.start(self.absence - passed)
        self._become(still=still, away=away)

    def _become(self, *, still: bool, away: bool) -> None:
        if (still, away) != (self._still, self._away):
            self._still, self._away = still, away
            self.changed.emit()
