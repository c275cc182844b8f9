"""Keeps where the window is, and opens it there again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QScreen, QWindow
from PySide6.QtQuick import QQuickWindow

from fort_desktop.storage.settings import Window
from fort_desktop.ui.geometry import Placement, Rect, placement

DELAY_MS = 600
_Look = QWindow.Visibility


@dataclass(frozen=True, slots=True)
class _Kept:
    """What the settings hold of a window."""

    place: Window | None
    full_screen: bool


class WindowKeeper(QObject):
    """Watches one window: its place while it neither fills the screen nor is hidden, and whether it
    does.

    A desktop tells the size of a maximized window before it tells that it is maximized; so a change
    counts only when it has lasted for `DELAY_MS`, or when the window is about to close.
    """

    def __init__(self, window: QQuickWindow, keep: Callable[[dict[str, Any]], None]) -> None:
        """`keep` takes the values under the names of the settings file, when they have changed."""
        super().__init__(window)
        self._window = window
        self._keep = keep
        self._stored = self._kept = _Kept(None, full_screen=False)
        self._first: _Kept | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.look)

    def open(self, stored: Window | None, *, full_screen: bool = False) -> None:
        """Show the window where it was, as far as the screens of today allow."""
        self._stored = self._kept = _Kept(stored, full_screen)
        begin = first_placement(stored)
        self._window.setMinimumSize(QSize(*begin.smallest))
        self._window.resize(*begin.size)
        if begin.place is not None:
            self._window.setFramePosition(QPoint(begin.place.x, begin.place.y))
        shown = _Look.Maximized if begin.maximized else _Look.Windowed
        self._window.setProperty("calm", shown.value)
        self._window.setVisibility(_Look.FullScreen if full_screen else shown)
        for changed in (
            self._window.xChanged,
            self._window.yChanged,
            self._window.widthChanged,
            self._window.heightChanged,
            self._window.visibilityChanged,
        ):
            changed.connect(self._timer.start)
        self._window.installEventFilter(self)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The last moment at which the window still knows where it is."""
        if watched is self._window and event.type() == QEvent.Type.Close:
            self.look()
        return False

    @Slot()
    def look(self) -> None:
        """Take over how the window is now; a hidden or minimized one says nothing."""
        self._timer.stop()
        shown = self._window.visibility()
        if shown not in (_Look.Windowed, _Look.Maximized, _Look.FullScreen):
            return
        place = self._seen() if shown == _Look.Windowed else self._kept.place
        if shown != _Look.FullScreen and place is not None:
            place = replace(place, maximized=shown == _Look.Maximized)
        now = _Kept(place, shown == _Look.FullScreen)
        if self._first is None:
            self._first = now
        if self._stored.place is not None and now == self._first:
            now = self._stored  # a smaller screen than usual; nobody has moved the window
        if now != self._kept:
            self._kept = now
            self._keep({"window": now.place, "full_screen": now.full_screen})

    def _seen(self) -> Window | None:
        corner, size = self._window.framePosition(), self._window.size()
        try:
            return Window(x=corner.x(), y=corner.y(), width=size.width(), height=size.height())
        except ValueError:  # no settings file takes such values
            return self._kept.place


def first_placement(stored: Window | None) -> Placement:
    """How a window that was there begins on the screens of today."""
    rect = Rect(stored.x, stored.y, stored.width, stored.height) if stored else None
    return placement(rect, _screens(), maximized=stored is not None and stored.maximized)


def _screens() -> Sequence[Rect]:
    primary = QGuiApplication.primaryScreen()
    screens = QGuiApplication.screens()
    return [_usable(screen) for screen in sorted(screens, key=lambda s: s != primary)]


def _usable(screen: QScreen) -> Rect:
    rect = screen.availableGeometry()
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())
