"""Bots that think in processes of their own, so that the window never waits for them.

No call here blocks: a task is sent to an idle worker or waits for one, `poll` collects what is
ready. A worker that dies or is late is killed and replaced, and its task is answered here instead,
as well as that is done at once. When too many are lost in a row there is none for a while; then
another one is tried. Nothing here needs Qt; whoever has an event loop calls `poll` from a timer.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

from fort_desktop import mishaps
from fort_desktop.bots import thinking
from fort_desktop.bots.levels import levels_of, make_bot
from fort_desktop.bots.packing import MAX_MESSAGE, Task, pack
from fort_desktop.contract.bot import Advised
from fort_desktop.contract.kits import Known, kit, known

DEADLINE = 4.0  # seconds for a decision, the start of a worker included
GIVE_UP_AFTER = 5  # workers lost in a row; then there is none for a while
REST = 5.0  # seconds until another one is tried; twice as long each time it is lost too, up to
LONGEST_REST = 60.0

Entry = Callable[[Connection, Known], None]


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found for a task.

    Attributes:
        number: of the task.
        found: the move that was chosen; for advice, others after it.
        fallback: chosen here, since the worker died or was late, or there is none.
        weaker: by a lower level than was asked for.
    """

    number: int
    found: tuple[Advised, ...]
    fallback: bool = False
    weaker: bool = False

    @property
    def move(self) -> Any:
        """The move that was chosen, one of the legal ones."""
        return self.found[0].move


class WorkerPool:
    """A few worker processes for the bots of every game.

    Args:
        size: how many tasks are thought about at once.
        deadline: seconds after which a worker counts as hung.
        rest: seconds without a worker when too many were lost, the first time.
        entry: what a worker runs; tests put faults in.
    """

    def __init__(
        self,
        size: int = 1,
        *,
        deadline: float = DEADLINE,
        rest: float = REST,
        entry: Entry = thinking.serve,
    ) -> None:
        self._known = known()
        self._deadline = deadline
        self._entry = entry
        self._size = size
        self._last = 0
        self._lost = 0
        self._late = False  # the last one that was lost thought for too long
        self._rest = self._next_rest = rest
        self._rested = 0.0  # when another one may be tried
        self._waiting: deque[Task] = deque()
        self._ready: list[Answer] = []
        self._closed = False
        self._workers: list[_Worker] = []
        self._hire()

    @property
    def resting(self) -> bool:
        """Whether too many were lost, and none has answered since."""
        return self._lost >= GIVE_UP_AFTER

    def submit(
        self,
        view: Any,
        legal: Sequence[Any],
        level: str,
        seed: int,
        game: str,
        definitions: Any = None,
    ) -> int:
        """Have a bot of a game choose one of `legal`; returns the number of the task.

        The game is played with these definitions; None are those of the house.

        Raises:
            ValueError: there is no such level or game, or no legal move.
        """
        return self._begin(self._task(view, legal, level, seed, game, definitions))

    def advise(
        self,
        view: Any,
        legal: Sequence[Any],
        level: str,
        seed: int,
        game: str,
        definitions: Any = None,
    ) -> int:
        """Like `submit`; a bot that can advise also tells what else could be done, and why."""
        task = self._task(view, legal, level, seed, game, definitions)
        return self._begin(replace(task, advice=True))

    def _task(
        self, view: Any, legal: Sequence[Any], level: str, seed: int, game: str, definitions: Any
    ) -> Task:
        if not legal:
            raise ValueError("there is no legal move to choose from")
        make_bot(level, game)
        if definitions is None:
            definitions = kit(game).definitions
        return Task(self._last + 1, view, tuple(legal), level, seed, game, definitions)

    def _begin(self, task: Task) -> int:
        assert not self._closed, "a closed pool takes no tasks"
        self._last = task.number
        if len(task.legal) == 1:
            self._ready.append(Answer(task.number, (Advised(task.legal[0]),)))
        else:
            if not self._workers and time.monotonic() >= self._rested:
                self._hire()
            self._waiting.append(task)
            self._send()
        return task.number

    def poll(self) -> list[Answer]:
        """The answers that have come since the last call, cancelled tasks left out."""
        for worker in tuple(self._workers):
            alive = worker.listen()
            if not alive or worker.seconds() > self._deadline:
                self._replace(worker, late=alive)
            elif worker.answer is not None:
                self._lost, self._late, self._next_rest = 0, False, self._rest
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
        """Give tasks to whoever has none; without a worker they are answered here."""
        for worker in self._workers:
            if not self._waiting:
                return
            if worker.task is None:
                task = self._waiting.popleft()
                if not worker.send(task):
                    self._fall_back(task)
        while self._waiting and not self._workers:
            self._fall_back(self._waiting.popleft())

    def _hire(self) -> None:
        """As many workers as there should be."""
        try:
            while len(self._workers) < self._size:
                self._workers.append(_Worker(self._entry, self._known))
        except OSError:  # the system gives no more processes
            self._lost = GIVE_UP_AFTER
            self._dismiss()

    def _replace(self, lost: _Worker, *, late: bool) -> None:
        """A dead or hung worker: its task is answered here, another worker takes its place."""
        if lost not in self._workers:
            return
        self._lost += 1
        self._late = late
        self._workers.remove(lost)
        mishaps.note(f"The process of a bot {'thought for too long' if late else 'has ended'}")
        self._take_back(lost)
        if self.resting:
            self._dismiss()
        else:
            self._hire()

    def _dismiss(self) -> None:
        """No worker for a while."""
        self._rested = time.monotonic() + self._next_rest
        self._next_rest = min(2 * self._next_rest, max(self._rest, LONGEST_REST))
        while self._workers:
            self._take_back(self._workers.pop())

    def _take_back(self, worker: _Worker) -> None:
        worker.end()
        if worker.task is not None and not worker.cancelled:
            self._fall_back(worker.task)

    def _fall_back(self, task: Task) -> None:
        """Answer here and at once, as well as that can be done."""
        levels, quick = levels_of(task.game), kit(task.game).quick
        best = min(task.level, quick[0] if self._late else quick[-1], key=levels.index)
        try:
            found = self._think(task, best)
        except Exception as error:  # noqa: BLE001 - what has ended the worker must not end the game
            mishaps.note(mishaps.described(error))
            best = min(best, quick[0], key=levels.index)
            found = self._think(task, best)
        weaker = best != task.level
        self._ready.append(Answer(task.number, found, fallback=True, weaker=weaker))

    def _think(self, task: Task, level: str) -> tuple[Advised, ...]:
        return thinking.thought(task, level, kit(task.game).of(task.definitions).adapter.game)


