"""The bidding of a round: which numbers can be named, and what has been."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.rules.state import PASSED
from fort_desktop.games.towers.screen.models import TowerBids
from fort_desktop.games.towers.screen.presented import presented
from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.games.towers.screen.standing import aside_text
from fort_desktop.games.towers.words.sentences import brief_names
from fort_desktop.games.towers.words.texts import words
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.shown import ShownTable
from fort_desktop.ui.texts.typeset import NBSP

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersBidding(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Numbers.

    Attributes:
        numbers: those up to the number of cards on offer.
        soFar: what has been named in this round, in words; inShort: the same for little room.
        aside: what is said of it in small type, after what the coach says.
        toTake: how many cards the viewer takes now.
    """

    changed = Signal()

    def __init__(self, shown: ShownTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._numbers = TowerBids(self)
        shown.changed.connect(self.changed)

    @Property(TowerBids, constant=True)
    def numbers(self) -> TowerBids:
        return self._numbers

    @Property(str, notify=changed)
    def soFar(self) -> str:
        return bids_so_far(presented(self._shown)) if self._shown.is_open else ""

    @Property(str, notify=changed)
    def inShort(self) -> str:
        return bids_so_far(presented(self._shown), short=True) if self._shown.is_open else ""

    @Property(str, notify=changed)
    def aside(self) -> str:
        return aside_text(presented(self._shown)) if self._shown.is_open else ""

    @Property(int, notify=changed)
    def toTake(self) -> int:
        taking = self._shown.is_open and self._shown.presenter.kind == "take"
        return presented(self._shown).view.bid if taking else 0

    def show(self) -> None:
        """Become what the presenter sees."""
        self._numbers.show(presented(self._shown).bid_rows())


def bids_so_far(presenter: TowersPresenter, *, short: bool = False) -> str:
    """What has been named in this round, in the order of play; no line ends inside a bid."""
    say, view = words().labels, presenter.view
    names = [seat.name for seat in presenter.table.seats]
    parts = []
    for step in range(len(view.seats)):
        number = (view.start + step) % len(view.seats)
        bid = view.bids[number]
        if bid is not None:
            who = brief_names(names)[number] if short else presenter.player(number)
            if bid == PASSED:
                said = say.seat_passed_short(who) if short else say.seat_passed(who)
            else:
                said = say.seat_bid_short(who, bid) if short else say.seat_bid(who, bid)
            parts.append(said.replace(" ", NBSP))
    return ", ".join(parts)
