"""What every bot is, and what a bot that can advise tells besides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable


class Bot(Protocol):
    """Chooses a move from what its seat may know.

    A bot keeps nothing between two calls: the same view, moves and generator give the same choice.
    A single legal move is returned at once.
    """

    def choose(self, game: Any, view: Any, legal_moves: Sequence[Any], rng: Random) -> Any:
        """One of `legal_moves`; `rng` is the bot's own and never the game's."""
        ...


@dataclass(frozen=True, slots=True)
class Advised:
    """A move that a bot advises.

    Attributes:
        move: one of the legal ones.
        chance: to win, from 0 to 1, if it is made; None where the bot does not know.
        reason: what speaks for it, as the words of its game take it; None is nothing.
    """

    move: Any
    chance: float | None = None
    reason: Any = None


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that also says what else could be done, and why."""

    def advise(
        self, game: Any, view: Any, legal_moves: Sequence[Any], rng: Random
    ) -> Sequence[Advised]:
        """What it would choose with the same generator, then others, the better ones first."""
        ...


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A move that was made, beside what would have been best.

    Attributes:
        best: with what speaks for it; the move made itself, where nothing was better.
        made: the move; its chance is judged in the same way, and known where the other is.
    """

    best: Advised
    made: Advised

    @property
    def lost(self) -> float | None:
        """How much of the chance to win, from 0 to 1; None where the bot does not know."""
        if self.best.chance is None or self.made.chance is None:
            return None
        return self.best.chance - self.made.chance


@runtime_checkable
class Reviewer(Bot, Protocol):
    """A bot that also says what a move has cost."""

    def review(
        self, game: Any, view: Any, legal_moves: Sequence[Any], made: Any, rng: Random
    ) -> Reviewed:
        """`made`, one of `legal_moves`, beside what it would choose with the same generator."""
        ...


def advice_of(
    bot: Bot, game: Any, view: Any, legal_moves: Sequence[Any], rng: Random
) -> tuple[Advised, ...]:
    """What a bot advises; of one that cannot advise, its choice and nothing more."""
    if isinstance(bot, Adviser):
        return tuple(bot.advise(game, view, legal_moves, rng))
    return (Advised(bot.choose(game, view, legal_moves, rng)),)
