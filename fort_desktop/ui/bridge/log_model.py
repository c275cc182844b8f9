"""The log, newest line first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QObject, Qt
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.row_model import FIRST_ROLE, ROOT, AnyIndex

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = ("seat", "icon", "title", "detail", "card", "signs", "turn")


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line.

    Attributes:
        seat: whose it is; -1 is nobody's.
        icon: the name of a picture, or the address of the face of `card`.
        title: the words.
        detail: what `signs` show, in words.
        card: the id of the card that it names.
        signs: what was gained and which other cards it names, as in `story_lines`; the role has
            them parted by spaces.
        turn: the turn that it belongs to: its seat, a space, and a heading; empty is none.
        play: the play that it belongs to, counted from 0; -1 is none.
        way: lines of one way can be told together.
        names: those told in this line.
        told: the line that it began with, and what was gained since.
    """

    seat: int
    icon: str
    title: str
    detail: str = ""
    card: str = ""
    signs: tuple[str, ...] = ()
    turn: str = ""
    play: int = -1
    way: str = ""
    names: tuple[str, ...] = ()
    told: tuple[Any, ...] = ()

    @property
    def text(self) -> str:
        """All of it in words."""
        return f"{self.title} {self.detail}".strip()


@QmlElement
@QmlUncreatable("made in Python")
class LogModel(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Rows are kept oldest first and shown newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[LogRow] = []

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The roles of `ROLES`."""
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(ROLES)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A role of a line; the display role is its title."""
        if not index.isValid():
            return None
        row = self._rows[-1 - index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        number = role - FIRST_ROLE
        if not 0 <= number < len(ROLES):
            return None
        value = getattr(row, ROLES[number])
        return " ".join(value) if isinstance(value, tuple) else value

    def rows(self) -> tuple[LogRow, ...]:
        """All lines, oldest first."""
        return tuple(self._rows)

    def show(self, wanted: Sequence[LogRow]) -> None:
        """Become `wanted` (oldest first), keeping the lines that both have in common."""
        same = 0
        for old, new in zip(self._rows, wanted, strict=False):
            if old is not new and old != new:
                break
            same += 1
        changed = int(same < len(self._rows) and same < len(wanted))
        if changed:  # the line that grows keeps its place
            self._rows[same] = wanted[same]
            place = self.index(len(self._rows) - 1 - same, 0)
            self.dataChanged.emit(place, place)
        same += changed
        gone = len(self._rows) - same
        if gone:
            self.beginRemoveRows(ROOT, 0, gone - 1)
            del self._rows[same:]
            self.endRemoveRows()
        fresh = list(wanted[same:])
        if fresh:
            self.beginInsertRows(ROOT, 0, len(fresh) - 1)
            self._rows += fresh
            self.endInsertRows()
