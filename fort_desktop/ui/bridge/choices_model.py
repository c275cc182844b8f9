"""Moves offered as buttons: in the choice bar, or beside a card that could do several things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QObject, Qt
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.row_model import FIRST_ROLE, ROOT, AnyIndex

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("move", "label", "tokens", "primary", "note", "action")


@dataclass(frozen=True, slots=True)
class Choice:
    """One button.

    Attributes:
        move: the move's place among the legal ones, which the changes of a plan follow.
        label: its words.
        tokens: icons that say it at a glance, as `ActionRow` draws them.
        primary: whether it is the one that acts (one at most).
        note: a few small words more.
        action: the action of the played card that it begins (0 public, 1 private); -1 is none.
    """

    move: int
    label: str
    tokens: tuple[str, ...] = ()
    primary: bool = False
    note: str = ""
    action: int = -1


@QmlElement
@QmlUncreatable("made in Python")
class ChoicesModel(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Rows are exchanged as a whole with each decision: buttons do not travel."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Choice] = []

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """How many buttons there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The roles of `ROLES`."""
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(ROLES)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A role of a button; the display role is its label."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.label
        number = role - FIRST_ROLE
        if not 0 <= number < len(ROLES):
            return None
        value = getattr(row, ROLES[number])
        return list(value) if isinstance(value, tuple) else value

    def rows(self) -> tuple[Choice, ...]:
        """All buttons."""
        return tuple(self._rows)

    def show(self, wanted: Sequence[Choice]) -> None:
        """Become `wanted`; rows that stay equal are left alone."""
        new = list(wanted)
        if new == self._rows:
            return
        if self._rows:
            self.beginRemoveRows(ROOT, 0, len(self._rows) - 1)
            self._rows = []
            self.endRemoveRows()
        if new:
            self.beginInsertRows(ROOT, 0, len(new) - 1)
            self._rows = new
            self.endInsertRows()
