"""All cards that lie face up, in the viewer's hand or as backs: one model for the card layer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QEnum, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.cards.flying_model import FlyingModel
from fort_desktop.ui.bridge.table.properties import Property

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


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
class CardsModel(FlyingModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Rows are added, changed and removed, never reset.

    Attributes:
        swept: how many cards the last change swept from the own hand to the yard and the pile.

    Signals:
        changing: before anything changes; a drag ends here.
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

    row_type = CardRow

    changing = Signal()
    leaving = Signal(int, int, int)
    _swept = 0

    @Property(int, notify=changing)
    def swept(self) -> int:
        return self._swept

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
        by_key = {row.key: row for row in wanted}
        self._swept = sum(_is_swept(row, by_key) for row in self._rows) if fly else 0
        self.changing.emit()
        for n in reversed(range(len(self._rows))):
            key = self._rows[n].key
            if key not in by_key:
                if fly and targets and key in targets:
                    self.leaving.emit(key, *targets[key])
                self._remove(n, n + 1)
        known = {row.key for row in self._rows}
        new = [row for row in wanted if row.key not in known]
        if fly:
            new = [_at_origin(row, origins or {}) for row in new]
        self._insert(len(self._rows), new)
        with self._flight(fly):
            for n, old in enumerate(self._rows):
                self._update(n, by_key[old.key])


def _is_swept(row: CardRow, wanted: Mapping[int, CardRow]) -> bool:
    to = wanted.get(row.key)
    zones = CardsModel.Zone
    away = to is not None and to.seat == 0 and to.zone in (zones.Yard, zones.Discard)
    return away and (row.zone, row.seat) == (zones.Hand, 0)


def _at_origin(row: CardRow, origins: Mapping[int, tuple[int, int]]) -> CardRow:
    if row.key not in origins:
        return row
    zone, seat = origins[row.key]
    return replace(row, zone=zone, seat=seat, place=0, count=1, usable=False)
