"""Rows of which a view lets the things travel when a change was played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.row_model import RowModel

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class FlyingModel(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Says which changes were played.

    Signals:
        flyingChanged: around a change that was played, when things travel to their new places.
    """

    flyingChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flying = False

    @Property(bool, notify=flyingChanged)
    def flying(self) -> bool:
        """True only while a played change is being emitted: the one gate of all Behaviors."""
        return self._flying

    @contextmanager
    def _flight(self, fly: bool) -> Iterator[None]:
        """What changes here was played, or not."""
        self._set_flying(fly)
        try:
            yield
        finally:
            self._set_flying(False)

    def _set_flying(self, on: bool) -> None:
        if on != self._flying:
            self._flying = on
            self.flyingChanged.emit()
