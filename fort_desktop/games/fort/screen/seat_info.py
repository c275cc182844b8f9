"""One player's board as the viewer sees it, for the panels."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class SeatRow:
    """The figures of `SeatInfo`; lists are card, perk and suit ids."""

    seat: int = 0
    name: str = ""
    colour: str = "red"
    tag: str = ""
    active: bool = False
    first: bool = False
    points: int = 0
    openPoints: int = 0
    total: int = -1
    leads: bool = False
    level: int = 0
    pizza: int = 0
    toys: int = 0
    packPizza: int = 0
    packToys: int = 0
    packPlaces: int = 1
    lookoutPlaces: int = 1
    hand: int = 0
    deck: int = 0
    discard: int = 0
    yard: int = 0
    perks: tuple[str, ...] = ()
    rule: str = ""
    hasRule: bool = False
    sculpture: bool = False
    lookout: tuple[str, ...] = ()
    lookoutSuits: tuple[str, ...] = ()
    lookoutCounted: tuple[int, ...] = ()
    nextCost: tuple[str, ...] = ()
    canCopy: bool = False
    doghouse: tuple[str, ...] = ()
    cats: tuple[str, ...] = ()
    canHouse: bool = False


@QmlElement
@QmlUncreatable("made in Python")
class SeatInfo(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """A seat; all properties change together.

    Attributes:
        seat: its number in the game. name, colour, tag: who plays it ("bot, easy").
        active: whether it decides now. first: whether it is the first player.
        points: on the track. openPoints: all that everybody can see. leads: nobody has more of
            them, and somebody has fewer. total: all that the game has brought, once it is scored;
            -1 before.
        rule: the made-up rule where the viewer knows it, else empty; hasRule tells of a hidden one.
        lookout: card ids; lookoutSuits: their first suits; lookoutCounted: places that count now.
        hand, deck, discard, yard: how many cards lie there.
        nextCost: icons of what the next level costs. canCopy: whether its pack may be copied now.
        doghouse, cats: ids of its dogs there, and of its cats.
        canHouse: whether the played dog may go to its doghouse now.
        told: what its panel says of its figures, by what they are; see `figures.py`.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._row = SeatRow()
        self._told: dict[str, str] = {}

    def row(self) -> SeatRow:
        """The figures as shown."""
        return self._row

    def show(self, row: SeatRow, told: dict[str, str] | None = None) -> None:
        """Show other figures, and say other lines of them."""
        told = told or {}
        if (row, told) != (self._row, self._told):
            self._row, self._told = row, told
            self.changed.emit()

    @Property("QVariantMap", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def told(self) -> dict[str, str]:
        return self._told

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

    @Property(bool, notify=changed)
    def active(self) -> bool:
        return self._row.active

    @Property(bool, notify=changed)
    def first(self) -> bool:
        return self._row.first

    @Property(int, notify=changed)
    def points(self) -> int:
        return self._row.points

    @Property(int, notify=changed)
    def openPoints(self) -> int:
        return self._row.openPoints

    @Property(int, notify=changed)
    def total(self) -> int:
        return self._row.total

    @Property(bool, notify=changed)
    def leads(self) -> bool:
        return self._row.leads

    @Property(int, notify=changed)
    def level(self) -> int:
        return self._row.level

    @Property(int, notify=changed)
    def pizza(self) -> int:
        return self._row.pizza

    @Property(int, notify=changed)
    def toys(self) -> int:
        return self._row.toys

    @Property(int, notify=changed)
    def packPizza(self) -> int:
        return self._row.packPizza

    @Property(int, notify=changed)
    def packToys(self) -> int:
        return self._row.packToys

    @Property(int, notify=changed)
    def packPlaces(self) -> int:
        return self._row.packPlaces

    @Property(int, notify=changed)
    def lookoutPlaces(self) -> int:
        return self._row.lookoutPlaces

    @Property(int, notify=changed)
    def hand(self) -> int:
        return self._row.hand

    @Property(int, notify=changed)
    def deck(self) -> int:
        return self._row.deck

    @Property(int, notify=changed)
    def discard(self) -> int:
        return self._row.discard

    @Property(int, notify=changed)
    def yard(self) -> int:
        return self._row.yard

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def perks(self) -> list[str]:
        return list(self._row.perks)

    @Property(str, notify=changed)
    def rule(self) -> str:
        return self._row.rule

    @Property(bool, notify=changed)
    def hasRule(self) -> bool:
        return self._row.hasRule

    @Property(bool, notify=changed)
    def sculpture(self) -> bool:
        return self._row.sculpture

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def lookout(self) -> list[str]:
        return list(self._row.lookout)

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def lookoutSuits(self) -> list[str]:
        return list(self._row.lookoutSuits)

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def lookoutCounted(self) -> list[int]:
        return list(self._row.lookoutCounted)

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def nextCost(self) -> list[str]:
        return list(self._row.nextCost)

    @Property(bool, notify=changed)
    def canCopy(self) -> bool:
        return self._row.canCopy

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def doghouse(self) -> list[str]:
        return list(self._row.doghouse)

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def cats(self) -> list[str]:
        return list(self._row.cats)

    @Property(bool, notify=changed)
    def canHouse(self) -> bool:
        return self._row.canHouse
