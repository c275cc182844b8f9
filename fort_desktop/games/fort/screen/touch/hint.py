"""Where a hint points at a table of Fort."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.touch.affordances import Affordance
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class FortHint(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What it advises, or nothing.

    Attributes:
        key, move: the card (0 is none) and the place of the move (-1 is none).
        cat, rule: the id of the cat or made-up rule; empty is none.
        house: the seat, by its number in the game, whose doghouse it is; -1 is none.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._advised: Affordance | None = None
        shown.changed.connect(self.changed)

    def point_at(self, advised: Affordance) -> None:
        """Point at what makes a move, as of the next `changed`."""
        self._advised = advised

    def forget(self) -> None:
        """Point nowhere, as of the next `changed`."""
        self._advised = None

    @Property(int, notify=changed)
    def key(self) -> int:
        return 0 if self._advised is None else presented(self._shown).key_of(self._advised)

    @Property(int, notify=changed)
    def move(self) -> int:
        return -1 if self._advised is None else self._advised.move

    @Property(str, notify=changed)
    def cat(self) -> str:
        if self._advised is None or self._advised.cat < 0:
            return ""
        return presented(self._shown).view.cards.cats[self._advised.cat].id

    @Property(str, notify=changed)
    def rule(self) -> str:
        if self._advised is None or self._advised.rule < 0:
            return ""
        return presented(self._shown).view.cards.rules[self._advised.rule].id

    @Property(int, notify=changed)
    def house(self) -> int:
        return -1 if self._advised is None else self._advised.house
