"""The way back: what was decided last is taken back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.table.flow import TableFlow
from fort_desktop.ui.bridge.table.properties import Property
from fort_desktop.ui.bridge.table.staging import Staged
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class TableUndo(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Whether there is a way back, and who may go it.

    Attributes:
        can: whether the viewer can go back; else `reason` says why not, in a sentence.
        name: what is taken back where that is more than a step.
        canTakeBack: whether under the curtain the one before, `takerBack`, may still take back
            what led to that.
    """

    changed = Signal()

    def __init__(self, staged: Staged, flow: TableFlow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._coach = staged.coach
        self._curtain = staged.curtain
        self._staging = staged.staging
        self._flow = flow
        staged.shown.changed.connect(self.changed)

    @property
    def _undoer(self) -> int | None:
        """Who may go back: the viewer, or where nothing is hidden whoever decided last."""
        return self._shown.presenter.viewer if self._shown.table.adapter.secrets else None

    @Property(bool, notify=changed)
    def can(self) -> bool:
        return self._can()

    def _can(self) -> bool:
        if not self._shown.is_open or self._shown.scored:
            return False
        if self._shown.table.dispensable:
            return True
        if self._shown.presenter.covered:
            return self._shown.table.openly and self._taker_back() is not None
        return self._staging.laid_out() or self._shown.table.can_undo(self._undoer)[0]

    @Property(str, notify=changed)
    def reason(self) -> str:
        if not self._shown.is_open or self._can():
            return ""
        if self._shown.scored:
            return texts().table.over()
        return _refusal(self._shown.table.can_undo(self._undoer)[1])

    @Property(str, notify=changed)
    def name(self) -> str:
        given_up = self._shown.is_open and self._shown.table.dispensable
        return texts().table.undo_rematch() if given_up else ""

    @Property(bool, notify=changed)
    def canTakeBack(self) -> bool:
        return self._taker_back() is not None

    @Property(str, notify=changed)
    def takerBack(self) -> str:
        seat = self._taker_back()
        return "" if seat is None else self._shown.presenter.player(seat)

    def _taker_back(self) -> int | None:
        covered = self._shown.is_open and self._shown.presenter.covered
        return self._shown.table.taker_back() if covered else None

    @Slot()
    def undo(self) -> None:
        """Take back the last decision, or what was laid out; else say why it cannot be."""
        if self._shown.scored:
            self._coach.refuse(texts().table.over())
            return
        if self._staging.put_back():
            self._coach.forget()  # what was said of it
            self._shown.changed.emit()
            return
        table, undoer, covered = self._shown.table, self._undoer, self._shown.presenter.covered
        if table.dispensable:
            self._flow.stop()
            self._flow.resigned.emit(table, table.after)
            return
        possible, reason = table.can_undo(undoer)
        if table.taker_back() is None if covered else not possible:
            self._coach.refuse(_refusal(reason))
            return
        self._flow.stop()
        if covered:
            self._curtain.ask_anew()
            table.take_back()
        else:
            table.undo(undoer)
        self._flow.take_up()

    @Slot()
    def takeBackUnseen(self) -> None:
        """Under the curtain whoever decided last has said so, and goes back to that decision."""
        if self._taker_back() is not None:
            self.undo()
            self._curtain.open()


def _refusal(reason: str) -> str:
    """Why there is no undo, in a sentence."""
    say = texts().table
    reasons = {"hidden": say.undo_hidden, "other": say.undo_other}
    return reasons.get(reason, say.undo_nothing)()
