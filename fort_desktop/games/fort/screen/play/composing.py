"""The play that is being composed: it is changed and taken back, part by part."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.play.marking import completes
from fort_desktop.games.fort.play.plan import Change, change
from fort_desktop.games.fort.rules.moves import Done, Move, Play, Take
from fort_desktop.games.fort.screen import coach
from fort_desktop.games.fort.screen.play.marked import cat_of
from fort_desktop.games.fort.screen.play.play_preview import PlayPreview
from fort_desktop.games.fort.screen.presented import presented
from fort_desktop.games.fort.screen.touch.payment import bundle
from fort_desktop.ui.bridge.table.flow import TableFlow
from fort_desktop.ui.bridge.table.staging import Staged
from fort_desktop.ui.bridge.table.undo import TableUndo

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class PlayComposing(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What is done to a play that is not final; what it would give, a `PlayPreview` shows."""

    def __init__(
        self,
        staged: Staged,
        flow: TableFlow,
        undoing: TableUndo,
        preview: PlayPreview,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shown = staged.shown
        self._coach = staged.coach
        self._staging = staged.staging
        self._flow = flow
        self._undoing = undoing
        self._preview = preview

    def change(self, wanted: Change) -> None:
        """Change the play being composed; say which decisions fell with it."""
        presenter = presented(self._shown)
        table, viewer, asked = presenter.table, presenter.viewer, presenter.asked
        self._flow.stop()
        done = change(table, viewer, wanted)
        self._flow.take_up(fly=True, events=table.game.redact(done.events, viewer))
        if done.dropped:
            self._coach.refuse(coach.dropped_text(asked, done.dropped))

    def decide(self, number: int) -> None:
        """A legal move is made; one that would carry out a dog's action (R25), or use a cat (R28,
        R29), is marked first, and so is a payment that takes the place of a marked one."""
        presenter = presented(self._shown)
        move, game, view = presenter.moves[number], presenter.game, presenter.view
        if number == presenter.marked.number:
            self._flow.submit(move)
        elif (
            cat_of(view, move) >= 0
            or self._exchanges(move)
            or completes(game, game.determinize(view, Random(0)), move)
        ):
            self.mark(move)
        else:
            self._flow.submit(move)

    def _exchanges(self, move: Move) -> bool:
        marked = presented(self._shown).marked
        return any(marked.laid) and bundle(move) is not None

    def mark(self, move: Move) -> None:
        """Show a legal move as if it were made: nothing is decided until it is played."""
        presenter = presented(self._shown)
        self._flow.stop()
        presenter.table.decline()  # the person has chosen
        presenter.marked.place(move)
        self._coach.forget()
        self._staging.show(fly=True, by_hand=True)

    def unmark(self) -> bool:
        """Take back what is only marked or laid out; whether there was anything."""
        if not self._staging.put_back():
            return False
        self._coach.forget()
        self._shown.changed.emit()
        return True

    def play_for(self, kind: Take) -> None:
        """Play it, and take pizza or toys with it: one step to take back."""
        self._flow.submit(Done())
        if kind in self._shown.table.legal():
            self._flow.submit(kind, unasked=True)

    @Slot(result=bool)
    def takeBack(self) -> bool:
        """Take back the last part of the play being composed; whether there was one."""
        if self._shown.is_open and self.unmark():
            return True
        plan = presented(self._shown).plan if self._shown.is_open else []
        if not any(one.card >= 0 for one in plan):
            return False
        history = self._shown.table.history
        own = [one for one in plan if one.card >= 0 and one.instead is None]
        by_hand = [one for one in own if not history[one.index].unasked]
        last = (by_hand or own)[-1]
        entry, *later = history[last.index :]
        played = isinstance(entry.move, Play) and all(one.forced for one in later)
        if played or not later:
            self.change(last)
        else:
            self._undoing.undo()
        return True

    @Slot()
    def whyBlocked(self) -> None:
        """Say why the play being composed cannot be made as it is."""
        self._coach.refuse(self._preview.blocked or presented(self._shown).why_thing())
