"""What lies in the middle of a table of Fort, besides its cards."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.figures import middle_lines, pawn_lines
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class MiddleFigures(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What belongs to nobody yet, and the track.

    Attributes:
        withDogs, withCats: which variants of Cats & Dogs are played.
        perkRow: the perks that can be had, by their ids.
        parkDeck, ruleStack, supplyPizza, supplyToys: how much is left.
        sculptureTaken: whether somebody has it.
        trackPoints, trackLetters, trackLines: of the pawns on the track, by seat.
        told: what is said of these things, by what they are; see `figures.py`.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        shown.changed.connect(self.changed)

    @Property(bool, notify=changed)
    def withDogs(self) -> bool:
        return self._shown.is_open and presented(self._shown).view.options.dogs

    @Property(bool, notify=changed)
    def withCats(self) -> bool:
        return self._shown.is_open and presented(self._shown).view.options.cats

    @Property("QStringList", notify=changed)
    def perkRow(self) -> list[str]:
        if not self._shown.is_open:
            return []
        view = presented(self._shown).view
        return [view.cards.perks[perk].id for perk in view.perk_row]

    @Property(int, notify=changed)
    def parkDeck(self) -> int:
        return presented(self._shown).view.park_deck_size if self._shown.is_open else 0

    @Property(int, notify=changed)
    def supplyPizza(self) -> int:
        return presented(self._shown).view.supply_pizza if self._shown.is_open else 0

    @Property(int, notify=changed)
    def supplyToys(self) -> int:
        return presented(self._shown).view.supply_toys if self._shown.is_open else 0

    @Property(int, notify=changed)
    def ruleStack(self) -> int:
        return presented(self._shown).view.rule_stack_size if self._shown.is_open else 0

    @Property(bool, notify=changed)
    def sculptureTaken(self) -> bool:
        if not self._shown.is_open:
            return False
        return any(seat.sculpture for seat in presented(self._shown).view.seats)

    @Property("QVariantList", notify=changed)
    def trackPoints(self) -> list[int]:
        if not self._shown.is_open:
            return []
        return [seat.points for seat in presented(self._shown).view.seats]

    @Property("QStringList", notify=changed)
    def trackLetters(self) -> list[str]:
        if not self._shown.is_open:
            return []
        return [seat.name[:1].upper() for seat in self._shown.table.seats]

    @Property("QStringList", notify=changed)
    def trackLines(self) -> list[str]:
        return pawn_lines(presented(self._shown)) if self._shown.is_open else []

    @Property("QVariantMap", notify=changed)
    def told(self) -> dict[str, str]:
        return middle_lines(presented(self._shown)) if self._shown.is_open else {}