@contextlib.contextmanager
def unheard() -> Iterator[None]:
    """What starts meanwhile never hears of Ctrl+C in a terminal, not even while it still loads."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    with warnings.catch_warnings():  # when it was ended together with the workers, as by SIGHUP
        warnings.simplefilter("ignore")  # it has nothing of ours that could be lost
        resource_tracker.ensure_running()  # or `start` starts it, and then hears everything again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """One process with its pipe; at most one task is with it, so that the pipe never fills."""

    def __init__(self, entry: Entry, known: Known) -> None:
        self._has = {game: definitions for game, (_, definitions) in known.items()}
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=entry, args=(theirs, known), daemon=True)
        try:
            with unheard():
                self._process.start()
        except OSError:
            self._pipe.close()
            raise
        finally:
            theirs.close()  # or a dead worker is noticed only at the deadline
        self._since = 0.0
        self.task: Task | None = None
        self.cancelled = False
        self.answer: Answer | None = None

    def seconds(self) -> float:
        """How long it has been at its task."""
        return 0.0 if self.task is None else time.monotonic() - self._since

    def send(self, task: Task) -> bool:
        """Give it a task; whether that was possible. A dead worker shows at the next `listen`."""
        message = pack(task, introduce=self._has[task.game] is not task.definitions)
        if len(message) > MAX_MESSAGE:
            return False
        self._has[task.game] = task.definitions
        self.task, self.cancelled, self._since = task, False, time.monotonic()
        with contextlib.suppress(OSError):
            self._pipe.send_bytes(message)
        return True

    def listen(self) -> bool:
        """Take its answer if there is one; False when it has died."""
        try:
            if not self._pipe.poll():
                return True
            said = self._pipe.recv()
        except (EOFError, OSError):
            return False
        if isinstance(said, str):
            mishaps.note(f"In the process of a bot: {said}")
            return False
        number, found = said
        task, self.task = self.task, None
        if task is not None and task.number == number and not self.cancelled:
            self.answer = Answer(
                number, tuple(Advised(task.legal[place], *why) for place, *why in found)
            )
        return True

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join(1.0)
        self._pipe.close()
