"""Garbage is collected by the thread of the window alone.

Python collects in whatever thread has just made something. A thread that writes a file or reads a
pack would take apart the engines, tables and timers that a game has left behind, while the window's
thread delivers their events: that crashes, seldom and anywhere.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 500


class Collector(QObject):
    """Collects, now and then, what Python would have collected by itself; as long as it lives,
    nothing else does."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_what_is_due)
        self._timer.start(EVERY_MS)

    def close(self) -> None:
        """From now on it is as it was."""
        self._timer.stop()
        if self._before:
            gc.enable()


def collect_what_is_due() -> None:
    """Collect the oldest generation that has come to its threshold, and the younger ones."""
    due = zip(gc.get_count(), gc.get_threshold(), strict=True)
    found = [n for n, (count, threshold) in enumerate(due) if 0 < threshold < count]
    if found:
        gc.collect(max(found))
