"""The cats of a game: in the middle of the table, or with a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QObject, Qt, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.row_model import FIRST_ROLE, ROOT, AnyIndex

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

MIDDLE = -1


@dataclass(frozen=True, slots=True)
class CatRow:
    """A cat.

    Attributes:
        face: its id.
        name: in the language chosen.
        seat: whose it is, counted clockwise from the viewer (0); `MIDDLE` is nobody's.
        place, count: its place among those there, and how many there are.
        usable: whether the viewer may use it now.
        used: whether it was used for the card being played.
        label: its accessible name, and where it is.
        lure, power: in words.
    """

    face: str
    name: str
    seat: int
    place: int
    count: int
    usable: bool = False
    used: bool = False
    label: str = ""
    lure: str = ""
    power: str = ""


ROLES = tuple(field.name for field in fields(CatRow))


@QmlElement
@QmlUncreatable("made in Python")
class CatsModel(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """A row for each cat of the game. In one game rows only change, so that a view can let a cat
    walk from one owner to the next.

    Signals:
        flyingChanged: around a change that was played, when cats walk to their new owners.
        worked: a cat, by its id, has just used its power, chosen or by itself.
    """

    flyingChanged = Signal()
    worked = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CatRow] = []
        self._flying = False

    @Property(bool, notify=flyingChanged)
    def flying(self) -> bool:
        """True only while a played change is being emitted, as for cards."""
        return self._flying

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """How many cats there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The roles of `ROLES`."""
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(ROLES)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A role of a cat; the display role is its name."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        number = role - FIRST_ROLE
        return getattr(row, ROLES[number]) if 0 <= number < len(ROLES) else None

    def rows(self) -> tuple[CatRow, ...]:
        """All cats, in the order of the card file."""
        return tuple(self._rows)

    def show(self, wanted: Sequence[CatRow], *, fly: bool) -> None:
        """Become `wanted`: change rows if the cats are the same, else exchange them all."""
        if [row.face for row in wanted] != [row.face for row in self._rows]:
            self.beginResetModel()
            self._rows = list(wanted)
            self.endResetModel()
            return
        self._set_flying(fly)
        try:
            for n, (old, new) in enumerate(zip(self._rows, wanted, strict=True)):
                self._replace(n, old, new)
        finally:
            self._set_flying(False)

    def _replace(self, n: int, old: CatRow, new: CatRow) -> None:
        names = enumerate(ROLES)
        roles = [FIRST_ROLE + i for i, name in names if getattr(old, name) != getattr(new, name)]
        if roles:
            self._rows[n] = new
            place = self.index(n, 0)
            self.dataChanged.emit(place, place, roles)

    def _set_flying(self, on: bool) -> None:
        if on != self._flying:
            self._flying = on
            self.flyingChanged.emit()
