"""Pictures that stay drawn from one test to the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow

from tests.ui.hands import walk

LARGEST = 1920 * 1080  # pixels
WINDOWS = 40


class DrawnPictures:
    """Shows all that windows have shown, out of sight.

    Qt shares a picture among all windows for as long as one of them shows it, and draws it anew
    when the last one has closed: for a window with the title that is two thirds of its time.
    """

    def __init__(self) -> None:
        self._engine = QQmlEngine()
        self._picture = QQmlComponent(self._engine)
        self._picture.setData(b"import QtQuick\nImage { retainWhileLoading: false }", QUrl())
        self._kept: dict[tuple[str, int, int], QObject] = {}
        self._looks = 0

    def look(self, window: QQuickWindow) -> None:
        """Keep what this window shows."""
        self._looks += 1
        if self._looks > WINDOWS:
            return
        for item in walk(window.contentItem(), hidden=True):
            if item.inherits("QQuickImage"):
                self._keep(item.property("source"), item.property("sourceSize"))

    def _keep(self, source: QUrl, size: QSize) -> None:
        key = (source.toString(), size.width(), size.height())
        if source.isEmpty() or key in self._kept or size.width() * size.height() > LARGEST:
            return
        values = {"source": source, "sourceSize": size}
        self._kept[key] = self._picture.createWithInitialProperties(values)
