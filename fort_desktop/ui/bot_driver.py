"""Asks a bot's process and never waits: a timer looks for the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from fort_desktop.bots.levels import levels_of
from fort_desktop.play.players import thought_seed
from fort_desktop.play.table import AnyTable

if TYPE_CHECKING:
    from fort_desktop.bots.workers import WorkerPool

LOOK_MS = 15


class BotDriver(QObject):
    """One question at a time to the workers.

    Signals:
        answered: the chosen move of a bot.
        advised: what the best bot would do in a person's place, and what else, each an `Advised`.
        replaced: a bot had to be restarted, and a simple move was made instead.
        changed: `weakened`.

    Attributes:
        weakened: whether bots of the table that asked last think less than they should, as their
            processes cannot run.
    """

    answered = Signal(object)
    advised = Signal(object)
    replaced = Signal()
    changed = Signal()

    def __init__(self, hire: Callable[[], WorkerPool], parent: QObject | None = None) -> None:
        """`hire` starts the bots' processes: at `start`, or with the first question."""
        super().__init__(parent)
        self._hire = hire
        self._hired: WorkerPool | None = None
        self._task = -1
        self._advice = False
        self._table: AnyTable | None = None
        self.weakened = False
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return self._task >= 0

    def start(self) -> None:
        """Have the bots' processes ready before the first question."""
        if self._hired is None:
            self._hired = self._hire()

    @property
    def _pool(self) -> WorkerPool:
        self.start()
        assert self._hired is not None, "they have started"
        return self._hired

    def ask(self, table: AnyTable, seat: int) -> None:
        """Have the bot of a seat decide; an unanswered question is dropped."""
        self._ask(table, seat, table.seats[seat].level, advice=False)

    def advise(self, table: AnyTable, seat: int) -> None:
        """Have the best bot think about a person's decision; it sees what the person sees."""
        self._ask(table, seat, levels_of(table.game.id)[-1], advice=True)

    def _ask(self, table: AnyTable, seat: int, level: str, *, advice: bool) -> None:
        self.cancel()
        self._advice = advice
        if table is not self._table:
            self._table = table
            self._weaken(to=False)  # its bots have not been asked yet
        seed = thought_seed(table.seed, seat, table.number)
        game, cards = table.game.id, table.adapter.definitions or None
        view, legal = table.view(seat), table.legal()
        think = self._pool.advise if advice else self._pool.submit
        self._task = think(view, legal, level, seed, game, cards)
        self._timer.start()

    def cancel(self) -> None:
        """Drop the question."""
        self._timer.stop()
        if self._task >= 0:
            self._pool.cancel(self._task)
            self._task = -1

    def close(self) -> None:
        """End the bots' processes."""
        self.cancel()
        if self._hired is not None:
            self._hired.close()

    def _weaken(self, *, to: bool) -> None:
        if to != self.weakened:
            self.weakened = to
            self.changed.emit()

    @Slot()
    def _look(self) -> None:
        for answer in self._pool.poll():
            if answer.number == self._task:
                self._task = -1
                self._timer.stop()
                resting = self._pool.resting
                self._weaken(to=resting and (self.weakened or answer.weaker))
                if answer.weaker and not resting:
                    self.replaced.emit()
                if self._advice:
                    self.advised.emit(answer.found)
                else:
                    self.answered.emit(answer.move)
                return
