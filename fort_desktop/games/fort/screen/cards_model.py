"""All cards that lie face up, in the viewer's hand or as backs: one model for the card layer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QEnum,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.row_model import FIRST_ROLE, ROOT, AnyIndex

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

ROLES = (
    *("key", "zone", "seat", "place", "count", "face", "label"),
    *("usable", "reading", "counted", "removable"),
)


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card as the viewer sees it.

    Attributes:
        key: a number of the view's own; a card that goes out of sight and comes back has a new one.
        zone: a `CardsModel.Zone`.
        seat: whose zone, counted clockwise from the viewer (0); 0 for zones that nobody owns.
        place, count: its place in the zone, and how many cards lie there.
        face: the card's id; empty draws the back.
        label: its accessible name.
        usable: whether a legal move touches it.
        reading: the suit that its coin stands for in this play; empty is none.
        counted: whether it counts for the card being played.
        removable: whether it can be taken back from the play being composed.
    """

    key: int
    zone: int
    seat: int
    place: int
    count: int
    face: str
    label: str
    usable: bool = False
    reading: str = ""
    counted: bool = False
    removable: bool = False


@QmlElement
@QmlUncreatable("made in Python")
class CardsModel(QAbstractListModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Rows are added, changed and removed, never reset.

    Signals:
        changing: before anything changes; a drag ends here.
        flyingChanged: around a change that was played, when cards fly to their new places.
        leaving: a card goes out of sight in play; key, and the zone and seat that it goes to.
    """

    @QEnum
    class Zone(IntEnum):
        """Zones of cards, and further places where something can be dropped."""

        Deck = 0
        Hand = 1
        Park = 2
        ParkDeck = 3
        Play = 4
        Discard = 5
        Yard = 6
        Lookout = 7
        Box = 8
        Draft = 9
        Stuff = 10
        Pack = 11
        Supply = 12
        Fort = 13
        Board = 14
        Pile = 15
        Doghouse = 16

    changing = Signal()
    flyingChanged = Signal()
    leaving = Signal(int, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CardRow] = []
        self._flying = False

    @Property(bool, notify=flyingChanged)
    def flying(self) -> bool:
        """True only while a played change is being emitted: the one gate of all Behaviors."""
        return self._flying

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        """How many cards there are."""
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        """The roles of `ROLES`."""
        return {FIRST_ROLE + n: QByteArray(name.encode()) for n, name in enumerate(ROLES)}

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A role of a card; the display role is its key, which model testers compare."""
        if role == Qt.ItemDataRole.DisplayRole and index.isValid():
            return str(self._rows[index.row()].key)
        number = role - FIRST_ROLE
        if not index.isValid() or not 0 <= number < len(ROLES):
            return None
        return getattr(self._rows[index.row()], ROLES[number])

    def rows(self) -> tuple[CardRow, ...]:
        """All cards, for tests and for finding one."""
        return tuple(self._rows)

    def show(
        self,
        wanted: Sequence[CardRow],
        *,
        fly: bool,
        origins: Mapping[int, tuple[int, int]] | None = None,
        targets: Mapping[int, tuple[int, int]] | None = None,
    ) -> None:
        """Become `wanted`. With `fly`, new cards start face down at their origin (zone, seat), and
        those that go out of sight are said to leave for their target.
        """
        self.changing.emit()
        by_key = {row.key: row for row in wanted}
        for n in reversed(range(len(self._rows))):
            key = self._rows[n].key
            if key not in by_key:
                if fly and targets and key in targets:
                    self.leaving.emit(key, *targets[key])
                self.beginRemoveRows(ROOT, n, n)
                del self._rows[n]
                self.endRemoveRows()
        known = {row.key for row in self._rows}
        new = [row for row in wanted if row.key not in known]
        if new:
            last = len(self._rows) + len(new) - 1
            self.beginInsertRows(ROOT, len(self._rows), last)
            self._rows += [_at_origin(row, origins or {}) if fly else row for row in new]
            self.endInsertRows()
        self._set_flying(fly)
        try:
            for n, old in enumerate(self._rows):
                self._replace(n, old, by_key[old.key])
        finally:
            self._set_flying(False)

    def _replace(self, n: int, old: CardRow, new: CardRow) -> None:
        roles = [FIRST_ROLE + i for i, r in enumerate(ROLES) if getattr(old, r) != getattr(new, r)]
        if roles:
            self._rows[n] = new
            index = self.index(n, 0)
            self.dataChanged.emit(index, index, roles)

    def _set_flying(self, on: bool) -> None:
        if on != self._flying:
            self._flying = on
            self.flyingChanged.emit()


def _at_origin(row: CardRow, origins: Mapping[int, tuple[int, int]]) -> CardRow:
    if row.key not in origins:
        return row
    zone, seat = origins[row.key]
    return replace(row, zone=zone, seat=seat, place=0, count=1, usable=False)
