"""What waits until the window has shown its first frame, so that it shows it soon."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from threading import Thread

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtQuick import QQuickWindow

from fort_desktop.contract.kits import read_rules

PATIENCE_MS = 2000  # a window that starts minimized shows no frame
_ONCE = Qt.ConnectionType(
    Qt.ConnectionType.QueuedConnection.value | Qt.ConnectionType.SingleShotConnection.value
)


class AfterFirstFrame(QObject):
    """Imports what is slow beside the running window, then has the rest done.

    Signals:
        imported: from the thread that imports.
        done: all of it.
    """

    imported = Signal()
    done = Signal()

    def __init__(
        self,
        window: QQuickWindow,
        module: str,
        first: Callable[[], object],
        last: Callable[[], object],
        beside: Callable[[], object] = lambda: None,
    ) -> None:
        """Wait for the first frame of `window`.

        Args:
            window: that opens.
            module: imported after the first frame, by a thread, and then the rules of the games;
                empty is none.
            beside: done by that thread afterwards; it is waited for, so it must not be slow.
            first, last: done, in this order, when `module` is there. Until then nothing else should
                be imported: of what two threads import the binding's hook may find one half done.
        """
        super().__init__(window)
        self._module = module
        self._beside = beside
        self._first: Callable[[], object] | None = first
        self._last: Callable[[], object] | None = last
        self._thread = Thread(target=self._import, name="after first frame", daemon=True)
        self.imported.connect(self.finish, Qt.ConnectionType.QueuedConnection)
        window.frameSwapped.connect(self._begin, _ONCE)
        QTimer.singleShot(PATIENCE_MS, self, self._begin)

    @Slot()
    def finish(self) -> None:
        """Do now what is still to be done."""
        self._begin()
        first, self._first = self._first, None
        last, self._last = self._last, None
        if first is not None and last is not None:
            self._thread.join()
            first()
            last()
            self.done.emit()

    def stop(self) -> None:
        """Leave undone what is not done yet."""
        self._first = self._last = None
        if self._thread.is_alive():
            self._thread.join()

    @Slot()
    def _begin(self) -> None:
        if self._first is not None and self._thread.ident is None:
            self._thread.start()

    def _import(self) -> None:
        if self._module:
            import_module(self._module)
        read_rules()  # or the first game that is opened waits for it
        self._beside()
        self.imported.emit()
