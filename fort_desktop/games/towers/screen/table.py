"""The bridge of the 5 Towers table: it makes the parts that its page reads and touches."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.towers.screen.bidding import TowersBidding
from fort_desktop.games.towers.screen.buttons import TowersButtons
from fort_desktop.games.towers.screen.cards import TowersCards
from fort_desktop.games.towers.screen.hint import TowersHint
from fort_desktop.games.towers.screen.piles import TowersPiles
from fort_desktop.games.towers.screen.presented import presented
from fort_desktop.games.towers.screen.presenter import TowersPresenter
from fort_desktop.games.towers.screen.preview import TowersPreview
from fort_desktop.games.towers.screen.reading import TowersReading
from fort_desktop.games.towers.screen.seats import TowersSeats
from fort_desktop.games.towers.screen.staging import TowersParts, TowersStaging
from fort_desktop.games.towers.screen.touch import TowersTouch
from fort_desktop.games.towers.screen.travel import TowersTravel
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.table.bridge import TableBridge
from fort_desktop.ui.bridge.table.properties import Property

QML_IMPORT_NAME = "Towers"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TowersTable(TableBridge):  # type: ignore[operator]  # the stubs miss its __call__
    """A game of 5 Towers on the screen.

    Attributes:
        seats: everybody's towers. travel: what flies or falls.
        cards: what is on offer or to be built. piles: what is to come, and what has gone.
        bidding: numbers. preview: what the marked cards would bring. buttons: the two.
        touch: what is pressed and dropped. reading: what is asked without deciding anything.
        hint: where one points.
    """

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(driver, motion, parent)
        shown, travel = self._shown, TowersTravel(self._shown, self)
        parts = TowersParts(
            log=self._log,
            travel=travel,
            seats=TowersSeats(shown, travel, motion, self),
            cards=TowersCards(shown, self),
            piles=TowersPiles(shown, self),
            bidding=TowersBidding(shown, self),
            preview=TowersPreview(shown, self._log, self),
            buttons=TowersButtons(shown, self),
            hint=TowersHint(shown, self),
        )
        staged = self.play_by(TowersStaging(shown, parts))
        self._parts = parts
        self._reading = TowersReading(staged, parts, self)
        self._touch = TowersTouch(staged, self._flow, self._reading, parts, self)

    @property
    def presenter(self) -> TowersPresenter:
        """The table as its viewer sits at it."""
        return presented(self._shown)

    @Property(TowersSeats, constant=True)
    def seats(self) -> TowersSeats:
        return self._parts.seats

    @Property(TowersTravel, constant=True)
    def travel(self) -> TowersTravel:
        return self._parts.travel

    @Property(TowersCards, constant=True)
    def cards(self) -> TowersCards:
        return self._parts.cards

    @Property(TowersPiles, constant=True)
    def piles(self) -> TowersPiles:
        return self._parts.piles

    @Property(TowersBidding, constant=True)
    def bidding(self) -> TowersBidding:
        return self._parts.bidding

    @Property(TowersPreview, constant=True)
    def preview(self) -> TowersPreview:
        return self._parts.preview

    @Property(TowersButtons, constant=True)
    def buttons(self) -> TowersButtons:
        return self._parts.buttons

    @Property(TowersHint, constant=True)
    def hint(self) -> TowersHint:
        return self._parts.hint

    @Property(TowersTouch, constant=True)
    def touch(self) -> TowersTouch:
        return self._touch

    @Property(TowersReading, constant=True)
    def reading(self) -> TowersReading:
        return self._reading
