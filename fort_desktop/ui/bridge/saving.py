"""Whether what is played is on the disk, and what can be done when it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QTime, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.storage.errors import Problem
from fort_desktop.ui.bridge.elsewhere import Elsewhere
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record
    from fort_desktop.ui.services import Services

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

AGAIN_MS = 2000
LONG_MS = 20_000  # a disk that has not answered by then may never do so
_GRACE = 0.2  # seconds; what is written by then need not be spoken of
_LASTING = ("save-write", "save-running")


@QmlElement
@QmlUncreatable("made in Python")
class Saving(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What lasts until saving works again, for the sign of it and for the question at the end.

    Attributes:
        unsaved: why games are in memory only, in a sentence; empty when they are saved.
        label: the same in a word or three.
        lost: how many games would be lost by leaving now, or what was decided in them last; as
            found by `look`, and whenever nothing is under way to the disk any more.
        pending: whether something is under way to a disk, be it elsewhere: the answer to `look` or
            `tryAgain` is still to come, and nothing has failed then.
        closing: what is waited for before the app closes, in a sentence.
        long: whether that takes so long that the disk may never answer.
        elsewhere: saves games in files of their own.
        outcome: what came of saving elsewhere, or of trying again, in sentences.

    Signals:
        asked: somebody wants to know more, or to do something about it.
        admitted: another copy of the app has ended, and this one saves from now on.
    """

    changed = Signal()
    asked = Signal()
    admitted = Signal()
    _settled = Signal()  # from another thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services: Services | None = None
        self._alone = True
        self._problem: Problem | None = None
        self._elsewhere = Elsewhere(self)
        self._elsewhere.changed.connect(self._go_elsewhere)
        self._elsewhere.done.connect(self._went_elsewhere)
        self._lost = 0
        self._outcome = ""
        self._given_up = False
        self._pending = False
        self._tried = False
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG_MS)
        self._long.timeout.connect(self.changed)
        self._settled.connect(self._follow)
        self._timer = QTimer(self)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self._again)

    def use(self, services: Services | None) -> None:
        """Look after these belongings; None when they are closed."""
        if self._services is not None:
            self._services.when_settled(_nobody)
        self._services = services
        self._elsewhere.use(services)
        if services is not None:
            services.when_settled(self._settled.emit)
        self._alone = services is None or services.alone
        self._rest()
        self.changed.emit()

    def note(self, problem: Problem | None) -> None:
        """What was reported about saving: a problem, or that there is none any more."""
        if problem is None or problem.id.startswith("save-"):
            lasting = problem is not None and problem.id in _LASTING
            self._problem = problem if lasting else None
        self._watch()
        self._follow()
        self.changed.emit()

    def watch(self) -> None:
        """Something more was to be saved: what fails is tried again later, and is asked about."""
        self._given_up = False
        self._watch()

    def _watch(self) -> None:
        self._rest()
        if self._services is not None and self._services.alone and not self._alone:
            self._alone = True
            self.changed.emit()
            self.admitted.emit()

    def retranslate(self) -> None:
        """Say it in the chosen language."""
        self._outcome = ""
        self.changed.emit()

    @Property(str, notify=changed)
    def unsaved(self) -> str:
        problem = self._lasting
        return "" if problem is None else texts().problems.sentence(problem)

    @Property(str, notify=changed)
    def label(self) -> str:
        problem = self._lasting
        return "" if problem is None else texts().saving.label(problem.id)

    @Property(int, notify=changed)
    def lost(self) -> int:
        return self._lost

    @Property(Elsewhere, constant=True)
    def elsewhere(self) -> Elsewhere:
        return self._elsewhere

    @Property(bool, notify=changed)
    def pending(self) -> bool:
        return self._is_pending()

    def _is_pending(self) -> bool:
        return self._pending or self._elsewhere.awaits

    @Property(bool, notify=changed)
    def long(self) -> bool:
        return self._is_long()

    def _is_long(self) -> bool:
        return self._is_pending() and not self._long.isActive()

    @Property(str, notify=changed)
    def question(self) -> str:
        if not self._lost:
            return texts().saving.all_saved()
        left = self._left_over()
        whole = sum(not self._is_older_kept(record) for record in left)
        said = [texts().saving.question(whole)] if whole else []
        if whole < len(left):
            said.append(texts().saving.question_since())
        return " ".join(said)

    @Property(str, notify=changed)
    def closing(self) -> str:
        if self._elsewhere.awaits:
            return texts().saving.slow() if self._is_long() else texts().saving.placing()
        game = self._lost > 0
        say = texts().saving
        return say.slow(game=game) if self._is_long() else say.closing(game=game)

    @Property(str, notify=changed)
    def outcome(self) -> str:
        return self._outcome

    @property
    def _lasting(self) -> Problem | None:
        if self._services is not None and not self._services.alone:
            return Problem("save-running", (), "")
        return self._problem

    @Slot(result=bool)
    def look(self) -> bool:
        """Whether the app can be left without losing anything, or may be all the same.

        What is being written is waited for no longer than nobody sees; then it is `pending`.
        """
        self._tried = False
        return self._find_out()

    @Slot(result=bool)
    def tryAgain(self) -> bool:
        """Save now; whether nothing can be lost any more, as far as is known at once."""
        self._again()
        self._tried = True
        return self._find_out()

    def _find_out(self) -> bool:
        """Whether nothing can be lost, and nothing is waited for."""
        self._outcome = ""
        self.changed.emit()  # what is said again is heard again
        if self._services is not None and not self._given_up:
            self._services.wait(_GRACE)
        self._lost = 0 if self._given_up else len(self._left_over())
        busy = self._services is not None and self._services.busy
        self._pending = busy and not self._given_up
        if self._pending:
            self._long.start()
        else:
            self._answer()
        self.changed.emit()
        return self._lost == 0 and not self._is_pending()

    @Slot()
    def _follow(self) -> None:
        """The games that would be lost, as soon as all has been tried."""
        if self._services is not None and self._services.busy:
            return
        before = self._lost, self._pending
        self._lost = 0 if self._given_up else len(self._left_over())
        self._pending = False
        if before[1]:
            self._answer()
        if before != (self._lost, self._pending):
            self.changed.emit()

    def _answer(self) -> None:
        if not self._is_pending():
            self._long.stop()
        if self._tried and self._lost:
            now = QTime.currentTime().toString("HH:mm:ss")
            self._outcome = texts().saving.tried(now)
        self._tried = False

    @Slot()
    def _go_elsewhere(self) -> None:
        """Another disk may never answer either."""
        if self._elsewhere.awaits and not self._long.isActive():
            self._outcome = ""
            self._long.start()
        self.changed.emit()

    @Slot(str)
    def _went_elsewhere(self, outcome: str) -> None:
        self._outcome = outcome
        self._lost = 0 if self._given_up else len(self._left_over())
        if not self._pending:
            self._long.stop()
        self.changed.emit()

    @Slot()
    def giveUp(self) -> None:
        """Ask no more: to leave without saving was chosen, or the system ends the session."""
        self._given_up = True

    def _left_over(self) -> list[Record]:
        """The games of which something is nowhere but in memory."""
        return [] if self._services is None else self._services.unsaved()

    def _is_older_kept(self, record: Record) -> bool:
        """Whether an earlier moment of the game is in a file."""
        assert self._services is not None, "it has the game"
        return self._services.has_older(record)

    @Slot()
    def _again(self) -> None:
        if self._services is not None:
            self._services.try_again()
            self._watch()

    def _rest(self) -> None:
        """Try again after a while, or not when there is no need."""
        if self._services is not None and self._services.restless:
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._timer.stop()


def _nobody() -> None:
    """Wants to know."""
