"""The table's bridge: what QML asks and shows. No rules, and no sentence is built here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.events import Event
from fort_desktop.games.fort.moves import Move
from fort_desktop.session.fort_adapter import FortTable
from fort_desktop.session.plan import Change, change
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge import coach
from fort_desktop.ui.bridge.card_faces import CardFaces
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.pace import beat
from fort_desktop.ui.bridge.pets_shown import worked_cats
from fort_desktop.ui.bridge.presenter import Presenter
from fort_desktop.ui.bridge.story_model import Recap, Story, StoryRow
from fort_desktop.ui.bridge.table_touch import TableTouch
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

_SHORT = 350
_NO_TURN = (0, -1)
_PATIENCE = 400  # for what still moves when its time to be read is over
_LONG = 4  # plays of others that one may well forget


@QmlElement
@QmlUncreatable("made in Python")
class GameTable(TableTouch):  # type: ignore[operator]  # the stubs miss its __call__
    """One game on the screen, from the eyes of one person.

    Attributes:
        story: the latest play, as far as it has come.
        recap: the plays since the viewer's last turn.

    Signals:
        finished: the game has just ended.
        kept: a decision was made: time to save.
        left: the table is left for the title.
        acted: a person has decided something.
        advised: a hint points at what it advises.
    """

    finished = Signal()
    kept = Signal()
    left = Signal()
    acted = Signal()
    advised = Signal()

    def __init__(
        self,
        driver: BotDriver,
        motion: Motion,
        faces: CardFaces,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._faces = faces
        self._driver = driver
        self._motion = motion
        self._taken = -1
        self._answer: Move | None = None
        self._asked = False  # a bot; its driver serves other tables too
        self._paused = False
        self._patient = False  # nothing but what still moves is waited for
        self._skipped = _NO_TURN  # the turn that is not to be looked at any more
        self._story = Story(self)
        self._recap = Recap(self)
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._was_shown)
        motion.settledChanged.connect(self._has_settled)
        driver.answered.connect(self._bot_answered)
        driver.advised.connect(self._advised)

    # --- a game comes and goes ------------------------------------------------------------------

    def open(self, table: FortTable) -> None:
        """Show a game and go on with it."""
        self.stop()
        table.put_down()  # whoever had the device may have left it
        persons = table.persons
        viewer = persons[0] if persons else 0
        self._taken = persons[0] if len(persons) == 1 else -1
        self._presenter = Presenter(table, viewer, self._picture, covered=len(persons) != 1)
        self._said = ""  # a hint given before is not for whoever comes next
        self._skipped = _NO_TURN
        self._show(fly=False)
        self._recap.mark(fresh=self._rivals_played() > 0)
        self._go_on()

    def _picture(self, card: str) -> str:
        face = self._faces.face(card)
        return "" if face is None else face.head.toString()  # type: ignore[attr-defined]

    def stop(self) -> None:
        """Leave the game alone: no bot thinks and nothing is pending."""
        self._pace.stop()
        self._driver.cancel()
        self._asked = False
        self._answer = None
        self._paused = False
        self._close_options()

    def retranslate(self) -> None:
        """Everything is said again in the language chosen."""
        self._said = ""
        self._close_options()
        if self._presenter is not None:
            self._show(fly=False)

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

    def _submit(self, move: Move) -> None:
        table = self.presenter.table
        self._pace.stop()
        self._answer = None
        before, turn = table.decision(), self._turn()
        assert before is not None, "a move was asked for"
        by_person = table.seats[before.seat].kind == "person"
        if by_person:
            self._skipped = _NO_TURN
            self.acted.emit()
        skipped = turn == self._skipped
        events = table.submit(move)
        self._said = ""
        self._close_options()
        self._show(fly=not skipped, events=table.game.redact(events, self.presenter.viewer))
        self.kept.emit()
        pause = 0 if by_person else beat(move, before.kind, events)
        self._note(pause, skipped=skipped, over=by_person and turn != self._turn())
        self._wait(0 if turn == self._turn() == self._skipped else pause)
        self._go_on()

    def _turn(self) -> tuple[int, int]:
        """The turn under way, by round and leader."""
        view = self.presenter.view
        return view.round, view.leader

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

    def _wait(self, ms: int) -> None:
        pause = self._motion.pause(ms)
        self._paused, self._patient = pause > 0, False
        self._pace.start(pause)

    def _was_shown(self) -> None:
        """The time to read is over; what still moves may come to its end, but not for ever."""
        if self._paused and not bool(self._motion.settled) and not self._patient:
            self._patient = True
            self._pace.start(self._motion.pause(_PATIENCE))
        else:
            self._pause_over()

    def _has_settled(self) -> None:
        """Go on, but not from within what is just telling that it has come to its end."""
        if self._patient and bool(self._motion.settled) and self._pace.isActive():
            self._pace.start(0)

    def _pause_over(self) -> None:
        self._paused = self._patient = False
        answer, self._answer = self._answer, None
        if answer is not None:
            self._submit(answer)

    def _bot_answered(self, move: object) -> None:
        if not self._asked:
            return
        self._asked = False
        self._answer = move  # type: ignore[assignment]  # signals carry plain objects
        if not self._paused:
            self._pause_over()

    def _go_on(self) -> None:
        """Let whoever decides next decide: a bot thinks, a person is shown what can be done."""
        table = self.presenter.table
        decision = table.decision()
        if decision is None:
            self.finished.emit()
            return
        if table.seats[decision.seat].kind == "bot":
            self._asked = True
            self._driver.ask(table, decision.seat)
            return
        taking_over = table.handover()
        if taking_over is not None and taking_over != self._taken:
            self.presenter.covered = True
            self._show(fly=False)
            return
        forced = table.forced() if taking_over is None else None
        if forced is not None and not self.presenter.commits(forced):
            self._answer = forced
            self._wait(_SHORT)

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

    @Slot()
    def undo(self) -> None:
        """Take back the last decision, or the tokens laid out; else say why it cannot be."""
        payment = self.presenter.payment
        if any(payment.laid):
            payment.clear()
            self.changed.emit()
            return
        table = self.presenter.table
        possible, reason = table.can_undo(self.presenter.viewer)
        if not possible or self.presenter.covered:
            self._refuse(self.undo_refusal(reason))
            return
        self.stop()
        table.undo(self.presenter.viewer)
        self._said = ""
        self._show(fly=False)
        self.kept.emit()
        self._go_on()

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

    @Slot()
    def hint(self) -> None:
        """Ask the best bot; `coachText` says what it would do, and `hintKey` points at the card."""
        presenter = self.presenter
        if not presenter.mine or len(presenter.moves) == 1:
            self._say(texts().hints.only() if presenter.mine else texts().why.not_now())
            return
        self._hint = None
        self._say(texts().hints.thinking())
        self._driver.advise(presenter.table, presenter.viewer)

    def _advised(self, move: object) -> None:
        if not self.is_open:
            return
        presenter = self.presenter
        if not presenter.mine or move not in presenter.moves:
            return
        number = presenter.moves.index(move)
        self._hint = presenter.offered[number]
        self._say(coach.advice(presenter.asked, number))
        self.advised.emit()

    @Slot()
    def hurry(self) -> None:
        """Skip to the end of the turn that others play; at the end of one, to the next."""
        if not self.is_open:
            return
        if not self.presenter.mine:
            self._skipped = self._turn()
        if self._paused:
            self._pace.stop()
            self._pause_over()

    @Slot()
    def openCurtain(self) -> None:
        """Whoever was asked for has taken over the device."""
        presenter = self.presenter
        taking_over = presenter.table.handover()
        if taking_over is None:
            return
        self._taken = taking_over
        presenter.viewer = taking_over
        presenter.covered = False
        self._show(fly=False)
        self._recap.mark(fresh=self._rivals_played() > 0)
        self._go_on()

    @Slot()
    def leave(self) -> None:
        """Back to the title; the game has been saved."""
        self.stop()
        self.left.emit()
