"""What a game has for those who watch bots play it: decisions, results, numbers and traces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from fort_desktop.contract.adapter import Event, Move, State


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Move, Event]):
    """One decision, as a watcher sees it before it is carried out.

    Attributes:
        number: how many decisions came before.
        seat: who decides.
        kind: about what.
        state: the position, which a watcher must not change.
        legal: what can be chosen.
        move: what is chosen.
        before: what has happened since the decision before this one, unredacted.
    """

    number: int
    seat: int
    kind: str
    state: State
    legal: Sequence[Move]
    move: Move
    before: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Result(Generic[State, Event]):
    """A game that has been played.

    Attributes:
        state: the last position.
        before: what the last decision led to; empty when nobody watched.
        decisions: how many there were.
        illegal: how many of them a bot answered with an illegal move.
        finished: whether the game has come to its end.
    """

    state: State
    before: Sequence[Event]
    decisions: int
    illegal: int
    finished: bool


class Counts(Protocol):
    """A game's own numbers; `watching` says whether they need every decision."""

    watching: bool

    def watch(self, step: Step[Any, Any, Any]) -> None:
        """A decision is about to be carried out."""
        ...

    def end(self, result: Result[Any, Any], winners: Sequence[int]) -> None:
        """A game is over; nobody has won one that did not come to its end."""
        ...

    def as_json(self) -> dict[str, Any]:
        """The numbers."""
        ...

    def as_lines(self) -> list[str]:
        """The numbers for reading, each line with its name in the first eleven places."""
        ...


class Report(Protocol):
    """What a game tells about many deals, which may be played in several processes.

    One object watches the games of a deal and hands over what it has counted; one, perhaps in
    another process, adds up what is handed over.
    """

    def watch(self, step: Step[Any, Any, Any]) -> None:
        """A decision is about to be carried out."""
        ...

    def end(self, result: Result[Any, Any], winners: Sequence[int]) -> None:
        """A game is over; nobody has won one that did not come to its end."""
        ...

    def dealt(self) -> Any:
        """What was counted since the last call, as plain values."""
        ...

    def add(self, dealt: Any) -> None:
        """Add what was counted in all games of a deal."""
        ...

    def as_json(self) -> Any:
        """What was added."""
        ...

    def as_lines(self) -> list[str]:
        """The same for reading."""
        ...


class Told(Protocol):
    """What a trace tells about one game beyond its moves and positions."""

    def digests(self, state: Any) -> Mapping[str, str]:
        """Hashes of the definitions that the game is played with."""
        ...

    def setup(self, state: Any) -> dict[str, Any]:
        """What was dealt, before the first decision."""
        ...

    def chance(self, events: Sequence[Any], state: Any) -> list[dict[str, Any]]:
        """What came out of shuffles and hidden piles before `state` was reached."""
        ...
