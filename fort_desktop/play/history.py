"""What a table remembers of its game: every decision, and where its history begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal

from fort_desktop.contract.adapter import Event, Move, State

UndoReason = Literal["", "hidden", "other", "nothing"]


@dataclass(frozen=True, slots=True)
class Entry(Generic[State, Move, Event]):
    """One decision of the history. It holds secrets: screens read `Table.events_for` instead.

    Attributes:
        seat: who decided.
        kind: about what, as in `Decision`.
        move: what was decided.
        notation: the move as text.
        events: all that happened, unredacted.
        forced: whether nothing was to be decided, and nobody was asked.
        by_hand: whether nothing was to be decided, and a person made it all the same.
        unasked: whether it was made for a person who could have decided otherwise.
        revealing: whether the seat learnt something hidden by it.
        before: the position decided in.
    """

    seat: int
    kind: str
    move: Move
    notation: str
    events: tuple[Event, ...]
    forced: bool
    by_hand: bool
    unasked: bool
    revealing: bool
    before: State


@dataclass(frozen=True, slots=True)
class Resumed(Generic[State]):
    """Where the history of a table begins, when that is not the beginning of the game.

    Attributes:
        state: the first position that is known.
        moves: the moves made before it, in notation; they cannot be replayed.
    """

    state: State
    moves: tuple[str, ...]
