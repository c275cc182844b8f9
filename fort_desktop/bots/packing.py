"""Tasks as small messages: the definitions of a game stay behind and are only referred to.

Messages go through a pipe to a process of our own and are never read from anywhere else.
"""

from __future__ import annotations

import copyreg
import io
import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

MAX_MESSAGE = 60_000  # a pipe takes 64 kB at once on every platform


@dataclass(frozen=True, slots=True)
class Task:
    """One decision to think about.

    Attributes:
        number: counts from 1 within a pool.
        view: what the seat to act knows.
        legal: its legal moves.
        level: of the bot.
        seed: of the bot's own generator.
        game: the id of the game that is played.
    """

    number: int
    view: Any
    legal: Sequence[Any]
    level: str
    seed: int
    game: str


def pack(task: Task, definitions: object) -> bytes:
    """A message of a task, about a game with these definitions; in it they are a token."""
    out = io.BytesIO()
    packer = pickle.Pickler(out, pickle.HIGHEST_PROTOCOL)
    if definitions:
        token = partial(_token, task.game)
        packer.dispatch_table = copyreg.dispatch_table | {type(definitions): token}
    packer.dump(task)
    return out.getvalue()


def unpack(message: bytes, definitions: Mapping[str, object]) -> Task:
    """The task of a message from our own parent process; `definitions` are those of each game."""
    _known.update(definitions)
    task = pickle.loads(message)  # noqa: S301 - written by `pack` in our parent process
    assert isinstance(task, Task), "only tasks are sent"
    return task


_known: dict[str, object] = {}


def _token(game: str, _definitions: object) -> tuple[Callable[[str], object], tuple[str]]:
    return _definitions_of, (game,)


def _definitions_of(game: str) -> object:
    return _known[game]
