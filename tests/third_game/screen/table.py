"""The bridge of the table: what its page reads, and what becomes of a press."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.row_model import KeyedModel
from fort_desktop.ui.bridge.score_model import FinalScore
from fort_desktop.ui.bridge.table.bridge import TableBridge
from fort_desktop.ui.bridge.table.choices_model import ChoicesModel
from fort_desktop.ui.bridge.table.staging import Staging
from fort_desktop.ui.bridge.table.whose_turn import not_mine_text
from tests.third_game import play
from tests.third_game.rules.state import Event, Play, RoundTaken
from tests.third_game.screen.presenter import SAY, PebblesPresenter, SeatRow, StoneRow
from tests.third_game.screen.scoring import final_score

QML_IMPORT_NAME = "Pebbles"
QML_IMPORT_MAJOR_VERSION = 1

PLAYED, TAKEN = 600, 1500  # milliseconds to be looked at


@QmlElement
@QmlUncreatable("made in Python")
class StonesModel(KeyedModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Roles are the fields of `StoneRow`."""

    row_type = StoneRow


@QmlElement
@QmlUncreatable("made in Python")
class SeatsModel(KeyedModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Roles are the fields of `SeatRow`."""

    row_type = SeatRow


@QmlElement
@QmlUncreatable("made in Python")
class PebblesTable(TableBridge):  # type: ignore[operator]  # the stubs miss its __call__
    """A game of Pebbles on the screen; coach, log and curtain are those of every table.

    Attributes:
        stones: of the viewer. seats: everybody, in seating order. choices: a button for each move.
        viewer: the seat whose eyes these are. worth: what the round brings.
    """

    changed = Signal()

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(driver, motion, parent)
        self._stones = StonesModel(self)
        self._seats = SeatsModel(self)
        self._choices = ChoicesModel(self)
        self.shown.changed.connect(self.changed)
        self.play_by(PebblesStaging(self))

    @property
    def presenter(self) -> PebblesPresenter:
        presenter = self.shown.presenter
        assert isinstance(presenter, PebblesPresenter), "this table plays Pebbles"
        return presenter

    def show(self) -> None:
        """Become what the presenter sees; the rest follows from `shown.changed`."""
        self._stones.show(self.presenter.stones())
        self._seats.show(self.presenter.seats())
        self._choices.show(self.presenter.choices())

    @Property(StonesModel, constant=True)
    def stones(self) -> StonesModel:
        return self._stones

    @Property(SeatsModel, constant=True)
    def seats(self) -> SeatsModel:
        return self._seats

    @Property(ChoicesModel, constant=True)
    def choices(self) -> ChoicesModel:
        return self._choices

    @Property(int, notify=changed)
    def viewer(self) -> int:
        return self.presenter.viewer if self.shown.is_open else 0

    @Property(int, notify=changed)
    def worth(self) -> int:
        return self.presenter.view.round if self.shown.is_open else 0

    @Slot(int)
    def choose(self, place: int) -> None:
        """Make the move of a button, or say whose turn it is."""
        moves = self.presenter.moves
        if not self.presenter.mine:
            self.coach.refuse(not_mine_text(self.presenter))
        elif 0 <= place < len(moves):
            self.flow.submit(moves[place])


class PebblesStaging(Staging):
    """What each game does in its own way."""

    def __init__(self, bridge: PebblesTable) -> None:
        self._bridge = bridge

    def present(self, table: play.PebblesTable, viewer: int, *, covered: bool) -> PebblesPresenter:
        return PebblesPresenter(table, viewer, covered=covered)

    def show(self, *, fly: bool, events: Sequence[Event] = (), by_hand: bool = False) -> None:
        presenter = self._bridge.presenter
        presenter.refresh()
        self.forget_hint()
        self._bridge.show()
        self._bridge.log.show(presenter.log())
        self._bridge.shown.changed.emit()

    def final_score(self, table: play.PebblesTable) -> FinalScore:
        return final_score(table)

    def turn(self) -> tuple[int, int]:
        return self._bridge.presenter.view.round, 0

    def pause(self, move: Play, kind: str, events: Sequence[Event], *, by_person: bool) -> int:
        if any(isinstance(event, RoundTaken) for event in events):
            return TAKEN
        return 0 if by_person else PLAYED

    def point_at(self, move: Play) -> str:
        self._bridge.presenter.advised = move.stone
        self._bridge.show()
        return SAY.said("hint", n=move.stone)

    def forget_hint(self) -> None:
        self._bridge.presenter.advised = 0
