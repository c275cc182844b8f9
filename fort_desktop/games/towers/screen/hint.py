"""Where a hint points at the 5 Towers table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.cards import KINDS, kind_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.screen.presented import presented
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersHint(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What it advises, or nothing.

    Attributes:
        keys: cards. bid: a number; -1 is none. second: the other button.
        kind: a tower to be demolished or built on; empty is none.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._move: Move | None = None
        shown.changed.connect(self.changed)

    def point_at(self, move: Move) -> None:
        """Advise a move, as of the next `changed`."""
        self._move = move

    def forget(self) -> None:
        """Point nowhere, as of the next `changed`."""
        self._move = None

    @Property("QVariantList", notify=changed)
    def keys(self) -> list[int]:
        match self._move:
            case Take() | Bid():
                return [card + 1 for card in presented(self._shown).plan.marked]
            case Build(card):
                return [card + 1]
        return []

    @Property(int, notify=changed)
    def bid(self) -> int:
        return self._move.n if isinstance(self._move, Bid) else -1

    @Property(bool, notify=changed)
    def second(self) -> bool:
        return isinstance(self._move, Pass | Keep)

    @Property(str, notify=changed)
    def kind(self) -> str:
        match self._move:
            case Demolish(kind):
                return KINDS[kind]
            case Build(card):
                return KINDS[kind_of(card)]
        return ""
