"""Bots that think in processes of their own, so that the window never waits for them.

No call here blocks: a task is sent to an idle worker or waits for one, `poll` collects what is
ready. A worker that dies or is late is killed and replaced, and its task is answered by rules of
thumb instead. Nothing here needs Qt; whoever has an event loop calls `poll` from a timer.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Any, Self

from fort_desktop.bots import thinking
from fort_desktop.bots.base import make_bot
from fort_desktop.bots.packing import MAX_MESSAGE, Task, pack
from fort_desktop.games.fort.cards import CardSet
from fort_desktop.games.library import games

DEADLINE = 4.0  # seconds for a decision, the start of a worker included
GIVE_UP_AFTER = 5  # workers lost in a row; then rules of thumb answer without a worker
FALLBACK_LEVEL = "easy"

Entry = Callable[[Connection, CardSet], None]


@dataclass(frozen=True, slots=True)
class Answer:
    """The move chosen for a task.

    Attributes:
        number: of the task.
        move: one of its legal moves.
        fallback: chosen by rules of thumb, since the worker died or was late.
        seconds: how long the bot thought.
    """

    number: int
    move: Any
    fallback: bool = False
    seconds: float = 0.0


class WorkerPool:
    """A few worker processes for the bots of every game.

    Args:
        cards: the definitions that Fort is played with.
        size: how many tasks are thought about at once.
        deadline: seconds after which a worker counts as hung.
        entry: what a worker runs; tests put faults in.
    """

    def __init__(
        self,
        cards: CardSet,
        size: int = 1,
        *,
        deadline: float = DEADLINE,
        entry: Entry = thinking.serve,
    ) -> None:
        self._cards = cards
        self._games = games(cards)
        self._deadline = deadline
        self._entry = entry
        self._last = 0
        self._lost = 0
        self._waiting: deque[Task] = deque()
        self._ready: list[Answer] = []
        self._closed = False
        self._workers = [_Worker(entry, cards) for _ in range(size)]

    def submit(
        self, view: Any, legal: Sequence[Any], level: str, seed: int, game: str = "fort"
    ) -> int:
        """Have a bot of a game choose one of `legal`; returns the number of the task.

        Raises:
            ValueError: there is no such level or game, or no legal move.
        """
        if not legal:
            raise ValueError("there is no legal move to choose from")
        make_bot(level, game)
        assert not self._closed, "a closed pool takes no tasks"
        self._last += 1
        task = Task(self._last, view, tuple(legal), level, seed, game)
        if len(task.legal) == 1:
            self._ready.append(Answer(task.number, task.legal[0]))
        elif self._lost >= GIVE_UP_AFTER:
            self._fall_back(task)
        else:
            self._waiting.append(task)
            self._send()
        return self._last

    def poll(self) -> list[Answer]:
        """The answers that have come since the last call, cancelled tasks left out."""
        for worker in tuple(self._workers):
            alive = worker.listen()
            if not alive or worker.seconds() > self._deadline:
                self._replace(worker)
            elif worker.answer is not None:
                self._lost = 0
                answer, worker.answer = worker.answer, None
                self._ready.append(answer)
        self._send()
        answers, self._ready = self._ready, []
        return answers

    def cancel(self, number: int) -> None:
        """Forget a task; its answer will not come. Unknown and answered numbers do no harm."""
        self._waiting = deque(task for task in self._waiting if task.number != number)
        self._ready = [answer for answer in self._ready if answer.number != number]
        for worker in self._workers:
            if worker.task is not None and worker.task.number == number:
                worker.cancelled = True

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [worker.pid for worker in self._workers]

    def close(self) -> None:
        """End the workers; tasks that are not answered yet are forgotten."""
        self._closed = True
        for worker in self._workers:
            worker.end()
        self._workers = []
        self._waiting.clear()
        self._ready.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _send(self) -> None:
        for worker in self._workers:
            if not self._waiting:
                return
            if worker.task is None:
                task = self._waiting.popleft()
                if not worker.send(task):
                    self._fall_back(task)

    def _replace(self, lost: _Worker) -> None:
        """A dead or hung worker: its task is answered here, another worker takes its place."""
        if lost not in self._workers:
            return
        self._lost += 1
        self._workers.remove(lost)
        self._take_back(lost)
        if self._lost < GIVE_UP_AFTER:
            self._workers.append(_Worker(self._entry, self._cards))
            return
        while self._workers:
            self._take_back(self._workers.pop())
        while self._waiting:
            self._fall_back(self._waiting.popleft())

    def _take_back(self, worker: _Worker) -> None:
        worker.end()
        if worker.task is not None and not worker.cancelled:
            self._fall_back(worker.task)

    def _fall_back(self, task: Task) -> None:
        bot = make_bot(FALLBACK_LEVEL, task.game)
        move = bot.choose(self._games[task.game], task.view, task.legal, Random(task.seed))
        self._ready.append(Answer(task.number, move, fallback=True))


@contextlib.contextmanager
def _unheard() -> Iterator[None]:
    """What starts meanwhile never hears of Ctrl+C in a terminal, not even while it still loads."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or `start` starts it, and then hears everything again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """One process with its pipe; at most one task is with it, so that the pipe never fills."""

    def __init__(self, entry: Entry, cards: CardSet) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=entry, args=(theirs, cards), daemon=True)
        with _unheard():
            self._process.start()
        theirs.close()  # or a dead worker is noticed only at the deadline
        self._since = 0.0
        self.task: Task | None = None
        self.cancelled = False
        self.answer: Answer | None = None

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def seconds(self) -> float:
        """How long it has been at its task."""
        return 0.0 if self.task is None else time.monotonic() - self._since

    def send(self, task: Task) -> bool:
        """Give it a task; whether that was possible. A dead worker shows at the next `listen`."""
        message = pack(task)
        if len(message) > MAX_MESSAGE:
            return False
        self.task, self.cancelled, self._since = task, False, time.monotonic()
        with contextlib.suppress(OSError):
            self._pipe.send_bytes(message)
        return True

    def listen(self) -> bool:
        """Take its answer if there is one; False when it has died."""
        try:
            if not self._pipe.poll():
                return True
            number, place, seconds = self._pipe.recv()
        except (EOFError, OSError):
            return False
        task, self.task = self.task, None
        if task is not None and task.number == number and not self.cancelled:
            self.answer = Answer(number, task.legal[place], seconds=seconds)
        return True

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join(1.0)
        self._pipe.close()
