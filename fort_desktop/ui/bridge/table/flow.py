"""How a game goes on at the screen, whichever it is: bots answer, people are asked, time passes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.new_game.beginning import call_seats
from fort_desktop.ui.bridge.saving import Saving
from fort_desktop.ui.bridge.table.advice import TableAdvice
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.staging import Staged
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
class TableFlow(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """One game on the screen, from the eyes of one person at a time.

    What only the game knows of that, its `Staging` says.

    Signals:
        finished: the game has just ended.
        kept: a decision was made: time to save.
        left: the table is left for the title.
        wentOn: the table of a game that has been scored is left for the scoring.
        acted: a person has decided something.
        resigned: a rematch is taken back, for the game before it.
        turned: another person is about to decide, with nothing shown that is hidden from anybody.

    Attributes:
        saving: whether the game is on the disk.
        botsLess: that bots think less than they should for now, in a sentence; empty when not.
    """

    finished = Signal()
    kept = Signal()
    left = Signal()
    wentOn = Signal()
    acted = Signal()
    resigned = Signal(object, object)
    turned = Signal()
    weakened = Signal()

    def __init__(
        self,
        staged: Staged,
        advice: TableAdvice,
        driver: BotDriver,
        motion: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._coach = staged.coach
        self._curtain = staged.curtain
        self._staging = staged.staging
        self._advice = advice
        self._driver = driver
        self._motion = motion
        self._saving: Saving | None = None
        self._asked = False  # a bot; its driver serves other tables too
        self._answer: Any = None
        self._paused = False
        self._patient = False  # nothing but what still moves is waited for
        self._skipped = _NO_TURN  # the turn that is not to be looked at any more
        self._hasty = False  # what is made for a person is not to be looked at either
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._was_shown)
        motion.settledChanged.connect(self._has_settled)
        motion.speedChanged.connect(self._at_another_speed)
        driver.answered.connect(self._bot_answered)
        driver.changed.connect(self.weakened)
        staged.curtain.taken.connect(self._taken_over)

    # --- a game comes and goes ------------------------------------------------------------------

    def open(self, table: AnyTable) -> None:
        """Show a game and go on with it."""
        self.stop()
        call_seats(table)
        table.put_down()  # whoever had the device may have left it
        viewer = table.persons[0] if table.persons else 0
        covered = self._curtain.hang(table)
        self._shown.show(self._staging.present(table, viewer, covered=covered))
        self._coach.forget()  # a hint given before is not for whoever comes next
        self._skipped = _NO_TURN
        self._look_on()
        self._staging.show(fly=False)
        self._staging.seated()
        self._go_on()

    def resume(self) -> None:
        """Go on where it was stopped: who had the device has it still, and no curtain falls."""
        self._skipped = _NO_TURN
        self._staging.show(fly=False)
        self._go_on()

    def take_up(self, *, fly: bool = False, events: Sequence[Any] = ()) -> None:
        """Go on at what a person has made of the table other than by a move, stepping back say."""
        self._coach.forget()
        self._look_on()
        self._staging.show(fly=fly, events=events, by_hand=True)
        self.kept.emit()
        self._go_on()

    def stop(self) -> None:
        """Leave the game alone: no bot thinks and nothing is pending."""
        self._pace.stop()
        self._advice.drop()
        self._driver.cancel()
        self._asked = False
        self._answer = None
        self._paused = False
        self._staging.tidy()

    def retranslate(self) -> None:
        """Everything is said again in the language chosen."""
        self._staging.retranslate()
        self._advice.drop()
        self.weakened.emit()
        self._coach.forget()
        self._staging.tidy()
        if self._shown.is_open:
            call_seats(self._shown.table)
            self._staging.show(fly=False)

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

    def submit(self, move: Any, *, by_hand: bool = True, unasked: bool = False) -> None:
        """Make a legal move of whoever decides.

        Args:
            move: it.
            by_hand: a person made it; else it needed nobody, or is a bot's.
            unasked: it is made for a person, who may take it back as a part of what was done last.
        """
        table = self._shown.table
        self._advice.drop()
        self._pace.stop()
        self._answer = None
        before, turn = table.decision(), self._staging.turn()
        assert before is not None, "a move was asked for"
        by_person = table.seats[before.seat].kind == "person"
        if by_person:
            self._skipped = _NO_TURN
            self.acted.emit()
        skipped = turn == self._skipped
        events = table.submit(move, by_hand=by_hand and by_person, unasked=unasked and by_person)
        self._coach.forget()
        self._staging.tidy()
        fly = not self._curtain.fall() and not skipped and not self._hasty
        seen = table.game.redact(events, self._shown.presenter.viewer)
        self._staging.show(fly=fly, events=seen, by_hand=by_hand)
        self.kept.emit()
        pause = self._staging.pause(move, before.kind, events, by_person=by_person)
        if self._turns():
            pause = max(pause, _TURNING)
        after = self._staging.turn()
        self._staging.note(pause, skipped=skipped, over=by_person and turn != after)
        self._wait(0 if turn == after == self._skipped else pause)
        self._go_on()

    def _turns(self) -> bool:
        """Whether the table is to turn to another person, as nothing is hidden at it."""
        table = self._shown.table
        decision = table.decision()
        if decision is None or (table.adapter.secrets and not table.openly):
            return False
        person = table.seats[decision.seat].kind == "person"
        return person and decision.seat != self._shown.presenter.viewer

    def _look_on(self) -> bool:
        """Turn to whoever of the people decides; whether the table was turned."""
        decision = self._shown.table.decision()
        if decision is None or not self._turns():
            return False
        if self._shown.table.openly:
            self._motion.ending.emit()
            self._curtain.lift_for(decision.seat)
        self._shown.presenter.viewer = decision.seat
        self._coach.forget()  # what was said to the one before
        self.turned.emit()
        return True

    def _wait(self, ms: int) -> None:
        pause = max(self._motion.pause(ms), self._staging.staged())
        self._paused, self._patient = pause > 0, False
        self._pace.start(pause)

    @Slot()
    def _was_shown(self) -> None:
        """The time to read is over; what still moves may come to its end, but not for ever."""
        staged = self._staging.staged()
        if self._paused and staged:
            self._pace.start(staged)
        elif self._paused and not bool(self._motion.settled) and not self._patient:
            self._patient = True
            patience = _TURNING_PATIENCE if self._turns() else _PATIENCE
            self._pace.start(self._motion.pause(patience))
        else:
            self._pause_over()

    @Slot()
    def _has_settled(self) -> None:
        """Go on, but not from within what is just telling that it has come to its end."""
        if self._patient and bool(self._motion.settled) and self._pace.isActive():
            self._pace.start(self._motion.pause(_BREATH) if self._turns() else 0)

    @Slot()
    def _at_another_speed(self) -> None:
        """Where nothing moves any more, no pause that began before is waited for."""
        if self._paused and not self._motion.pause(1000):
            self._pace.start(0)

    def _pause_over(self) -> None:
        self._paused = self._patient = False
        answer, self._answer = self._answer, None
        if answer is not None:
            self.submit(answer, by_hand=False, unasked=True)
        elif self._look_on():
            self._staging.show(fly=False)
            self._go_on()

    @Slot(object)
    def _bot_answered(self, move: object) -> None:
        if not self._asked:
            return
        self._asked = False
        self._answer = move
        if not self._paused:
            self._pause_over()

    def _go_on(self) -> None:
        """Let whoever decides next decide: a bot thinks, a person is shown what can be done."""
        table = self._shown.table
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
            self._staging.show(fly=False)
        if self._curtain.fall():
            self._staging.show(fly=False)
            return
        unasked = table.unasked()
        if unasked is not None:
            self._answer = unasked
            self._wait(self._staging.unasked_pause(unasked))

    @Slot()
    def _taken_over(self) -> None:
        """Whoever was asked for has the device, and looks."""
        self._advice.drop()
        self._coach.forget()  # what was said to the one before
        self._staging.show(fly=False)
        self._staging.seated()
        self._go_on()

    # --- what a person does ---------------------------------------------------------------------

    @Slot()
    def hurry(self) -> None:
        """Skip to the end of the turn that others play; at the end of one, to the next."""
        if not self._shown.is_open:
            return
        if not self._shown.presenter.mine:
            self._skipped = self._staging.turn()
        if self._paused:
            self._pace.stop()
            self._pause_over()
        self._hasty = True
        while self._pace.isActive() and self._answer is not None and self._shown.presenter.mine:
            self._pace.stop()
            self._pause_over()
        self._hasty = False

    @Slot()
    def looked(self) -> None:
        """Somebody has seen enough of what was done: nobody waits for it any more."""
        if self._paused:
            self._pace.start(0)

    @Slot()
    def leave(self) -> None:
        """Back to the title; the game has been saved."""
        self.stop()
        self.left.emit()

    @Slot()
    def goOn(self) -> None:
        """Back to the scoring of a game that has been scored."""
        if self._shown.scored:
            self.wentOn.emit()
