"""The bridge of the table: what its page reads, and what becomes of a press."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.choices_model import ChoicesModel
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.row_model import KeyedModel
from fort_desktop.ui.bridge.score_model import FinalScore
from fort_desktop.ui.bridge.table_flow import TableFlow
from fort_desktop.ui.bridge.waiting import not_mine_text
from fort_desktop.ui.texts import texts
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
class PebblesTable(TableFlow):  # type: ignore[operator]  # the stubs miss its __call__
    """A game of Pebbles on the screen; coach, log and curtain are those of every table.

    Attributes:
        stones: of the viewer. seats: everybody, in seating order. choices: a button for each move.
        viewer: the seat whose eyes these are. worth: what the round brings.
    """

    redrawn = Signal()  # `changed` of a base class cannot notify for properties of this one

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(driver, motion, parent)
        self.changed.connect(self.redrawn)
        self._stones = StonesModel(self)
        self._seats = SeatsModel(self)
        self._choices = ChoicesModel(self)
        self._presenter: PebblesPresenter | None = None

    @property
    def presenter(self) -> PebblesPresenter:
        assert self._presenter is not None, "a game is open"
        return self._presenter

    @Property(StonesModel, constant=True)
    def stones(self) -> StonesModel:
        return self._stones

    @Property(SeatsModel, constant=True)
    def seats(self) -> SeatsModel:
        return self._seats

    @Property(ChoicesModel, constant=True)
    def choices(self) -> ChoicesModel:
        return self._choices

    @Property(int, notify=redrawn)
    def viewer(self) -> int:
        return self.presenter.viewer if self.is_open else 0

    @Property(int, notify=redrawn)
    def worth(self) -> int:
        return self.presenter.view.round if self.is_open else 0

    @Slot(int)
    def choose(self, place: int) -> None:
        """Make the move of a button, or say whose turn it is."""
        moves = self.presenter.moves
        if not self.presenter.mine:
            self._refuse(not_mine_text(self.presenter))
        elif 0 <= place < len(moves):
            self._submit(moves[place])

    # --- what each game does in its own way -----------------------------------------------------

    def _present(self, table: play.PebblesTable, viewer: int, *, covered: bool) -> PebblesPresenter:
        return PebblesPresenter(table, viewer, covered=covered)

    def _show(self, *, fly: bool, events: Sequence[Event] = ()) -> None:
        self.presenter.refresh()
        self._forget_hint()
        self._show_rows()
        self._log.show(self.presenter.log())
        self.changed.emit()

    def _show_rows(self) -> None:
        self._stones.show(self.presenter.stones())
        self._seats.show(self.presenter.seats())
        self._choices.show(self.presenter.choices())

    def final_score(self, table: play.PebblesTable) -> FinalScore:
        return final_score(table)

    def _turn(self) -> tuple[int, int]:
        return self.presenter.view.round, 0

    def _pause(self, move: Play, kind: str, events: Sequence[Event], *, by_person: bool) -> int:
        if any(isinstance(event, RoundTaken) for event in events):
            return TAKEN
        return 0 if by_person else PLAYED

    def _point_at(self, move: Play) -> str:
        self.presenter.advised = move.stone
        self._show_rows()
        return SAY.said("hint", n=move.stone)

    def _forget_hint(self) -> None:
        self.presenter.advised = 0

    def _standing(self) -> str:
        presenter, say = self.presenter, texts().table
        if presenter.mine:
            return SAY.said("ask", n=presenter.view.round)
        person = self._table.seats[presenter.actor].kind == "person"
        return (say.waiting if person else say.thinking)(presenter.player(presenter.actor))

    def _round(self) -> str:
        return texts().screens.round(self.presenter.view.round)
