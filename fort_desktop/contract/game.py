"""The contract that every game of the house meets.

Session, bots and storage know a game through this protocol alone. A state is owned by whoever
made it: `apply` changes it in place, `copy` gives an independent one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar


@dataclass(frozen=True, slots=True)
class Decision:
    """Who decides now, and about what.

    Attributes:
        seat: the seat to act.
        kind: what is asked, one of the game's own ids ("play", "follow", ...).
    """

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """Points of one seat from one source, in the order in which they are counted."""

    source: str
    points: int


State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Event = TypeVar("Event")
Options = TypeVar("Options", contravariant=True)
Policy = Callable[[State, list[Move], Random], Move]
"""Chooses one of the legal moves of a state."""


class Game(Protocol[State, Move, View, Event, Options]):
    """A game: options and a seed in, decisions one after another, scores out.

    `id` names the game in records and statistics.
    """

    id: str

    def new_game(self, options: Options, seed: int) -> State:
        """The position before the first decision; the same for the same options and seed."""
        ...

    def decision(self, state: State) -> Decision | None:
        """Who decides what; None when the game is over."""
        ...

    def legal_moves(self, state: State) -> list[Move]:
        """Every move of the seat to act, without duplicates, in a stable order."""
        ...

    def apply(self, state: State, move: Move, events: list[Event] | None = None) -> None:
        """Carry out `move` in place and append what happened to `events`.

        Raises:
            IllegalMove: the move is not one of `legal_moves`; the state is unchanged.
        """
        ...

    def playout(
        self,
        state: State,
        rng: Random,
        policy: Policy[State, Move] | None = None,
        depth: int = 0,
    ) -> int:
        """Play on in place to the end, or until `depth` more rounds are over.

        Args:
            state: nobody is told what happens to it.
            rng: of what is drawn; the same numbers, the same moves.
            policy: of every seat, asked with the state, its legal moves and `rng`; None draws among
                the legal moves, each as likely as the others, and a game need not list them all
                for that.
            depth: 0 has no limit.

        Returns:
            how many decisions were made.

        Raises:
            IllegalMove: a policy has answered with something else; the state is where it was asked.
        """
        ...

    def copy(self, state: State) -> State:
        """An independent copy."""
        ...

    def view(self, state: State, seat: int) -> View:
        """All that `seat` may know, remembered things included, and nothing else."""
        ...

    def determinize(self, view: View, rng: Random) -> State:
        """A state in which everything unknown to the view's seat is dealt anew."""
        ...

    def redact(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events as `seat` may see them."""
        ...

    def score(self, state: State) -> list[list[ScoreRow]]:
        """Per seat, where its points come from, as if the game ended now."""
        ...

    def winners(self, state: State) -> list[int]:
        """The seats that have won, or would if the game ended now."""
        ...

    def check(self, state: State) -> None:
        """Raise AssertionError when an invariant of the state is broken."""
        ...

    def format_move(self, state: State, move: Move) -> str:
        """The move's notation."""
        ...

    def parse_move(self, state: State, text: str) -> Move:
        """The move of a notation.

        Raises:
            InvalidNotation: the text is no move of this game.
        """
        ...

    def to_snapshot(self, state: State) -> dict[str, Any]:
        """The whole state as plain JSON values."""
        ...

    def from_snapshot(self, snapshot: dict[str, Any]) -> State:
        """The state of a snapshot, or of a position written by hand.

        Raises:
            InvalidPosition: says which field is wrong and what was expected.
        """
        ...
