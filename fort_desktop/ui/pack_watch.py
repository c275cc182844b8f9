"""Looks into the folder of packs beside the running window, and offers what is there."""

from __future__ import annotations

from threading import Lock, Thread

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QWindow

from fort_desktop.play.packs import Packs
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup

_PATIENCE = 0.3  # seconds; a longer wait is noticed


class PackWatch(QObject):
    """Looks when it is asked to, in a thread. Without a folder there is nothing to look for.

    Whoever has put a pack there comes back to the window: then it looks by itself.

    Signals:
        found: from that thread: more is known of packs than before.
        renewed: they are offered for new games.
    """

    found = Signal()
    renewed = Signal()

    def __init__(self, setup: NewGameSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self._packs: Packs | None = None
        self._thread: Thread | None = None
        self._lock = Lock()  # for the next three
        self._asked = False  # to look once more
        self._looking = False
        self._closed = False
        self._window: QWindow | None = None
        self._begun = False
        self.found.connect(self._renew)

    def use(self, packs: Packs) -> None:
        """From now on these are looked at."""
        self._packs = packs
        self._setup.offer(packs)

    def watch(self, window: QWindow) -> None:
        """Look whenever this window gets the keyboard, but not before there was a first look."""
        self._window = window
        window.activeChanged.connect(self._look_if_active)

    @Slot()
    def _look_if_active(self) -> None:
        if self._begun and self._window is not None and self._window.isActive():
            self.look()

    def look(self) -> None:
        """Look for what is new; where that is being done already, once more afterwards."""
        packs = self._packs
        if packs is None:
            return
        self._begun = True
        with self._lock:
            self._asked = True
            if not self._looking:
                self._looking = True
                self._thread = Thread(target=self._look, args=(packs,), name="packs", daemon=True)
                self._thread.start()

    def look_for_wanted(self) -> None:
        """Look if something that was left out is wanted by now."""
        if self._packs is not None and self._packs.incomplete:
            self.look()

    def wait(self, patience: float | None = None) -> None:
        """Until nothing is being read any more, for so many seconds at most."""
        if self._thread is not None:
            self._thread.join(patience)

    def settle(self) -> None:
        """Wait a moment for a pack that is chosen and may be read yet."""
        if self._setup.lacks_pack:
            self.wait(_PATIENCE)

    def close(self) -> None:
        """Look no more. A disk that does not answer is not waited for."""
        if self._packs is not None:
            self._packs.end()
        with self._lock:
            self._closed = True
        self.wait(_PATIENCE)

    @Slot()
    def _renew(self) -> None:
        if self._packs is not None:
            self._setup.offer(self._packs)
        self.renewed.emit()
        self.look_for_wanted()

    def _look(self, packs: Packs) -> None:
        while self._goes_on():
            news = packs.look()
            with self._lock:  # this object may be gone soon after it was closed
                if news and not self._closed:
                    self.found.emit()

    def _goes_on(self) -> bool:
        with self._lock:
            self._looking = self._asked and not self._closed
            self._asked = False
            return self._looking
