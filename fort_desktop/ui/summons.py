"""What the running window is called for: another start of the app, or a file that was opened."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer, SignalInstance, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from fort_desktop.storage.lock import RunLock
from fort_desktop.storage.paths import Folders
from fort_desktop.ui.bridge.app_bridge import AppBridge

if TYPE_CHECKING:
    from fort_desktop.ui.one_instance import Listener, Request

_TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105  Qt looks for it there
_SOON_MS = 700
_State = Qt.WindowState
_STACKING = ("xcb", "windows", "cocoa")  # others know no above and below, and say so


def come_forward(window: QQuickWindow, token: str = "") -> None:
    """Before all other windows, as large as it was; where the desktop refuses that, it is marked.

    Args:
        window: be it minimized or behind others.
        token: of the desktop, which allows it.
    """
    states = window.windowStates()
    steps = [_show(states)] if states & _State.WindowMinimized else []
    if QGuiApplication.platformName() in _STACKING:
        steps.append("raise")
    if token:
        os.environ[_TOKEN] = token
    for step in (*steps, "requestActivate"):
        QMetaObject.invokeMethod(window, step, Qt.ConnectionType.QueuedConnection)

    def end() -> None:
        os.environ.pop(_TOKEN, None)  # it is no affair of programs that are started from here
        if not window.isActive():
            window.alert(0)

    QTimer.singleShot(_SOON_MS, window, end)


def _show(states: Qt.WindowState) -> str:
    """What a minimized window is to be told; Qt calls it, and nobody here: see `qt_messages.py`."""
    if states & _State.WindowFullScreen:
        return "showFullScreen"
    return "showMaximized" if states & _State.WindowMaximized else "showNormal"


class Summons(QObject):
    """Brings the window forward, and has the game of a file go on in it.

    A sheet that asks something is answered first; what else is open closes.
    """

    def __init__(
        self, app: AppBridge, window: QQuickWindow, lock: RunLock, folders: Folders
    ) -> None:
        """Other starts of the app come to whoever holds the `lock` of the `folders`."""
        super().__init__()
        self._app = app
        self._window = window
        self._lock = lock
        self._folders = folders
        self._ready = False
        self._file: Path | None = None
        self._listener: Listener | None = None
        window.askingChanged.connect(self._go_on, Qt.ConnectionType.QueuedConnection)  # type: ignore[attr-defined]

    def come_from(self, desktop: SignalInstance, ready: SignalInstance) -> None:
        """Listen to the desktop, and once the window is `ready` to other starts of the app."""
        desktop.connect(self.open)
        ready.connect(self._begin)
        self._app.saving.admitted.connect(self._listen)  # type: ignore[attr-defined]

    def close(self) -> None:
        """Nothing is heard any more; this is before the lock is let go."""
        self._ready = False
        if self._listener is not None:
            self._listener.close()

    @Slot(Path)
    def open(self, file: Path) -> None:
        """Go on with the game of a file, as soon as that can be."""
        come_forward(self._window)
        self._file = file
        self._go_on()

    @Slot(object)
    def heed(self, request: Request) -> None:
        """What another start of the app wants."""
        come_forward(self._window, request.token)
        if request.file is not None:
            self._file = request.file
            self._go_on()

    @Slot()
    def _begin(self) -> None:
        self._ready = True
        self._listen()
        self._go_on()

    @Slot()
    def _listen(self) -> None:
        if self._ready and self._lock.held and self._listener is None:
            from fort_desktop.ui.one_instance import Listener, address  # noqa: PLC0415  not before the first frame

            where = address(self._folders.data)
            self._listener = Listener(where, self._window.isVisible, self)
            self._listener.called.connect(self.heed, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def _go_on(self) -> None:
        if self._file is None or not self._ready or self._window.property("asking"):
            return
        file, self._file = self._file, None
        self._app.begin_with(file)
        self._app.open_file()
        self._app.packs.look_for_wanted()  # its cards may be those of a pack that nobody has read
