"""The table of a game that has just ended stays for a while, before the scoring comes."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.tables import Tables

_PATIENCE = 6000  # milliseconds with what moves


class LastLook(QObject):
    """The time in which one sees how a game has ended.

    Signals:
        enough: the table has been seen for long enough, and its game is not scored yet.

    Attributes:
        least: milliseconds at every speed: who plays fast wants to see how it ended, too.
        still: milliseconds after what moves has come to its end.
    """

    least: ClassVar[int] = 1200
    still: ClassVar[int] = 700
    enough = Signal()

    def __init__(self, motion: Motion, tables: Tables, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._motion = motion
        self._clock, self._patience = QTimer(self), QTimer(self)
        for timer in (self._clock, self._patience):
            timer.setSingleShot(True)
            timer.timeout.connect(self._was_shown)
        motion.settledChanged.connect(self._has_settled)

    def begin(self) -> None:
        """A game has just ended."""
        self._clock.start(self.least)
        self._patience.start(_PATIENCE)

    def end(self) -> bool:
        """The game that was shown is scored now; whether it was not before."""
        self._clock.stop()
        self._patience.stop()
        bridge = self._tables.shown
        assert bridge is not None, "it was shown"
        if bridge.shown.scored:
            return False
        bridge.shown.score()
        return True

    @Slot()
    def _was_shown(self) -> None:
        """Wait for what moves, then for a moment in which nothing does, but not for ever."""
        if self._patience.isActive() and not bool(self._motion.settled):
            return
        self._clock.stop()
        self._patience.stop()
        bridge = self._tables.shown  # another game may have begun meanwhile
        if bridge is not None and bridge.shown.over and not bridge.shown.scored:
            self.enough.emit()

    @Slot()
    def _has_settled(self) -> None:
        if self._patience.isActive() and bool(self._motion.settled):
            self._clock.start(max(self.still, self._clock.remainingTime()))
