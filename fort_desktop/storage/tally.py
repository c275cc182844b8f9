"""The statistics while the app runs: counted at once, and written when the disk has time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from fort_desktop.storage.errors import Problem
from fort_desktop.storage.statistics import (
    Person,
    Statistics,
    count,
    load_statistics,
    save_statistics,
)
from fort_desktop.storage.writer import Task, Writer

_Finished = tuple[str, int, Sequence[Person]]  # a game's kind, its seats, and how people have done


class Tally:
    """Counts finished games. The file is read anew each time, unless a later state still waits."""

    def __init__(
        self,
        path: Path,
        writer: Writer,
        unread: Callable[[Problem], None],
        unwritten: Callable[[Problem], None],
        *,
        save: bool,
    ) -> None:
        """Nothing is read yet.

        Args:
            path: the file.
            writer: that writes it.
            unread: called when it cannot be read.
            unwritten: called from the writer's thread, once, when it cannot be written.
            save: whether it may be written before `admit` is called.
        """
        self._path = path
        self._writer = writer
        self._unread = unread
        self._unwritten = unwritten
        self._saves = save
        self._refused = False
        self._uncounted: list[_Finished] = []  # before it may be written
        self._latest: Statistics | None = None  # until it is in the file
        self._lock = threading.Lock()

    def known(self) -> Statistics | None:
        """All that is counted; None where nothing may be counted."""
        with self._lock:
            latest = self._latest
        if latest is not None:
            return latest.model_copy(deep=True)
        known, problem = load_statistics(self._path)
        if problem is not None:
            self._unread(problem)
        if known is not None:
            for finished in self._uncounted:
                count(known, *finished)
        return known

    def add(self, game: str, seats: int, people: Sequence[Person]) -> Statistics | None:
        """Count a finished game; all that is counted now, or None where nothing may be."""
        known = self.known()
        if known is None:
            return None
        count(known, game, seats, people)
        self._uncounted.append((game, seats, people))
        self._put(known)
        return known

    def admit(self) -> None:
        """From now on the file may be written; another copy may have counted meanwhile."""
        self._saves = True
        known = self.known() if self._uncounted else None
        if known is not None:
            self._put(known)

    def _put(self, known: Statistics) -> None:
        if not self._saves:
            return
        self._uncounted = []
        with self._lock:
            self._latest = known.model_copy(deep=True)
            latest = self._latest
        write = Task(self._path.name, lambda: self._write(latest), self._told, "statistics-write")
        self._writer.put(write)

    def _write(self, latest: Statistics) -> None:
        save_statistics(self._path, latest)
        with self._lock:
            if self._latest is latest:
                self._latest = None

    def _told(self, problem: Problem | None) -> None:
        if problem is not None and not self._refused:
            self._unwritten(problem)
        self._refused = problem is not None
