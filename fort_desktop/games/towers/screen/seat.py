"""A player's towers as they stand on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.cards import KINDS
from fort_desktop.games.towers.screen.demolishing import Fall

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class TowerSeatRow:
    """The figures of `TowerSeat`; `towers` holds the numbers of each kind, bottom first."""

    seat: int = 0
    name: str = ""
    colour: str = "red"
    tag: str = ""
    label: str = ""
    points: int = 0
    start: bool = False
    active: bool = False
    bid: int = -1
    bidText: str = ""
    bidHighest: bool = False
    passed: bool = False
    rubble: int = 0
    rubblePoints: int = 0
    main: str = ""
    towers: tuple[tuple[int, ...], ...] = ((),) * len(KINDS)
    falls: tuple[Fall, ...] = ()


@QmlElement
@QmlUncreatable("made in Python")
class TowerSeat(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """A seat; all properties change together.

    Attributes:
        seat: its number in the game. name, colour, tag: who plays it ("bot, easy").
        label: all of it for the screen reader.
        points: as if the game ended now.
        start: whether it begins the bidding. active: whether it decides now.
        bid: the number it named in this round; -1 is none. bidText: what it says.
        bidHighest, passed: how it stands in the bidding.
        rubble: cards there. rubblePoints: what they cost, 0 or below.
        main: the kind of its main tower; empty without towers.
        forest, cake, haunted, sand, scrap: the numbers of that tower, bottom first.
        demolishable: kinds whose top card it may demolish now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._row = TowerSeatRow()

    def row(self) -> TowerSeatRow:
        """The figures as shown."""
        return self._row

    def show(self, row: TowerSeatRow) -> None:
        """Show other figures."""
        if row != self._row:
            self._row = row
            self.changed.emit()

    def _tower(self, kind: str) -> list[int]:
        return list(self._row.towers[KINDS.index(kind)])

    @Slot(str, result="QVariantList")
    def numbers(self, kind: str) -> list[int]:
        """The numbers of a tower, bottom first."""
        return self._tower(kind) if kind in KINDS else []

    @Slot(str, result=bool)
    def canDemolish(self, kind: str) -> bool:
        """Whether it may demolish the top card of a kind now."""
        return self._fall(kind) is not None

    @Slot(str, result=bool)
    def offersFall(self, kind: str) -> bool:
        """Whether demolishing the top card of a kind may bring anything."""
        fall = self._fall(kind)
        return fall is not None and fall.offered

    @Slot(str, result=int)
    def price(self, kind: str) -> int:
        """The points that demolishing the top card of a kind brings, below 0; 0 if it cannot."""
        fall = self._fall(kind)
        return 0 if fall is None else fall.price

    @Slot(str, result=str)
    def fallText(self, kind: str) -> str:
        """What comes of demolishing the top card of a kind; empty if it cannot be."""
        fall = self._fall(kind)
        return "" if fall is None else fall.text

    def _fall(self, kind: str) -> Fall | None:
        return next((fall for fall in self._row.falls if fall.kind == kind), None)

    @Property(int, notify=changed)
    def seat(self) -> int:
        return self._row.seat

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._row.name

    @Property(str, notify=changed)
    def colour(self) -> str:
        return self._row.colour

    @Property(str, notify=changed)
    def tag(self) -> str:
        return self._row.tag

    @Property(str, notify=changed)
    def label(self) -> str:
        return self._row.label

    @Property(int, notify=changed)
    def points(self) -> int:
        return self._row.points

    @Property(bool, notify=changed)
    def start(self) -> bool:
        return self._row.start

    @Property(bool, notify=changed)
    def active(self) -> bool:
        return self._row.active

    @Property(int, notify=changed)
    def bid(self) -> int:
        return self._row.bid

    @Property(str, notify=changed)
    def bidText(self) -> str:
        return self._row.bidText

    @Property(bool, notify=changed)
    def bidHighest(self) -> bool:
        return self._row.bidHighest

    @Property(bool, notify=changed)
    def passed(self) -> bool:
        return self._row.passed

    @Property(int, notify=changed)
    def rubble(self) -> int:
        return self._row.rubble

    @Property(int, notify=changed)
    def rubblePoints(self) -> int:
        return self._row.rubblePoints

    @Property(str, notify=changed)
    def main(self) -> str:
        return self._row.main

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def forest(self) -> list[int]:
        return self._tower("forest")

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def cake(self) -> list[int]:
        return self._tower("cake")

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def haunted(self) -> list[int]:
        return self._tower("haunted")

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def sand(self) -> list[int]:
        return self._tower("sand")

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def scrap(self) -> list[int]:
        return self._tower("scrap")

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def demolishable(self) -> list[str]:
        return [fall.kind for fall in self._row.falls]
