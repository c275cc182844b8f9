"""Pictures that stay drawn from one test to the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow

from tests.ui.hands import walk

LARGEST = 1920 * 1080  # pixels
MOST = 1500
WINDOWS = 40  # in which nothing was new
READER = b"import QtQuick\nQtObject { property Image of; property int mode: of?.fillMode ?? 0 }"


class DrawnPictures:
    """Shows all that windows have shown, out of sight.

    Qt shares a picture among all windows for as long as one of them shows it, and draws it anew
    when the last one has closed: for a window with the title that is two thirds of its time.
    """

    def __init__(self) -> None:
        self._engine = QQmlEngine()
        self._picture = QQmlComponent(self._engine)
        self._picture.setData(b"import QtQuick\nImage { retainWhileLoading: false }", QUrl())
        self._reader = QQmlComponent(self._engine)  # PySide6 has no type for the mode
        self._reader.setData(READER, QUrl())
        self._mode = self._reader.create()
        self._kept: dict[tuple[str, int, int, int], QObject] = {}
        self._vain = 0

    def look(self, window: QQuickWindow) -> None:
        """Keep what this window shows."""
        if self._vain == WINDOWS or len(self._kept) > MOST:
            return
        before = len(self._kept)
        for item in walk(window.contentItem(), hidden=True):
            if item.inherits("QQuickImage"):
                self._mode.setProperty("of", item)
                mode = self._mode.property("mode")
                self._keep(item.property("source"), item.property("sourceSize"), mode)
        self._vain += len(self._kept) == before

    def _keep(self, source: QUrl, size: QSize, mode: int) -> None:
        key = (source.toString(), size.width(), size.height(), mode)
        if source.isEmpty() or key in self._kept or size.width() * size.height() > LARGEST:
            return
        values = {"source": source, "sourceSize": size, "fillMode": mode}
        self._kept[key] = self._picture.createWithInitialProperties(values)
