"""A table as a record and back, and the autosave that follows a game."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Generic

from fort_desktop.bots.base import LEVELS_OF
from fort_desktop.games.errors import GameError
from fort_desktop.session.adapter import Adapter, Event, Move, Options, State, View
from fort_desktop.session.table import SeatSetup, Start, Table
from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.errors import Problem, SaveError
from fort_desktop.storage.saves import Base, Record, Seat, Summary

PAUSE = 5.0  # seconds
_PATIENCE = 3.0
_LAST_PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Loaded(Generic[State, Move, View, Event, Options]):
    """A game read from a record.

    Attributes:
        table: the game, where it was left.
        problem: "save-rules" when it goes on from its last position only; None when all is well.
    """

    table: Table[State, Move, View, Event, Options]
    problem: Problem | None


def to_record(table: Table[State, Move, View, Event, Options]) -> Record:
    """The game as it stands now."""
    progress = table.adapter.progress(table.state)
    return Record(
        game=table.game.id,
        options=table.adapter.write_options(table.options),
        seed=table.seed,
        begun=table.begun,
        digest=table.adapter.digest_of(table.options),
        seats=[_write_seat(seat) for seat in table.seats],
        base=_write_base(table),
        moves=table.moves,
        by_hand=table.by_hand,
        snapshot=table.game.to_snapshot(table.state),
        finished=table.over,
        saved_at=datetime.now(UTC).isoformat(timespec="seconds"),
        summary=Summary(round=progress.round, points=list(progress.points)),
    )


def from_record(
    record: Record, adapter: Adapter[State, Move, View, Event, Options], name: str = ""
) -> Loaded[State, Move, View, Event, Options]:
    """The game of a record: its moves are replayed and must lead to its snapshot.

    When rules or cards have changed since, the game goes on from the snapshot, and undo and
    replay begin there. Its next record says so in its base, and is read without a problem.

    Args:
        record: what was saved.
        adapter: the game, with the cards as they are now.
        name: of the file, for the message.

    Raises:
        SaveError: "save-broken", when there is no way to go on.
    """
    try:
        table, changed = _replayed(record, adapter)
        if table is None:
            table = _from_snapshot(record, adapter)
    except GameError as error:
        raise SaveError(Problem("save-broken", (name,), str(error))) from error
    table.put_down()
    return Loaded(table, Problem("save-rules", (), changed) if changed else None)


def _replayed(
    record: Record, adapter: Adapter[State, Move, View, Event, Options]
) -> tuple[Table[State, Move, View, Event, Options] | None, str]:
    """The game played again from its base; None, and what shows it, when something has changed."""
    if record.game != adapter.game.id:
        raise GameError(f"a game of {record.game!r}, not of {adapter.game.id!r}")
    table = _table(record, adapter, None, 0)  # whatever has changed, the options must be sound
    if record.digest != adapter.digest_of(table.options):
        return None, "the cards are not those that the game was played with"
    number = 0
    try:
        if record.base is not None:
            number = record.base.number
            table = _table(record, adapter, record.base.snapshot, number)
        by_hand = set(record.by_hand)
        for text in record.moves[number:]:
            number += 1
            move = table.game.parse_move(table.state, text)
            table.submit(move, by_hand=number - 1 in by_hand)
    except GameError as error:
        return None, f"move {number}: {error}"
    if record.snapshot is not None and table.game.to_snapshot(table.state) != record.snapshot:
        return None, "the moves lead to another position"
    return table, ""


def _from_snapshot(
    record: Record, adapter: Adapter[State, Move, View, Event, Options]
) -> Table[State, Move, View, Event, Options]:
    if record.snapshot is None:
        raise GameError("rules or cards have changed, and there is no snapshot")
    return _table(record, adapter, record.snapshot, len(record.moves))


def _table(
    record: Record,
    adapter: Adapter[State, Move, View, Event, Options],
    snapshot: dict[str, Any] | None,
    number: int,
) -> Table[State, Move, View, Event, Options]:
    """A table whose history begins at a snapshot after so many moves, or at the first move."""
    options = adapter.read_options(record.options)
    levels = LEVELS_OF[adapter.game.id]
    for seat in record.seats:
        if seat.kind == "bot" and seat.level not in levels:
            raise GameError(f"expected a level of {', '.join(levels)}; found {seat.level!r}")
    start = None
    if snapshot is not None:
        start = Start(adapter.game.from_snapshot(snapshot), tuple(record.moves[:number]))
    table = Table(adapter, options, record.seed, _read_seats(record), start)
    table.begun = record.begun
    return table


def _write_base(table: Table[State, Move, View, Event, Options]) -> Base | None:
    start = table.start
    if start is None:
        return None
    return Base(number=len(start.moves), snapshot=table.game.to_snapshot(start.state))


def _write_seat(seat: SeatSetup) -> Seat:
    name = "" if seat.usual else seat.name
    return Seat(name=name, kind=seat.kind, level=seat.level, colour=seat.board)


def _read_seats(record: Record) -> list[SeatSetup]:
    return [
        SeatSetup(seat.name, seat.kind, seat.level, seat.colour, usual=not seat.name)
        for seat in record.seats
    ]


class Keeper:
    """Saves a game after every move, beside the game: a full disk never stops it.

    Records are made at once and written by a thread of the keeper's own, of each game the latest
    one; `forget` and `close` wait for it, and `wait`, before the app is left. Nobody else need:
    what has been kept is known, whether it is on the disk by now or not. What could not be written
    is tried again after a pause and whenever something is to be written.

    Attributes:
        settled: called from the keeper's thread whenever nothing is under way any more.
        stored: keys of the games of which there is a record on the disk, of now or of before, as
            far as is known; who reads one adds it.
    """

    def __init__(
        self,
        autosave: Autosave,
        report: Callable[[Problem | None], None],
        *,
        barred: Problem | None = None,
        pause: float = PAUSE,
    ) -> None:
        """Ready to keep games.

        Args:
            autosave: where to; used by the keeper's thread alone from now on. No other running
                copy writes there.
            report: called from that thread when `problem` has become another one.
            barred: why nothing may be written until `admit` is called.
            pause: seconds until what has failed is tried again.
        """
        self._autosave = autosave
        self._report = report
        self._barred = barred
        self._pause = pause
        self._next: dict[str, Record] = {}  # by the key of the game
        self._kept: dict[str, Record] = {}  # the same, written or not, the latest last
        self._writing: Record | None = None
        self._failed: dict[str, tuple[Record, Problem]] = {}  # until it has been written
        self._closed = False
        self.settled: Callable[[], None] = _nobody
        self.stored: set[str] = set()
        self._wake = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, table: Table[State, Move, View, Event, Options]) -> None:
        """Save the game as it stands; a finished one is no longer offered to be continued."""
        record = to_record(table)
        with self._wake:
            for known in (self._next, self._kept):
                known.pop(record.key, None)  # the latest is written last, and so found first
                known[record.key] = record
            self._try_failed()

    @property
    def kept(self) -> list[Record]:
        """Every game as it was kept last, the latest first; the finished ones too."""
        with self._wake:
            return list(reversed(self._kept.values()))

    def forget(self, key: str) -> bool:
        """Write nothing more of this game; False where the disk does not answer in time."""
        with self._wake:
            waiting = self._next.pop(key, None)
            done = self._wake.wait_for(lambda: not self._is_writing(key), _PATIENCE)
            if done:
                for known in (self._next, self._kept, self._failed):
                    known.pop(key, None)
            elif waiting is not None:
                self._next[key] = waiting
        return done

    def retry(self) -> None:
        """Try again now what has failed."""
        with self._wake:
            self._try_failed()

    def admit(self) -> None:
        """From now on games may be written."""
        with self._wake:
            self._barred = None
            self._try_failed()

    @property
    def problem(self) -> Problem | None:
        """Why something has not been written; None when all is, as far as it has been tried.

        A game that can be lost comes before one that is over and cannot be removed.
        """
        with self._wake:
            return self._lasting()

    @property
    def unsaved(self) -> list[Record]:
        """The games that go on and are not on the disk as they stand."""
        with self._wake:
            found = {key: record for key, (record, _) in self._failed.items()}
            if self._writing is not None:
                found[self._writing.key] = self._writing
            return [record for record in (found | self._next).values() if not record.finished]

    @property
    def busy(self) -> bool:
        """Whether something is under way to the disk."""
        with self._wake:
            return self._is_busy()

    def wait(self, patience: float = _PATIENCE) -> None:
        """Until all that is kept has been tried; not for ever on a disk that does not answer."""
        with self._wake:
            self._wake.wait_for(lambda: not self._is_busy(), patience)

    def close(self) -> None:
        """Write what is still to be written, once; nothing is kept afterwards."""
        with self._wake:
            self._closed = True
            self._try_failed()
        self._thread.join(_LAST_PATIENCE)

    def _try_failed(self) -> None:
        failed = {key: record for key, (record, _) in self._failed.items()}
        self._next = {k: r for k, r in failed.items() if k not in self._next} | self._next
        self._wake.notify_all()

    def _is_busy(self) -> bool:
        return bool(self._next) or self._writing is not None

    def _is_writing(self, key: str) -> bool:
        return self._writing is not None and self._writing.key == key

    def _work(self) -> None:
        while (record := self._take()) is not None:
            problem = self._write(record)
            with self._wake:
                before = self._lasting()
                self._failed.pop(record.key, None)
                if problem is not None:
                    self._failed[record.key] = record, problem
                elif record.finished:
                    self.stored.discard(record.key)
                else:
                    self.stored.add(record.key)
                now = self._lasting()
                told = (before and (before.id, before.args)) != (now and (now.id, now.args))
                self._writing = None
                self._wake.notify_all()
                settled = not self._next
            if told:
                self._report(now)
            if settled:
                self.settled()

    def _take(self) -> Record | None:
        """The next record to be written, as soon as there is one; None when all is done."""
        with self._wake:
            while not self._next:
                if self._closed:
                    return None
                pause = self._pause if self._failed else None
                if not self._wake.wait_for(lambda: self._next or self._closed, pause):
                    self._try_failed()
            self._writing = self._next.pop(next(iter(self._next)))
            return self._writing

    def _write(self, record: Record) -> Problem | None:
        if self._barred is not None:
            return None if record.finished else self._barred
        try:
            if record.finished:
                self._autosave.discard(record)
            else:
                self._autosave.save(record)
        except SaveError as error:
            problem = error.problem
        except Exception as error:  # noqa: BLE001 - or the thread ends, and nobody is told
            problem = Problem("save-write", ("other",), repr(error))
        else:
            return None
        return replace(problem, id="save-remove") if record.finished else problem

    def _lasting(self) -> Problem | None:
        found = sorted(self._failed.values(), key=lambda failed: failed[0].finished)
        return found[0][1] if found else None


def _nobody() -> None:
    """Wants to know."""
