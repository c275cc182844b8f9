"""Whether what is played is on the disk, and what can be done when it is not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

import fort_desktop
from fort_desktop.storage.errors import Problem, StorageError
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.storage.saves import Record
    from fort_desktop.ui.services import Services

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

AGAIN_MS = 2000
_LASTING = ("save-write", "save-running")


def command() -> str:
    """What to type to start the app."""
    source = Path(fort_desktop.__file__).parents[1] / "dev.py"
    return "python3 dev.py play" if source.exists() else "fort-desktop play"


@QmlElement
@QmlUncreatable("made in Python")
class Saving(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What lasts until saving works again, for the sign of it and for the question at the end.

    Attributes:
        unsaved: why games are in memory only, in a sentence; empty when they are saved.
        label: the same in a word or three.
        lost: how many games would be lost by leaving now, as far as `look` has found.
        outcome: what came of saving elsewhere, or of trying again, in sentences.

    Signals:
        asked: somebody wants to know more, or to do something about it.
        admitted: another copy of the app has ended, and this one saves from now on.
    """

    changed = Signal()
    asked = Signal()
    admitted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services: Services | None = None
        self._alone = True
        self._problem: Problem | None = None
        self._elsewhere: dict[str, Record] = {}  # as they were saved elsewhere, by their keys
        self._lost = 0
        self._outcome = ""
        self._given_up = False
        self._timer = QTimer(self)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self._again)

    def use(self, services: Services | None) -> None:
        """Look after these belongings; None when they are closed."""
        self._services = services
        self._alone = services is None or services.alone
        self._rest()
        self.changed.emit()

    def note(self, problem: Problem | None) -> None:
        """What was reported about saving: a problem, or that there is none any more."""
        if problem is None or problem.id.startswith("save-"):
            lasting = problem is not None and problem.id in _LASTING
            self._problem = problem if lasting else None
            if self._lost and problem is None:
                self._lost = len(self._left_over())
        self._watch()
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

    @Property(str, notify=changed)
    def question(self) -> str:
        return texts().saving.question(self._lost) if self._lost else texts().saving.all_saved()

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

        What is being written is waited for, but not for ever.
        """
        self._lost = 0 if self._given_up else len(self._left_over())
        self._outcome = ""
        self.changed.emit()
        return self._lost == 0

    @Slot(result=bool)
    def tryAgain(self) -> bool:
        """Save now; whether nothing can be lost any more."""
        self._again()
        if not self.look():
            self._outcome = str(self.unsaved)
            self.changed.emit()
        return self._lost == 0

    @Slot(QUrl)
    def saveElsewhere(self, folder: QUrl) -> None:
        """Write every game that would be lost into a folder; `outcome` says how to go on."""
        said = []
        for record in self._left_over():
            assert self._services is not None, "it has the games"
            try:
                file = self._services.save_to(Path(folder.toLocalFile()), record)
            except StorageError as error:
                reason = texts().problems.reason(error.problem.args[0])
                said.append(texts().saving.not_there_either(reason))
                break
            self._elsewhere[record.key] = record
            said.append(texts().saving.elsewhere(f'{command()} "{file}"'))
        self._lost = len(self._left_over())
        self._outcome = "\n".join(said)
        self.changed.emit()

    @Slot()
    def giveUp(self) -> None:
        """Ask no more: to leave without saving was chosen, or the system ends the session."""
        self._given_up = True

    def _left_over(self) -> list[Record]:
        """The games that are nowhere but in memory."""
        if self._services is None:
            return []
        found = self._services.unsaved()
        return [record for record in found if self._elsewhere.get(record.key) is not record]

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
