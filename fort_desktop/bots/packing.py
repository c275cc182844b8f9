"""Tasks as small messages: the definitions of a game stay behind and are only referred to.

A process that has others is sent them once, with the first task that is about them. Messages go
through a pipe to a process of our own and are never read from anywhere else.
"""

from __future__ import annotations

import copyreg
import io
import pickle
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from fort_desktop.contract.kits import kit

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
        definitions: what it is played with.
        advice: whether advice is wanted: other moves too, and why.
    """

    number: int
    view: Any
    legal: Sequence[Any]
    level: str
    seed: int
    game: str
    definitions: Any
    advice: bool = False


def pack(task: Task, *, introduce: bool = False) -> bytes:
    """A message of a task, in which its definitions are a token.

    With `introduce` it brings them along, for a process that has none of this game, or others.
    """
    out = io.BytesIO()
    packer = pickle.Pickler(out, pickle.HIGHEST_PROTOCOL)
    if task.definitions:
        token = partial(_token, task.game)
        packer.dispatch_table = copyreg.dispatch_table | {type(task.definitions): token}
    packer.dump(task)
    brought = pickle.dumps((task.game, task.definitions)) if introduce else b""
    return pickle.dumps((zlib.compress(brought), out.getvalue()), pickle.HIGHEST_PROTOCOL)


def unpack(message: bytes) -> Task:
    """The task of a message from our own parent process.

    From now on this process plays the game with the definitions that the message brings.
    """
    brought, packed = pickle.loads(message)  # noqa: S301 - by `pack` in our parent process
    if found := zlib.decompress(brought):
        game, definitions = pickle.loads(found)  # noqa: S301 - likewise
        kit(game).play_with(definitions)
    task = pickle.loads(packed)  # noqa: S301 - likewise
    assert isinstance(task, Task), "only tasks are sent"
    return task


def _token(game: str, _definitions: object) -> tuple[Callable[[str], object], tuple[str]]:
    return _definitions_of, (game,)


def _definitions_of(game: str) -> object:
    return kit(game).definitions
