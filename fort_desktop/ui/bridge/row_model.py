"""A list for the screen made of plain rows: each field is a role, and the first one is the key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1


@QmlElement
@QmlUncreatable("made in Python")
class RowModel(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Rows come, change and go one by one, so that what shows them can stay and travel."""

    row_type: type[Any]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Any] = []
        self._names = [field.name for field in fields(self.row_type)]

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The fields of a row."""
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(self._names)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A field of a row; the display role is its key."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(_key(row, self._names))
        number = role - FIRST_ROLE
        return getattr(row, self._names[number]) if 0 <= number < len(self._names) else None

    def rows(self) -> tuple[Any, ...]:
        """All rows."""
        return tuple(self._rows)

    def show(self, wanted: Sequence[Any]) -> None:
        """Become `wanted`; rows with the same key are the same thing."""
        keys = [_key(row, self._names) for row in wanted]
        self._remove(set(keys))
        kept = [_key(row, self._names) for row in self._rows]
        if kept != [key for key in keys if key in set(kept)]:
            self._remove(set())  # another order: nothing here is moved about
        for n, row in enumerate(wanted):
            if n < len(self._rows) and _key(self._rows[n], self._names) == keys[n]:
                self._replace(n, row)
            else:
                self.beginInsertRows(ROOT, n, n)
                self._rows.insert(n, row)
                self.endInsertRows()

    def _remove(self, wanted: set[Any]) -> None:
        for n in reversed(range(len(self._rows))):
            if _key(self._rows[n], self._names) not in wanted:
                self.beginRemoveRows(ROOT, n, n)
                del self._rows[n]
                self.endRemoveRows()

    def _replace(self, n: int, new: Any) -> None:
        old = self._rows[n]
        roles = [
            FIRST_ROLE + i
            for i, name in enumerate(self._names)
            if getattr(old, name) != getattr(new, name)
        ]
        if roles:
            self._rows[n] = new
            place = self.index(n, 0)
            self.dataChanged.emit(place, place, roles)


def _key(row: Any, names: Sequence[str]) -> Any:
    return getattr(row, names[0])
