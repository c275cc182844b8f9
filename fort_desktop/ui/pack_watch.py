"""Looks into the folder of packs beside the running window, and offers what is there."""

from __future__ import annotations

from threading import Thread

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QWindow

from fort_desktop.play.packs import Packs
from fort_desktop.ui.bridge.new_game.setup import NewGameSetup


class PackWatch(QObject):
    """Looks when it is asked to, in a thread. Without a folder there is nothing to look for.

    Whoever has put a pack there comes back to the window: then it looks by itself.

    Signals:
        found: from that thread: there are other packs than before.
        renewed: they are offered for new games.
    """

    found = Signal()
    renewed = Signal()

    def __init__(self, setup: NewGameSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self._packs: Packs | None = None
        self._thread: Thread | None = None
        self._window: QWindow | None = None
        self._offered = False
        self.found.connect(self._renew)

    def use(self, packs: Packs) -> None:
        """From now on these are looked at."""
        self._packs = packs

    def watch(self, window: QWindow) -> None:
        """Look whenever this window gets the keyboard, but not before there was a first look."""
        self._window = window
        window.activeChanged.connect(self._look_if_active)

    def _look_if_active(self) -> None:
        if self._offered and self._window is not None and self._window.isActive():
            self.look()

    def look(self) -> None:
        """Look for what is new; where that is still being done, nothing is done besides."""
        packs = self._packs
        if packs is not None and (self._thread is None or not self._thread.is_alive()):
            self._thread = Thread(target=self._look, args=(packs,), name="packs", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Until nothing is being read any more."""
        if self._thread is not None:
            self._thread.join()

    def offer(self) -> None:
        """Offer what was found last."""
        self._offered = True
        if self._packs is not None:
            self._setup.offer(self._packs)

    def _renew(self) -> None:
        self.offer()
        self.renewed.emit()

    def _look(self, packs: Packs) -> None:
        if packs.look():
            self.found.emit()
