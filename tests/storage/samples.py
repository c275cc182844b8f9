"""A record like those of real games, and ways to damage bytes."""

from __future__ import annotations

import errno
import random
from collections.abc import Iterator
from typing import Any, NoReturn

from fort_desktop.storage.autosave import Autosave
from fort_desktop.storage.saves import Record, SeatRecord, Summary


def record(
    seed: int = 4711, moves: int = 3, notation: list[str] | None = None, **changes: Any
) -> Record:
    if notation is None:
        notation = [("play bug", "add moles", "use lookout worm")[n % 3] for n in range(moves)]
    fields: dict[str, Any] = {
        "game": "fort",
        "options": {"seats": 2, "draft": False, "boards": ["glue", "shovel"], "first": None},
        "seed": seed,
        "digest": "00ff",
        "seats": [
            SeatRecord(name="Žofie Łódzka", kind="person", colour="yellow"),
            SeatRecord(name="Robot", kind="bot", level="hard", colour="green"),
        ],
        "moves": notation,
        "snapshot": {"park": [1, 2, 3], "turn": {"seat": 1, "played": None}},
        "saved_at": "2024-05-06T07:08:09+02:00",
        "summary": Summary(round=3, points=[7, 0]),
    }
    return Record(**(fields | changes))


def newest(autosave: Autosave) -> Record | None:
    """The game saved last, if there is one."""
    return next(iter(autosave.unfinished()), None)


def damaged(data: bytes, times: int) -> Iterator[bytes]:
    """Every cut of `data`, and `times` copies with up to three flipped bits."""
    for end in range(len(data)):
        yield data[:end]
    rng = random.Random(7)
    for _ in range(times):
        copy = bytearray(data)
        for _ in range(rng.randint(1, 3)):
            copy[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        if copy != data:
            yield bytes(copy)


def disk_full(*_args: Any, **_keywords: Any) -> NoReturn:
    raise OSError(errno.ENOSPC, "No space left on device")


def read_only(*_args: Any, **_keywords: Any) -> NoReturn:
    raise OSError(errno.EROFS, "Read-only file system")


def not_allowed(*_args: Any, **_keywords: Any) -> NoReturn:
    raise PermissionError(errno.EACCES, "Permission denied")
