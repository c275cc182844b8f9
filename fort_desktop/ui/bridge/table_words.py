"""What every table on the screen says: the coach, refusals, the log, and whose turn it is."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

from PySide6.QtCore import Property, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.bridge.log_model import LogModel, LogRow
from fort_desktop.ui.bridge.waiting import not_mine_text
from fort_desktop.ui.texts import texts

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

_READING = 6000


class Presenting(Protocol):
    """A table as a person sits at it: what all games have in common.

    Attributes:
        table: the game; only its view for `viewer` is ever shown.
        viewer: the seat whose eyes these are.
        covered: whether the viewer's own things are hidden: nobody or somebody else may look.
        mine: whether the viewer decides now.
        kind: of the pending decision; empty when the game is over.
        actor: the seat that decides; -1 when the game is over.
        moves: the legal moves when `mine`.
    """

    table: Any
    viewer: int
    covered: bool
    mine: bool
    kind: str
    actor: int
    moves: list[Any]

    def refresh(self) -> None:
        """Look again: something has been decided, or somebody else looks now."""
        ...

    def player(self, seat: int) -> str:
        """The name of a seat, as sentences use it."""
        ...

    def log(self) -> list[LogRow]:
        """The whole log, oldest line first."""
        ...


@QmlElement
@QmlUncreatable("made in Python")
class TableWords(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """The words of a table. Without a game everything is empty.

    Attributes:
        opened: whether there is a game.
        log: the model of its lines.
        coachLead, coachText: whose move it is, and what can be done or why something cannot.
        mine: whether the viewer decides now; deciding: about what.
        curtain: whether somebody is to take over the device, whom `curtainName`, `curtainColour`
            and `curtainText` are about.
        canTakeBack: whether the one before, `takerBack`, may still take back what led to that.

    Signals:
        changed: everything but the models; they report their own rows.
        refused: something was tried that is not possible; `coachText` says why.
    """

    changed = Signal()
    refused = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = LogModel(self)
        self._presenter: Presenting | None = None
        self._said = ""
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(_READING)
        self._reading.timeout.connect(self._was_read)

    @property
    def presenter(self) -> Presenting:
        """What is shown."""
        assert self._presenter is not None, "a game is open"
        return self._presenter

    @property
    def is_open(self) -> bool:
        """Whether a game is shown."""
        return self._presenter is not None

    @property
    def _table(self) -> AnyTable:
        table: AnyTable = self.presenter.table
        return table

    @abstractmethod
    def _standing(self) -> str:
        """What the coach says of a game that goes on, by itself."""

    @abstractmethod
    def _round(self) -> str:
        """Which round it is, in words."""

    def _curtain_why(self, name: str) -> str:
        """What is hidden from the others while a person takes over."""
        return texts().screens.curtain_hidden()

    # --- said for a while -----------------------------------------------------------------------

    def _refuse(self, sentence: str) -> None:
        self._said = sentence
        self._reading.start()
        self.changed.emit()
        self.refused.emit()

    def _was_read(self) -> None:
        """The reason has stood long enough; the coach says again what can be done."""
        self._said = ""
        self.changed.emit()

    def _say(self, sentence: str) -> None:
        self._reading.stop()
        self._said = sentence
        self.changed.emit()

    # --- properties -----------------------------------------------------------------------------

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        return self._log

    @Property(bool, notify=changed)
    def opened(self) -> bool:
        return self.is_open

    @Property(str, notify=changed)
    def coachLead(self) -> str:
        if not self.is_open or not self.presenter.kind:
            return ""
        presenter = self.presenter
        if presenter.mine and len(self._table.persons) == 1:
            return texts().table.your_move()
        if not presenter.mine:
            return ""  # what is waited for names who decides
        return f"{presenter.player(presenter.actor)}:"

    @Property(str, notify=changed)
    def coachText(self) -> str:
        if not self.is_open:
            return ""
        if self._said:
            return self._said
        return self._standing() if self.presenter.kind else texts().table.over()

    @Property(str, notify=changed)
    def roundTag(self) -> str:
        return self._round() if self.is_open else ""

    @Property(str, notify=changed)
    def deciding(self) -> str:
        return self.presenter.kind if self.is_open else ""

    @Property(bool, notify=changed)
    def mine(self) -> bool:
        return self.is_open and self.presenter.mine

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self.is_open and not self.presenter.kind

    @Property(str, notify=changed)
    def hintReason(self) -> str:
        """Why nobody can be asked for advice now, so: whom one waits for; empty if one can."""
        if not self.is_open or self.presenter.mine:
            return ""
        return not_mine_text(self.presenter)

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return self._can_undo()

    @Property(str, notify=changed)
    def undoReason(self) -> str:
        if not self.is_open or self._can_undo():
            return ""
        return self.undo_refusal(self._table.can_undo(self._undoer)[1])

    @Property(str, notify=changed)
    def undoName(self) -> str:
        """What undo takes back where that is more than a step."""
        given_up = self.is_open and self._table.dispensable
        return texts().table.undo_rematch() if given_up else ""

    @property
    def _undoer(self) -> int | None:
        """Who may go back: the viewer, or where nothing is hidden whoever decided last."""
        return self.presenter.viewer if self._table.adapter.secrets else None

    def _can_undo(self) -> bool:
        if self.is_open and self._table.dispensable:
            return True
        if not self.is_open or self.presenter.covered:
            return False
        return self._table.can_undo(self._undoer)[0]

    def undo_refusal(self, reason: str) -> str:
        """Why there is no undo, in a sentence."""
        say = texts().table
        reasons = {"hidden": say.undo_hidden, "other": say.undo_other}
        return reasons.get(reason, say.undo_nothing)()

    @Property(bool, notify=changed)
    def curtain(self) -> bool:
        return self._taking_over() is not None

    @Property(str, notify=changed)
    def curtainName(self) -> str:
        seat = self._taking_over()
        return "" if seat is None else self.presenter.player(seat)

    @Property(str, notify=changed)
    def curtainColour(self) -> str:
        seat = self._taking_over()
        return "" if seat is None else self._colour_of(seat)

    def _colour_of(self, seat: int) -> str:
        return str(self._table.seats[seat].board)

    @Property(str, notify=changed)
    def curtainText(self) -> str:
        seat = self._taking_over()
        return "" if seat is None else self._curtain_why(self.presenter.player(seat))

    @Property(bool, notify=changed)
    def canTakeBack(self) -> bool:
        return self._taker_back() is not None

    @Property(str, notify=changed)
    def takerBack(self) -> str:
        seat = self._taker_back()
        return "" if seat is None else self.presenter.player(seat)

    def _taker_back(self) -> int | None:
        return self._table.taker_back() if self.is_open and self.presenter.covered else None

    def _taking_over(self) -> int | None:
        """The seat that the curtain waits for."""
        covered = self.is_open and self.presenter.covered
        return self._table.handover() if covered else None
