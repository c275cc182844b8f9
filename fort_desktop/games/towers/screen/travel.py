"""What travels or falls on the 5 Towers table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules import events as ev
from fort_desktop.games.towers.rules.cards import KINDS, kind_of, number_of
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.screen.presented import presented, relative
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersTravel(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """It is told before the table shows how it ended.

    Attributes:
        flying: whether what changes now has been played, and so travels.

    Signals:
        demolished: a top card fell: the seat counted from the viewer, its kind and number.
        built: a card was built: the seat, its kind, its number and its key.
        taken: the offer gives cards to a seat: the seat and their keys.
        mixed: the discard is about to become the draw pile.
        cleared: what is left of the offer goes to the discard: its keys.
    """

    flyingChanged = Signal()
    demolished = Signal(int, str, int)
    built = Signal(int, str, int, int)
    taken = Signal(int, list)
    mixed = Signal()
    cleared = Signal(list)

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._flying = False

    @Property(bool, notify=flyingChanged)
    def flying(self) -> bool:
        return self._flying

    def fly(self, flying: bool) -> None:
        """From now on what changes travels, or does not."""
        if flying != self._flying:
            self._flying = flying
            self.flyingChanged.emit()

    def tell(self, events: Sequence[Event]) -> None:
        """Say what these events send from where to where."""
        presenter = presented(self._shown)
        if any(isinstance(event, ev.DeckReshuffled) for event in events):
            self.mixed.emit()  # the cards that go to the discard now are in a hurry
        for event in events:
            if isinstance(event, ev.CardsTaken):
                keys = [card + 1 for card in event.cards]
                self.taken.emit(relative(presenter, event.seat), keys)
            elif isinstance(event, ev.OfferDiscarded):
                self.cleared.emit([card + 1 for card in event.cards])
            elif isinstance(event, ev.Demolished | ev.CardBuilt):
                seat, card = relative(presenter, event.seat), event.card
                kind, number = KINDS[kind_of(card)], number_of(card)
                if isinstance(event, ev.Demolished):
                    self.demolished.emit(seat, kind, number)
                else:
                    self.built.emit(seat, kind, number, card + 1)
