"""Writing beside the window: however slow the disk is, whoever has something to write goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from fort_desktop import mishaps
from fort_desktop.storage.errors import Problem, StorageError

PAUSE = 5.0  # seconds
PATIENCE = 3.0
LAST_PATIENCE = 10.0


def _nobody(problem: Problem | None = None) -> None:
    """Wants to know."""


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """Something to be written.

    Attributes:
        name: of what is written; a task that waits gives way to the next one of its name.
        write: writes it, and raises StorageError where that fails.
        told: called afterwards with what went wrong, or None.
        fault: the id of the problem that any other error becomes.
        again: whether it is tried again when it has failed.
    """

    name: str
    write: Callable[[], None]
    told: Callable[[Problem | None], None] = _nobody
    fault: str = "save-write"
    again: bool = True


class Writer:
    """Does one task after the other, in a thread of its own which begins with the first.

    What has failed is tried again after a pause, and whenever something is to be written. `write`
    and `told` of a task are called from that thread.

    Attributes:
        settled: called from the thread whenever nothing is under way any more.
    """

    def __init__(self, pause: float = PAUSE) -> None:
        """`pause`: seconds until what has failed is tried again."""
        self._pause = pause
        self._next: dict[str, Task] = {}  # by their names
        self._doing: Task | None = None
        self._failed: dict[str, tuple[Task, Problem]] = {}  # until it has been written
        self._closed = False
        self.settled: Callable[[], None] = _nobody
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None

    def put(self, task: Task) -> None:
        """Do it, after all that waits already."""
        with self._wake:
            self._next.pop(task.name, None)
            self._next[task.name] = task
            self._try_failed()
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
                self._thread.start()

    def cancel(self, name: str, patience: float = PATIENCE) -> bool:
        """Write nothing more of this name; False where the disk does not answer in time."""
        with self._wake:
            waiting = self._next.pop(name, None)
            done = self._wake.wait_for(lambda: not self._is_doing(name), patience)
            if done:
                for known in (self._next, self._failed):
                    known.pop(name, None)
            elif waiting is not None:
                self._next[name] = waiting
        return done

    def retry(self) -> None:
        """Try again now what has failed."""
        with self._wake:
            self._try_failed()

    @property
    def failed(self) -> list[tuple[Task, Problem]]:
        """What has not been written, and why, as far as it has been tried."""
        with self._wake:
            return list(self._failed.values())

    @property
    def open(self) -> list[Task]:
        """What is not written, of each name the latest: it failed, is being written or waits."""
        with self._wake:
            found = {name: task for name, (task, _) in self._failed.items()}
            if self._doing is not None:
                found[self._doing.name] = self._doing
            return list((found | self._next).values())

    @property
    def busy(self) -> bool:
        """Whether something is under way to the disk."""
        with self._wake:
            return self._is_busy()

    def wait(self, patience: float = PATIENCE) -> None:
        """Until all has been tried; not for ever on a disk that does not answer."""
        with self._wake:
            self._wake.wait_for(lambda: not self._is_busy(), patience)

    def close(self, patience: float = LAST_PATIENCE) -> None:
        """Write what is still to be written, once; nothing is written afterwards."""
        with self._wake:
            self._closed = True
            self._try_failed()
        if self._thread is not None:
            self._thread.join(patience)

    def _try_failed(self) -> None:
        failed = {name: task for name, (task, _) in self._failed.items()}
        self._next = {k: task for k, task in failed.items() if k not in self._next} | self._next
        self._wake.notify_all()

    def _is_busy(self) -> bool:
        return bool(self._next) or self._doing is not None

    def _is_doing(self, name: str) -> bool:
        return self._doing is not None and self._doing.name == name

    def _work(self) -> None:
        while (task := self._take()) is not None:
            problem = _done(task)
            with self._wake:
                self._failed.pop(task.name, None)
                if problem is not None and task.again:
                    self._failed[task.name] = task, problem
                self._doing = None
                self._wake.notify_all()
                settled = not self._next
            task.told(problem)
            if settled:
                self.settled()

    def _take(self) -> Task | None:
        """The next task, as soon as there is one; None when all is done."""
        with self._wake:
            while not self._next:
                if self._closed:
                    return None
                pause = self._pause if self._failed else None
                if not self._wake.wait_for(lambda: self._next or self._closed, pause):
                    self._try_failed()
            self._doing = self._next.pop(next(iter(self._next)))
            return self._doing


def _done(task: Task) -> Problem | None:
    try:
        task.write()
    except StorageError as error:
        return error.problem
    except Exception as error:  # noqa: BLE001 - or the thread ends, and nobody is told
        mishaps.note(mishaps.described(error))
        return Problem(task.fault, ("other",), repr(error))
    return None
