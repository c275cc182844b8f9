"""A hint: what the best bot would do in a person's place, and what else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.contract.bot import Advised
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.staging import Staged
from fort_desktop.ui.bridge.table.whose_turn import not_mine_text
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TableAdvice(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """A hint that is waited for: it belongs to one decision of one person, and to no other.

    Attributes:
        reason: why nobody can be asked for advice now, so: whom one waits for; empty if one can.

    Signals:
        advised: a hint points at what it advises.
    """

    changed = Signal()
    advised = Signal()

    def __init__(self, staged: Staged, driver: BotDriver, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._coach = staged.coach
        self._staging = staged.staging
        self._driver = driver
        self._asked: tuple[int, int] | None = None  # the number of the decision, and who decides
        staged.shown.changed.connect(self.changed)
        driver.advised.connect(self._advised)

    @Property(str, notify=changed)
    def reason(self) -> str:
        if not self._shown.is_open:
            return ""
        presenter = self._shown.presenter
        if presenter.mine:  # while all may look, nobody learns what follows from a hand
            return texts().table.hint_open() if presenter.covered else ""
        return not_mine_text(presenter)

    @Slot()
    def ask(self) -> None:
        """Ask the best bot; the coach says what it would do, and the hint points there.

        Where but one answer is sensible, it points at that at once.
        """
        if reason := self.reason:
            self._coach.refuse(reason)
        elif sole := self._shown.table.sole_answer():
            self._advise([Advised(sole.move)])
        else:
            presenter = self._shown.presenter
            self._staging.forget_hint()
            self._say(texts().table.hint_thinking())
            self._asked = (self._shown.table.number, presenter.viewer)
            self._driver.advise(self._shown.table, presenter.viewer)

    @Slot(int)
    def keep(self, line: int) -> None:
        """What a line of the hint offers is wanted: the coach says that from now on."""
        self._say(self._staging.keep(line))

    def drop(self) -> None:
        """The decision is over, or somebody else looks: no hint is waited for."""
        if self._asked is not None:
            self._asked = None
            self._driver.cancel()

    @Slot(object)
    def _advised(self, advised: Sequence[Advised]) -> None:
        if not self._shown.is_open or not self._fits():
            return  # another table has asked, or it comes too late
        presenter = self._shown.presenter
        if presenter.mine and all(one.move in presenter.moves for one in advised):
            self._advise(advised)

    def _fits(self) -> bool:
        """Whether the hint that has come is the one asked for; none is waited for any more."""
        asked, self._asked = self._asked, None
        return asked == (self._shown.table.number, self._shown.presenter.viewer)

    def _advise(self, advised: Sequence[Advised]) -> None:
        self._say(self._staging.advise(advised))
        self.advised.emit()

    def _say(self, sentence: str) -> None:
        """Say it, and have the screen look at where the hint points now."""
        self._coach.say(sentence)
        self._shown.changed.emit()
