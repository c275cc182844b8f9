"""Where a hint points at the 5 Towers table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.cards import KINDS, kind_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.screen.buttons import action_of
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
        keys: cards. bid: a number; -1 is none.
        primary: the button that acts. second: the other button.
        falls: a tower to be demolished, kind: one to be built on; empty is none.
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
            case Take(cards):
                return [card + 1 for card in cards]
            case Bid(n):
                return [card + 1 for card in presented(self._shown).best(n)]
            case Build(card):
                return [card + 1]
        return []

    @Property(int, notify=changed)
    def bid(self) -> int:
        return self._move.n if isinstance(self._move, Bid) else -1

    @Property(bool, notify=changed)
    def primary(self) -> bool:
        return self._is_primary()

    def _is_primary(self) -> bool:
        if self._move is None or not self._shown.is_open:
            return False
        acts = action_of(presented(self._shown)).move == self._move
        return acts or isinstance(self._move, Keep)  # building demolishes nothing else

    @Property(bool, notify=changed)
    def second(self) -> bool:
        return isinstance(self._move, Pass) and not self._is_primary()

    @Property(str, notify=changed)
    def falls(self) -> str:
        return KINDS[self._move.kind] if isinstance(self._move, Demolish) else ""

    @Property(str, notify=changed)
    def kind(self) -> str:
        return KINDS[kind_of(self._move.card)] if isinstance(self._move, Build) else ""
