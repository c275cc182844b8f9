"""Everybody's towers, clockwise from the viewer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.state import MAX_SEATS
from fort_desktop.games.towers.screen.pace import LAST_WORD
from fort_desktop.games.towers.screen.presented import presented, seat_at
from fort_desktop.games.towers.screen.seat import TowerSeat
from fort_desktop.games.towers.screen.travel import TowersTravel
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersSeats(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The players.

    Attributes:
        count, seat(place): the viewer is at place 0.
    """

    changed = Signal()

    def __init__(
        self,
        shown: ShownTable,
        travel: TowersTravel,
        motion: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shown = shown
        self._travel = travel
        self._motion = motion
        self._seats = [TowerSeat(self) for _ in range(MAX_SEATS)]
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.timeout.connect(self._fade)
        shown.changed.connect(self.changed)

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._shown.table.seats) if self._shown.is_open else 0

    @Slot(int, result=TowerSeat)
    def seat(self, place: int) -> TowerSeat:
        """The players clockwise, from the viewer, 0."""
        return self._seats[place]

    def show(self) -> None:
        """Become what the presenter sees."""
        presenter = presented(self._shown)
        for place in range(len(presenter.table.seats)):
            self._seats[place].show(presenter.seat_row(seat_at(presenter, place)))

    def echo(self, bids: Sequence[int | None], events: Iterable[Event]) -> None:
        """The last words of a bidding stay for a moment when the next one has begun."""
        presenter = presented(self._shown)
        presenter.recall(bids, events)
        self._fading.stop()
        time = self._motion.pause(LAST_WORD)
        if presenter.echo and time:
            self._fading.start(time)
        else:
            presenter.echo = ()

    @Slot()
    def _fade(self) -> None:
        """The last words have been read; what still moves goes on moving."""
        if not self._shown.is_open:
            return
        presented(self._shown).echo = ()
        self._travel.fly(True)
        self.show()
        self._travel.fly(False)
