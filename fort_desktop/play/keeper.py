"""The autosave that follows a game."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeGuard

from fort_desktop.contract.adapter import Event, Move, Options, State, View
from fort_desktop.play.record import to_record
from fort_desktop.play.table import Table
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import Problem, SaveError
from fort_desktop.storage.saves import Record
from fort_desktop.storage.writer import PATIENCE, PAUSE, Task, Writer

__all__ = ["Keeper"]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class _Keeping(Task):
    record: Record


class Keeper:
    """Saves a game after every move, beside the game: a full disk never stops it.

    Records are made at once and written by a `Writer`, of each game the latest one; `forget` and
    `close` wait for it, and `wait`, before the app is left. Nobody else need: what has been kept is
    known, whether it is on the disk by now or not.

    A record in which nothing has been decided that is not in a file already is written as well, so
    that the game played last is found first; but nothing is amiss when that fails.
    """

    def __init__(
        self,
        autosave: Autosave,
        report: Callable[[Problem | None], None],
        writer: Writer | None = None,
        *,
        barred: Problem | None = None,
        pause: float = PAUSE,
    ) -> None:
        """Ready to keep games.

        Args:
            autosave: where to; used by the writer's thread alone from now on. No other running
                copy writes there.
            report: called from any thread when `problem` has become another one.
            writer: that others use as well; by itself it has one of its own.
            barred: why nothing may be written until `admit` is called.
            pause: seconds until the writer of its own tries again what has failed.
        """
        self._autosave = autosave
        self._report = report
        self._writer = Writer(pause) if writer is None else writer
        self._barred = barred
        self._kept: dict[str, Record] = {}  # by the key of the game, the latest last
        self._filed: dict[str, Record] = {}  # as they are in a file
        self._told: Problem | None = None
        self._lock = threading.RLock()

    def keep(self, table: Table[State, Move, View, Event, Options]) -> None:
        """Save the game as it stands; a finished one is no longer offered to be continued."""
        record = to_record(table)
        with self._lock:
            self._kept.pop(record.key, None)  # the latest is found first
            self._kept[record.key] = record
        self._writer.put(
            _Keeping(
                name=record.key,
                write=lambda: self._write(record),
                told=lambda _: self._tell(),
                fault="save-remove" if record.finished else "save-write",
                record=record,
            )
        )

    @property
    def kept(self) -> list[Record]:
        """Every game as it was kept last, the latest first; the finished ones too."""
        with self._lock:
            return list(reversed(self._kept.values()))

    def forget(self, key: str) -> bool:
        """Write nothing more of this game; False where the disk does not answer in time."""
        if not self._writer.cancel(key, PATIENCE):
            return False
        with self._lock:
            for known in (self._kept, self._filed):
                known.pop(key, None)
        return True

    def found(self, *records: Record) -> None:
        """They are in a file, wherever that is."""
        with self._lock:
            self._filed |= {record.key: record for record in records}
        self._tell()

    def has(self, key: str) -> bool:
        """Whether there is a record of the game in a file, of now or before, as far as is known."""
        with self._lock:
            return key in self._filed

    def admit(self) -> None:
        """From now on games may be written."""
        self._barred = None
        self._writer.retry()

    @property
    def problem(self) -> Problem | None:
        """Why something has not been written; None when all is, as far as it has been tried.

        A game that can be lost comes before one that is over and cannot be removed.
        """
        failed = [(task.record, why) for task, why in self._writer.failed if _is_game(task)]
        found = [(record.finished, why) for record, why in failed if not self._is_filed(record)]
        return min(found, key=lambda one: one[0])[1] if found else None

    @property
    def unsaved(self) -> list[Record]:
        """The games that go on and of which something was decided that is in no file yet."""
        found = [task.record for task in self._writer.open if _is_game(task)]
        return [r for r in found if not r.finished and not self._is_filed(r)]

    def _write(self, record: Record) -> None:
        if self._barred is not None and not record.finished:
            raise SaveError(self._barred)
        if self._barred is not None:
            return
        if record.finished:
            self._remove(record)
        else:
            self._autosave.save(record)
            with self._lock:
                self._filed[record.key] = record

    def _remove(self, record: Record) -> None:
        try:
            self._autosave.discard(record)
        except SaveError as error:
            raise SaveError(replace(error.problem, id="save-remove")) from error
        with self._lock:
            self._filed.pop(record.key, None)

    def _is_filed(self, record: Record) -> bool:
        """Whether all that was decided is in a file, be it under the name of another game."""
        if record.finished:
            return False
        with self._lock:
            return any(_decided(filed) == _decided(record) for filed in self._filed.values())

    def _tell(self) -> None:
        with self._lock:
            problem, told = self.problem, self._told
            if (told and (told.id, told.args)) == (problem and (problem.id, problem.args)):
                return
            self._told = problem
            self._report(problem)


def _is_game(task: Task) -> TypeGuard[_Keeping]:
    return isinstance(task, _Keeping)


def _decided(record: Record) -> tuple[Any, ...]:
    """What a game is made of, without when it was begun and saved."""
    return record.game, record.options, record.seed, record.seats, record.moves
