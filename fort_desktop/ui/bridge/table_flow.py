"""How a game goes on at the screen, whichever it is: bots answer, people are asked, time passes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.advice import Advice
from fort_desktop.ui.bridge.beginning import call_seats
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.saving import Saving
from fort_desktop.ui.bridge.score_model import FinalScore
from fort_desktop.ui.bridge.table_words import Presenting, TableWords
from fort_desktop.ui.bridge.waiting import not_mine_text
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_NO_TURN = (0, -1)
_PATIENCE = 400  # for what still moves when its time to be read is over
_TURNING = 600  # at the least before the table turns to another person
_TURNING_PATIENCE = 1200  # what moves comes to its end before the table turns
_BREATH = 250  # then it lies there for a moment


@QmlElement
@QmlUncreatable("made in Python")
class TableFlow(TableWords):  # type: ignore[operator]  # the stubs miss its __call__
    """One game on the screen, from the eyes of one person at a time.

    A game derives from it: it presents the table, shows what has changed, and says how long.

    Signals:
        finished: the game has just ended.
        kept: a decision was made: time to save.
        left: the table is left for the title.
        acted: a person has decided something.
        advised: a hint points at what it advises.
        resigned: a rematch is taken back, for the game before it.
        turned: another person is about to look, with nothing hidden from anybody.

    Attributes:
        saving: whether the game is on the disk.
        botsLess: that bots think less than they should for now, in a sentence; empty when not.
    """

    finished = Signal()
    kept = Signal()
    left = Signal()
    acted = Signal()
    advised = Signal()
    resigned = Signal(object, object)
    turned = Signal()
    weakened = Signal()

    forced_pause = 350  # milliseconds before the only move is made for a person

    def __init__(self, driver: BotDriver, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._driver = driver
        self._motion = motion
        self._saving: Saving | None = None
        self._taken = -1
        self._asked = False  # a bot; its driver serves other tables too
        self._answer: Any = None
        self._advice = Advice(driver)
        self._paused = False
        self._patient = False  # nothing but what still moves is waited for
        self._skipped = _NO_TURN  # the turn that is not to be looked at any more
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._was_shown)
        motion.settledChanged.connect(self._has_settled)
        driver.answered.connect(self._bot_answered)
        driver.advised.connect(self._advised)
        driver.changed.connect(self.weakened)

    # --- what each game does in its own way -----------------------------------------------------

    @abstractmethod
    def _present(self, table: Any, viewer: int, *, covered: bool) -> Presenting:
        """A table as this viewer sits at it."""

    @abstractmethod
    def _show(self, *, fly: bool, events: Sequence[Any] = ()) -> None:
        """Look at the table again; with `fly` things travel to where these events sent them."""

    @abstractmethod
    def final_score(self, table: Any) -> FinalScore:
        """The score of a game that is over."""

    @abstractmethod
    def _turn(self) -> tuple[int, int]:
        """What is skipped at once, by the round and a number within it."""

    @abstractmethod
    def _pause(self, move: Any, kind: str, events: Sequence[Any], *, by_person: bool) -> int:
        """Milliseconds at normal speed to leave a move on the screen."""

    @abstractmethod
    def _point_at(self, move: Any) -> str:
        """Have the hint point at a move; what it advises, in words."""

    @abstractmethod
    def _forget_hint(self) -> None:
        """No hint points anywhere."""

    def _tidy(self) -> None:
        """Put away what belonged to a decision that is over."""

    def _put_back(self) -> bool:
        """Take back what was only laid out for the decision; whether there was anything."""
        return False

    def _seated(self) -> None:
        """Somebody has sat down and looks at the table."""

    def _note(self, pause: int, *, skipped: bool, over: bool) -> None:
        """A decision was shown for so long; `over` is the end of a person's turn."""

    # --- a game comes and goes ------------------------------------------------------------------

    def open(self, table: AnyTable) -> None:
        """Show a game and go on with it."""
        self.stop()
        call_seats(table)
        table.put_down()  # whoever had the device may have left it
        persons = table.persons
        viewer = persons[0] if persons else 0
        self._taken = persons[0] if len(persons) == 1 else -1
        covered = table.adapter.secrets and len(persons) != 1
        self._presenter = self._present(table, viewer, covered=covered)
        self._said = ""  # a hint given before is not for whoever comes next
        self._skipped = _NO_TURN
        self._look_on()
        self._show(fly=False)
        self._seated()
        self._go_on()

    def resume(self) -> None:
        """Go on where it was stopped: who had the device has it still, and no curtain falls."""
        self._skipped = _NO_TURN
        self._show(fly=False)
        self._go_on()

    def stop(self) -> None:
        """Leave the game alone: no bot thinks and nothing is pending."""
        self._pace.stop()
        self._driver.cancel()
        self._asked = False
        self._answer = None
        self._advice.forget()
        self._paused = False
        self._tidy()

    def retranslate(self) -> None:
        """Everything is said again in the language chosen."""
        self._advice.drop()
        self.weakened.emit()
        self._said = ""
        self._tidy()
        if self._presenter is not None:
            call_seats(self._table)
            self._show(fly=False)

    def save_by(self, saving: Saving) -> None:
        """Tell whether the game is on the disk."""
        self._saving = saving

    @Property(Saving, constant=True)
    def saving(self) -> Saving | None:
        return self._saving

    @Property(str, notify=weakened)
    def botsLess(self) -> str:
        return texts().saving.bots() if self._driver.weakened else ""

    @Property(str, notify=weakened)
    def botsLabel(self) -> str:
        return texts().saving.bots_label()

    # --- going on -------------------------------------------------------------------------------

    def _submit(self, move: Any, *, by_hand: bool = True) -> None:
        """Make a legal move of whoever decides; not `by_hand` it needed nobody, or is a bot's."""
        table = self._table
        self._advice.drop()
        self._pace.stop()
        self._answer = None
        before, turn = table.decision(), self._turn()
        assert before is not None, "a move was asked for"
        by_person = table.seats[before.seat].kind == "person"
        if by_person:
            self._skipped = _NO_TURN
            self.acted.emit()
        skipped = turn == self._skipped
        events = table.submit(move, by_hand=by_hand and by_person)
        self._said = ""
        self._tidy()
        fly = not self._cover() and not skipped
        self._show(fly=fly, events=table.game.redact(events, self.presenter.viewer))
        self.kept.emit()
        pause = self._pause(move, before.kind, events, by_person=by_person)
        if self._turns():
            pause = max(pause, _TURNING)
        self._note(pause, skipped=skipped, over=by_person and turn != self._turn())
        self._wait(0 if turn == self._turn() == self._skipped else pause)
        self._go_on()

    def _turns(self) -> bool:
        """Whether the table is to turn to another person, as nothing is hidden at it."""
        decision = self._table.decision()
        if self._table.adapter.secrets or decision is None:
            return False
        person = self._table.seats[decision.seat].kind == "person"
        return person and decision.seat != self.presenter.viewer

    def _look_on(self) -> bool:
        """Turn to whoever of the people decides; whether the table was turned."""
        decision = self._table.decision()
        if decision is None or not self._turns():
            return False
        self.presenter.viewer = decision.seat
        self._said = ""  # to the one before
        self.turned.emit()
        return True

    def _wait(self, ms: int) -> None:
        pause = self._motion.pause(ms)
        self._paused, self._patient = pause > 0, False
        self._pace.start(pause)

    def _was_shown(self) -> None:
        """The time to read is over; what still moves may come to its end, but not for ever."""
        if self._paused and not bool(self._motion.settled) and not self._patient:
            self._patient = True
            patience = _TURNING_PATIENCE if self._turns() else _PATIENCE
            self._pace.start(self._motion.pause(patience))
        else:
            self._pause_over()

    def _has_settled(self) -> None:
        """Go on, but not from within what is just telling that it has come to its end."""
        if self._patient and bool(self._motion.settled) and self._pace.isActive():
            self._pace.start(self._motion.pause(_BREATH) if self._turns() else 0)

    def _pause_over(self) -> None:
        self._paused = self._patient = False
        answer, self._answer = self._answer, None
        if answer is not None:
            self._submit(answer, by_hand=False)
        elif self._look_on():
            self._show(fly=False)
            self._go_on()

    def _bot_answered(self, move: object) -> None:
        if not self._asked:
            return
        self._asked = False
        self._answer = move
        if not self._paused:
            self._pause_over()

    def _go_on(self) -> None:
        """Let whoever decides next decide: a bot thinks, a person is shown what can be done."""
        table = self._table
        decision = table.decision()
        if decision is None:
            self.finished.emit()
            return
        if table.seats[decision.seat].kind == "bot":
            self._asked = True
            self._driver.ask(table, decision.seat)
            return
        if self._turns() and self._paused:
            return  # what has just been done is looked at first
        if self._look_on():
            self._show(fly=False)
        if self._cover():
            self._show(fly=False)
            return
        unasked = table.unasked()
        if unasked is not None:
            self._answer = unasked
            self._wait(self.forced_pause)

    def _cover(self) -> bool:
        """Let the curtain fall where another person is to take over; whether it has.

        Before anything is shown again: what the one before has done and what came of it is never
        under it, nor does what moves still do so.
        """
        taking_over = self._table.handover()
        if taking_over is None or taking_over == self._taken:
            return False
        self._motion.ending.emit()
        self.presenter.covered = True
        return True

    # --- what a person does ---------------------------------------------------------------------

    @Slot()
    def undo(self) -> None:
        """Take back the last decision, or what was laid out; else say why it cannot be."""
        if self._put_back():
            self.changed.emit()
            return
        table, undoer, covered = self._table, self._undoer, self.presenter.covered
        if table.dispensable:
            self.stop()
            self.resigned.emit(table, table.after)
            return
        possible, reason = table.can_undo(undoer)
        if table.taker_back() is None if covered else not possible:
            self._refuse(self.undo_refusal(reason))
            return
        self.stop()
        if covered:
            self._taken = -1  # whoever had decided says so before anything is shown
            table.take_back()
        else:
            table.undo(undoer)
        self._said = ""
        self._look_on()
        self._show(fly=False)
        self.kept.emit()
        self._go_on()

    @Slot()
    def hint(self) -> None:
        """Ask the best bot; `coachText` says what it would do, and the hint points there.

        Where but one answer is sensible, it points at that at once.
        """
        presenter = self.presenter
        if not presenter.mine:
            self._refuse(not_mine_text(self.presenter))
            return
        if sole := self._table.sole_answer():
            self._say(self._point_at(sole.move))
            self.advised.emit()
            return
        self._forget_hint()
        self._say(texts().table.hint_thinking())
        self._advice.ask(self._table, presenter.viewer)

    def _advised(self, move: object) -> None:
        if not self.is_open or not self._advice.fits(self._table, self.presenter.viewer):
            return  # another table has asked, or it comes too late
        if not self.presenter.mine or move not in self.presenter.moves:
            return
        self._say(self._point_at(move))
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
        taking_over = self._table.handover()
        if taking_over is None:
            return
        self._advice.drop()
        self._said = ""  # to the one before
        self._taken = taking_over
        presenter.viewer = taking_over
        presenter.covered = False
        self._show(fly=False)
        self._seated()
        self._go_on()

    @Slot()
    def takeBackUnseen(self) -> None:
        """Under the curtain whoever decided last has said so, and goes back to that decision."""
        if self.presenter.covered and self._table.taker_back() is not None:
            self.undo()
            self.openCurtain()

    @Slot()
    def leave(self) -> None:
        """Back to the title; the game has been saved."""
        self.stop()
        self.left.emit()
