"""The cards that are bid for, and those that were taken and are to be built."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.screen.models import TowerCardRow, TowerCards
from fort_desktop.games.towers.screen.presented import presented, relative
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersCards(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Cards in sight that somebody may have.

    Attributes:
        offer: the cards on offer.
        hand: what was taken and is to be built, by the seat at place `handSeat`; -1 is nobody.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._offer = TowerCards(self)
        self._hand = TowerCards(self)
        shown.changed.connect(self.changed)

    @Property(TowerCards, constant=True)
    def offer(self) -> TowerCards:
        return self._offer

    @Property(TowerCards, constant=True)
    def hand(self) -> TowerCards:
        return self._hand

    @Property(int, notify=changed)
    def handSeat(self) -> int:
        if not self._shown.is_open:
            return -1
        presenter = presented(self._shown)
        building = presenter.kind in ("demolish", "build")
        return relative(presenter, presenter.actor) if building else -1

    def show(self) -> None:
        """Become what the presenter sees."""
        presenter = presented(self._shown)
        self._offer.show(presenter.offer())
        self._hand.show(presenter.hand())

    def rows(self) -> list[TowerCardRow]:
        """All of them, as shown."""
        return [*self._offer.rows(), *self._hand.rows()]
