"""What can be chosen from where a thing stands for several moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.table.choices_model import Choice, ChoicesModel
from fort_desktop.ui.bridge.table.properties import Property

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TouchOptions(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The moves of one thing, side by side.

    Attributes:
        model: the moves.
        key: the card beside which they are offered; 0 is none, -1 the middle of the table,
            -2 the bar of choices.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = ChoicesModel(self)
        self._key = 0

    @Property(ChoicesModel, constant=True)
    def model(self) -> ChoicesModel:
        return self._model

    @Property(int, notify=changed)
    def key(self) -> int:
        return self._key

    def offer(self, choices: Sequence[Choice], key: int) -> None:
        """Offer these beside a card."""
        self._model.show(list(choices))
        self._key = key
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        """None of them."""
        if self._key:
            self.offer([], 0)
