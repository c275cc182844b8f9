"""The weakest bot, and how to get one by the name of its level."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.contract.bot import Bot
from fort_desktop.contract.kits import kit

RANDOM = "random"  # the first level of every game


class RandomBot:
    """Any legal move, each as likely as the others; plays every game."""

    def choose(self, game: Any, view: Any, legal_moves: Sequence[Any], rng: Random) -> Any:
        """One of `legal_moves`."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        return legal_moves[int(rng.random() * len(legal_moves))]


def levels_of(game_id: str) -> tuple[str, ...]:
    """The levels of a game's bots, the weakest first.

    Raises:
        ValueError: there is no such game.
    """
    return (RANDOM, *kit(game_id).levels)


def easiest(game_id: str) -> str:
    """The weakest level of a game at which a bot thinks at all.

    Raises:
        ValueError: there is no such game.
    """
    return (*kit(game_id).levels, RANDOM)[0]


def make_bot(level: str, game_id: str) -> Bot:
    """The bot of a level for a game.

    Raises:
        ValueError: there is no such level or game.
    """
    levels = levels_of(game_id)
    if level not in levels:
        raise ValueError(f"there is no level {level!r}; levels are {', '.join(levels)}")
    return RandomBot() if level == RANDOM else kit(game_id).bot(level)


def players_of(game_id: str) -> tuple[str, ...]:
    """All bots of a game: those of its levels, and its scripts, which no table offers.

    Raises:
        ValueError: there is no such game.
    """
    return (*levels_of(game_id), *kit(game_id).scripts)


def make_player(name: str, game_id: str) -> Bot:
    """One of all bots of a game.

    Raises:
        ValueError: there is no such bot or game.
    """
    game = kit(game_id)
    return game.bot(name) if name in game.scripts else make_bot(name, game_id)
