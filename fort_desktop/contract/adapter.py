"""What a table needs to know about a game beyond `contract.game.Game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from fort_desktop.contract.game import Game
from fort_desktop.contract.wish import Wish

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Event = TypeVar("Event")
Options = TypeVar("Options")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game is, in numbers that all may see.

    Attributes:
        round: the round being played, from 1.
        points: per seat.
    """

    round: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SoleAnswer(Generic[Move]):
    """The one sensible answer to a decision, and how it is given.

    Attributes:
        move: it.
        kind: why it is the only one, one of the game's own ids.
        evident: whether all see that it is, whatever hidden cards there are: then nobody takes over
            the device for it.
        by_hand: whether a person gives it all the same, and it is not given for them.
    """

    move: Move
    kind: str
    evident: bool = False
    by_hand: bool = False


class Adapter(ABC, Generic[State, Move, View, Event, Options]):
    """A game together with what sessions ask about it.

    Attributes:
        game: the rules.
        digest: of the definitions that the rules play with.
        definitions: what the rules play with; empty where it is what the kit of the house does.
        pack: what the card files of those definitions are called; empty for the game's own.
        secrets: whether seats know what others must not see: then people pass the device on.
        final_step: whether some points come to light only in the final scoring.
    """

    definitions: Any = ""
    pack = ""
    secrets = True
    final_step = True

    def __init__(self, game: Game[State, Move, View, Event, Options], digest: str) -> None:
        self.game = game
        self.digest = digest

    def digest_of(self, options: Options) -> str:
        """The digest for records of a game with these options: of all that it is played with."""
        return self.digest

    @abstractmethod
    def revealing(self, events: Sequence[Event], *, unseen: bool = False) -> bool:
        """Whether whoever decided has learnt something hidden by it: then there is no way back.

        With `unseen` nobody has looked since: what is only passed on is not known yet.
        """

    @abstractmethod
    def first_events(self, state: State) -> list[Event]:
        """What a log shows before the first decision that it knows."""

    @abstractmethod
    def progress(self, state: State) -> Progress:
        """How far the game is."""

    def open_points(self, state: State) -> tuple[int, ...]:
        """Per seat all points that it would have if the game ended now, but for secret ones."""
        return self.progress(state).points

    def variants(self, options: Options) -> tuple[str, ...]:
        """What a game with these options is played with beside the base game: names of icons."""
        return ()

    @abstractmethod
    def sole_answer(
        self,
        state: State,
        moves: Sequence[Move],
        *,
        asks_all: bool = True,
        wish: Wish | None = None,
    ) -> SoleAnswer[Move] | None:
        """The one sensible answer of the seat to act; None where there is something to decide.

        Args:
            state: the position.
            moves: legal moves, one at least: all, or those that a person is left with.
            asks_all: whether only that counts as the sole answer from which nothing follows; else
                also what is at least as good as any other answer, and what is answered by a wish.
            wish: what whoever decides does not want to be asked; a game may take no notice.
        """

    def is_open(self, state: State) -> bool:
        """Whether what is to be decided now needs nothing that only whoever decides may see: then
        nobody takes over the device for it, and all may look while it is decided."""
        return False

    def proposal(self, state: State, moves: Sequence[Move]) -> Move | None:
        """What is done for whoever decides until they wish it otherwise; None is nothing.

        It must be possible to take it back: nothing hidden comes to light by it, and nobody else
        decides after it.

        Args:
            state: the position.
            moves: the legal moves.
        """
        return None

    def once_more(self, options: Options) -> Options:
        """The options of another game of the same people; what chance decided, it decides again."""
        return options

    @abstractmethod
    def write_options(self, options: Options) -> dict[str, Any]:
        """The options as plain JSON values."""

    @abstractmethod
    def read_options(self, raw: Mapping[str, Any]) -> Options:
        """The options of `write_options`.

        Raises:
            InvalidPosition: they are none of this game.
        """
