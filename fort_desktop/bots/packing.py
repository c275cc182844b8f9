"""Tasks as small messages: the definitions of the cards stay behind and are only referred to.

Messages go through a pipe to a process of our own and are never read from anywhere else.
"""

from __future__ import annotations

import copyreg
import io
import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fort_desktop.games.fort.cards import CardSet

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
    game: str = "fort"


class _Packer(pickle.Pickler):
    """Writes a card set as a token."""

    dispatch_table = copyreg.dispatch_table | {CardSet: lambda _cards: (_common_cards, ())}


def pack(task: Task) -> bytes:
    """A message of a task."""
    out = io.BytesIO()
    _Packer(out, pickle.HIGHEST_PROTOCOL).dump(task)
    return out.getvalue()


def unpack(message: bytes, cards: CardSet) -> Task:
    """The task of a message from our own parent process, about a game with `cards`."""
    _common[0] = cards
    task = pickle.loads(message)  # noqa: S301 - written by `pack` in our parent process
    assert isinstance(task, Task), "only tasks are sent"
    return task


_common: list[CardSet | None] = [None]


def _common_cards() -> CardSet:
    cards = _common[0]
    assert cards is not None, "the cards are known before the first task"
    return cards
