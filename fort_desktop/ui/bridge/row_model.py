"""Lists for the screen made of plain rows: each field of a row is a role."""

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
    """What lists have in common; each says for itself what it shows, and how it becomes another.

    Attributes:
        row_type: the dataclass of its rows.
        display: the field that stands for the whole row; without one it is the first.
        hidden: fields that are no roles.
    """

    row_type: type[Any]
    display = ""
    hidden: tuple[str, ...] = ()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Any] = []
        names = [field.name for field in fields(self.row_type)]
        self._names = [name for name in names if name not in self.hidden]

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The fields of a row."""
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(self._names)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A field of a row, or what stands for the whole."""
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(getattr(row, self.display or self._names[0]))
        number = role - FIRST_ROLE
        if not 0 <= number < len(self._names):
            return None
        value = getattr(row, self._names[number])
        return self._listed(value) if isinstance(value, tuple) else value

    def rows(self) -> tuple[Any, ...]:
        """All rows."""
        return tuple(self._rows)

    # --- for those who derive: ways to change that tell the views ---------------------------------

    def _listed(self, values: tuple[Any, ...]) -> Any:
        """A tuple as QML reads it."""
        return list(values)

    def _reset(self, rows: Sequence[Any]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def _insert(self, at: int, rows: Sequence[Any]) -> None:
        if rows:
            self.beginInsertRows(ROOT, at, at + len(rows) - 1)
            self._rows[at:at] = rows
            self.endInsertRows()

    def _remove(self, first: int, end: int) -> None:
        """Take away the rows from `first` up to the one before `end`."""
        if first < end:
            self.beginRemoveRows(ROOT, first, end - 1)
            del self._rows[first:end]
            self.endRemoveRows()

    def _change(self, n: int, new: Any, roles: Sequence[int] = ()) -> None:
        """Put `new` in place of a row; without `roles`, all of them are others."""
        self._rows[n] = new
        place = self.index(n, 0)
        self.dataChanged.emit(place, place, roles)

    def _update(self, n: int, new: Any) -> None:
        """Put `new` in place of a row, and name the roles that differ; without any, do nothing."""
        old, names = self._rows[n], enumerate(self._names, FIRST_ROLE)
        roles = [role for role, name in names if getattr(old, name) != getattr(new, name)]
        if roles:
            self._change(n, new, roles)

    def _become(self, wanted: Sequence[Any]) -> None:
        """Rows that change keep their place, others come and go at the end."""
        for n, (old, new) in enumerate(zip(self._rows, wanted, strict=False)):
            if old != new:
                self._change(n, new)
        self._remove(len(wanted), len(self._rows))
        self._insert(len(self._rows), wanted[len(self._rows) :])


@QmlElement
@QmlUncreatable("made in Python")
class KeyedModel(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """The first field is the key. Rows come, change and go one by one, so that what shows them can
    stay and travel.
    """

    def show(self, wanted: Sequence[Any]) -> None:
        """Become `wanted`; rows with the same key are the same thing."""
        keys = [self._key(row) for row in wanted]
        self._keep(set(keys))
        kept = [self._key(row) for row in self._rows]
        if kept != [key for key in keys if key in set(kept)]:
            self._keep(set())  # another order: nothing here is moved about
        for n, row in enumerate(wanted):
            if n < len(self._rows) and self._key(self._rows[n]) == keys[n]:
                self._update(n, row)
            else:
                self._insert(n, [row])

    def _keep(self, keys: set[Any]) -> None:
        for n in reversed(range(len(self._rows))):
            if self._key(self._rows[n]) not in keys:
                self._remove(n, n + 1)

    def _key(self, row: Any) -> Any:
        return getattr(row, self._names[0])
