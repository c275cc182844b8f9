"""The final scores, one row per seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
FIRST_ROLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat's points by source, as it stands in the final table.

    Attributes:
        name: of the player.
        colour: of the board: red, blue, green or yellow.
        face: address of the picture that stands for the player.
        level: of the fort.
        track, fort, rule, sculpture: points of each kind.
        rule_card: id of the made-up rule; empty when the seat has none.
        total: their sum, counted by the game.
        winner: whether this seat has won or shares the victory.
    """

    name: str
    colour: str
    face: str
    level: int
    track: int
    fort: int
    rule: int
    sculpture: int
    rule_card: str
    total: int
    winner: bool


ROLES = tuple(field.name for field in fields(ScoreRow))
QML_NAMES = {"rule_card": "ruleCard"}


@QmlElement
@QmlUncreatable("made in Python")
class ScoreModel(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """The rows in seating order; they are set once, when the game has ended.

    Attributes:
        headline: who has won, in a sentence of the chosen language; empty without rows.
    """

    headlineChanged = Signal()

    def __init__(self, rows: Sequence[ScoreRow] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = list(rows)

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        names = (QML_NAMES.get(role, role) for role in ROLES)
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(names)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        number = role - FIRST_ROLE
        return getattr(row, ROLES[number]) if 0 <= number < len(ROLES) else None

    def _get_headline(self) -> str:
        winners = [row.name for row in self._rows if row.winner]
        if len(winners) == 1:
            return texts().game_log.win(winners[0])
        return texts().game_log.tie(", ".join(winners)) if winners else ""

    headline = Property(str, _get_headline, notify=headlineChanged)

    def retranslate(self) -> None:
        """Renew the headline after a change of language."""
        self.headlineChanged.emit()

    def show(self, rows: Sequence[ScoreRow]) -> None:
        """Replace the table: another game has ended."""
        if self._rows:
            self.beginRemoveRows(ROOT, 0, len(self._rows) - 1)
            self._rows = []
            self.endRemoveRows()
        if rows:
            self.beginInsertRows(ROOT, 0, len(rows) - 1)
            self._rows = list(rows)
            self.endInsertRows()
        self.headlineChanged.emit()
