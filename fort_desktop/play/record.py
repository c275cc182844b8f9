"""A table as a record and back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Generic

from fort_desktop.bots.levels import levels_of
from fort_desktop.contract.adapter import Adapter, Event, Move, Options, State, View
from fort_desktop.contract.errors import GameError
from fort_desktop.contract.wish import Wish
from fort_desktop.play.history import Resumed
from fort_desktop.play.table import SeatSetup, Table
from fort_desktop.storage.errors import Problem, SaveError
from fort_desktop.storage.saves import Base, Record, SeatRecord, Summary, WishRecord
from fort_desktop.storage.typed import one_line

_DIGITS = 8  # of a digest, which are enough to tell cards apart


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
        pack=table.adapter.pack,
        seats=[_write_seat(seat) for seat in table.seats],
        base=_write_base(table),
        moves=table.moves,
        by_hand=table.places("by_hand"),
        unasked=table.places("unasked"),
        wishes=[WishRecord(seat=n, rests=w.rests, least=w.least) for n, w in table.wishes],
        snapshot=table.game.to_snapshot(table.state),
        finished=table.over,
        saved_at=datetime.now(UTC).isoformat(timespec="seconds"),
        summary=Summary(round=progress.round, points=list(table.adapter.open_points(table.state))),
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
        SaveError: "save-broken", when there is no way to go on; "save-cards", when there is none
            because its cards are not there.
    """
    if missing := missing_cards(record, adapter, name):
        raise SaveError(missing)
    try:
        table, changed = _replayed(record, adapter)
        if table is None:
            table = _from_snapshot(record, adapter)
    except GameError as error:
        raise SaveError(Problem("save-broken", (name,), str(error))) from error
    table.put_down()
    for wish in record.wishes:
        table.wishes.utter(wish.seat, Wish(wish.rests, wish.least))
    return Loaded(table, Problem("save-rules", (), changed) if changed else None)


def missing_cards(
    record: Record, adapter: Adapter[State, Move, View, Event, Options], name: str = ""
) -> Problem | None:
    """Why a game cannot be gone on with as its cards are not those of the adapter: "save-cards".

    A game of a pack of cards goes on with no others. One of the game's own cards does when they
    have changed, unless its position has something in it that they do not know.

    Args:
        record: what was saved.
        adapter: the game, with the cards that are there.
        name: of the file, for the message.
    """
    if record.game != adapter.game.id:
        return None
    try:
        digest = adapter.digest_of(adapter.read_options(record.options))
    except GameError:
        return None  # it is broken, whatever the cards
    if record.digest == digest:
        return None
    why = f"cards {record.digest}, not {digest}"
    if not (record.pack or adapter.pack):
        try:
            if record.snapshot is not None:
                adapter.game.from_snapshot(record.snapshot)
                return None
        except GameError as error:
            why = f"{why}: {error}"
    digest = one_line(record.digest, _DIGITS) or "?"
    return Problem("save-cards", (name, record.pack, digest), why)


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
        by_hand, unasked = set(record.by_hand), set(record.unasked)
        for text in record.moves[number:]:
            number += 1
            move = table.game.parse_move(table.state, text)
            place = number - 1
            table.submit(move, by_hand=place in by_hand, unasked=place in unasked)
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
    levels = levels_of(adapter.game.id)
    for seat in record.seats:
        if seat.kind == "bot" and seat.level not in levels:
            raise GameError(f"expected a level of {', '.join(levels)}; found {seat.level!r}")
    resumed = None
    if snapshot is not None:
        resumed = Resumed(adapter.game.from_snapshot(snapshot), tuple(record.moves[:number]))
    table = Table(adapter, options, record.seed, _read_seats(record), resumed)
    table.begun = record.begun
    return table


def _write_base(table: Table[State, Move, View, Event, Options]) -> Base | None:
    resumed = table.resumed
    if resumed is None:
        return None
    return Base(number=len(resumed.moves), snapshot=table.game.to_snapshot(resumed.state))


def _write_seat(seat: SeatSetup) -> SeatRecord:
    name = "" if seat.usual else seat.name
    return SeatRecord(name=name, kind=seat.kind, level=seat.level, colour=seat.board)


def _read_seats(record: Record) -> list[SeatSetup]:
    return [
        SeatSetup(seat.name, seat.kind, seat.level, seat.colour, usual=not seat.name)
        for seat in record.seats
    ]
