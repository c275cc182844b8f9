"""The table's bridge: what QML asks and shows. No rules, and no sentence is built here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.play.adapter import FortTable
from fort_desktop.games.fort.play.plan import Change, change
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.screen import coach
from fort_desktop.games.fort.screen.card_faces import CardFaces
from fort_desktop.games.fort.screen.card_page import CardPage
from fort_desktop.games.fort.screen.open_cards import OpenCards
from fort_desktop.games.fort.screen.pace import beat
from fort_desktop.games.fort.screen.pets_shown import worked_cats
from fort_desktop.games.fort.screen.presenter import Presenter
from fort_desktop.games.fort.screen.scoring import final_score
from fort_desktop.games.fort.screen.story_model import Recap, Story, StoryRow
from fort_desktop.games.fort.screen.table_touch import TableTouch
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.score_model import FinalScore

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

_LONG = 4  # plays of others that one may well forget


@QmlElement
@QmlUncreatable("made in Python")
class GameTable(TableTouch):  # type: ignore[operator]  # the stubs miss its __call__
    """A game of Fort on the screen.

    Attributes:
        story: the latest play, as far as it has come.
        faces: what every card of the open game shows.
        page: the lines about one card, for the large view.
        recap: the plays since the viewer's last turn.
    """

    facesChanged = Signal()

    def __init__(
        self,
        driver: BotDriver,
        motion: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(driver, motion, parent)
        self._open_cards = OpenCards(kit("fort").definitions, self)
        self._open_cards.changed.connect(self.facesChanged)
        self._story = Story(self)
        self._recap = Recap(self)

    def _present(self, table: FortTable, viewer: int, *, covered: bool) -> Presenter:
        self._open_cards.use(table.adapter.definitions)
        return Presenter(table, viewer, self._picture, covered=covered)

    def _picture(self, card: str) -> str:
        face = self._open_cards.faces.face(card)
        return "" if face is None else face.head.toString()  # type: ignore[attr-defined]

    @Property(CardFaces, notify=facesChanged)
    def faces(self) -> CardFaces:
        return self._open_cards.faces

    @Property(CardPage, constant=True)
    def page(self) -> CardPage:
        return self._open_cards.page

    def retranslate(self) -> None:
        self._open_cards.retranslate()
        super().retranslate()

    def final_score(self, table: FortTable) -> FinalScore:
        return final_score(table, self._open_cards.faces)

    def _tidy(self) -> None:
        self._close_options()

    def _seated(self) -> None:
        self._recap.mark(fresh=self._rivals_played() > 0)

    @Property(Story, constant=True)
    def story(self) -> Story:
        return self._story

    @Property(Recap, constant=True)
    def recap(self) -> Recap:
        return self._recap

    @Slot()
    def readRecap(self) -> None:
        """The plays since the last turn have been looked at."""
        self._recap.mark(fresh=False)

    # --- going on -------------------------------------------------------------------------------

    def _turn(self) -> tuple[int, int]:
        """The turn under way, by round and leader."""
        view = self.presenter.view
        return view.round, view.leader

    def _pause(self, move: Move, kind: str, events: Sequence[Event], *, by_person: bool) -> int:
        return 0 if by_person else beat(move, kind, events)

    def _note(self, pause: int, *, skipped: bool, over: bool) -> None:
        """Whether the viewer could read what happened."""
        unseen = pause and (skipped or not self._motion.pause(pause))
        if over:  # the own turn: what was before it does not matter any more
            self._recap.mark(fresh=False)
        elif unseen or (pause and self._rivals_played() >= _LONG):
            self._recap.mark(fresh=True)

    def _rivals_played(self) -> int:
        viewer = self.presenter.viewer
        return sum(row.seat != viewer for row in self._recap.rows())

    def _show(self, *, fly: bool, events: Sequence[Event] = ()) -> None:
        presenter = self.presenter
        presenter.refresh()
        if presenter.pile_open != presenter.wants_pile():
            presenter.pile_open = presenter.wants_pile()
            presenter.refresh()
        targets = presenter.targets(events)
        rows = presenter.rows()
        self._cards.show(rows, fly=fly, origins=presenter.origins(events), targets=targets)
        self._cats.show(presenter.cat_rows(), fly=fly)
        for cat in worked_cats(presenter.view, events) if fly else ():
            self._cats.worked.emit(cat)
        self._show_rest()

    def _show_rest(self) -> None:
        """Panels, buttons, log and words."""
        presenter = self.presenter
        count = len(presenter.table.seats)
        for relative in range(count):
            number = (presenter.viewer + relative) % count
            self._seats[relative].show(presenter.seat_row(number))
        asked = presenter.asked
        self._choices.show(coach.buttons(asked, presenter.offered) if presenter.mine else [])
        self._tell()
        self._play.show(asked, presenter.colours())
        self._hint = None
        self.changed.emit()

    def _tell(self) -> None:
        """The log, the latest play, and what happened since the viewer's last turn."""
        presenter, chronicle = self.presenter, self.presenter.chronicle
        self._log.show(presenter.log())
        latest = chronicle.latest
        self._story.show(StoryRow() if latest is None else chronicle.row(latest))
        self._recap.keep_from_others(presenter.covered)
        since = [] if presenter.covered else chronicle.since(presenter.viewer)
        self._recap.show([chronicle.row(play) for play in since])

    # --- what a person does ---------------------------------------------------------------------

    def _put_back(self) -> bool:
        payment = self.presenter.payment
        laid_out = any(payment.laid)
        payment.clear()
        return laid_out

    def _change(self, wanted: Change) -> None:
        """Change the play being composed; say which decisions fell with it."""
        presenter = self.presenter
        table, viewer, asked = presenter.table, presenter.viewer, presenter.asked
        self.stop()
        done = change(table, viewer, wanted)
        self._said = ""
        self._show(fly=True, events=table.game.redact(done.events, viewer))
        if done.dropped:
            self._refuse(coach.dropped_text(asked, done.dropped))
        self.kept.emit()
        self._go_on()

    def _point_at(self, move: Move) -> str:
        presenter = self.presenter
        number = presenter.moves.index(move)
        self._hint = presenter.offered[number]
        return coach.advice(presenter.asked, number)

    def _forget_hint(self) -> None:
        self._hint = None
