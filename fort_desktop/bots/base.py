"""What every bot is, the weakest one, and how to get one by the name of its level."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

LEVELS = ("random", "easy", "medium")
LEVELS_OF: Mapping[str, tuple[str, ...]] = {"fort": LEVELS, "towers": (*LEVELS, "hard")}


class Bot(Protocol):
    """Chooses a move from what its seat may know.

    A bot keeps nothing between two calls: the same view, moves and generator give the same choice.
    A single legal move is returned at once.
    """

    def choose(self, game: Any, view: Any, legal_moves: Sequence[Any], rng: Random) -> Any:
        """One of `legal_moves`; `rng` is the bot's own and never the game's."""
        ...


class RandomBot:
    """Any legal move, each as likely as the others; plays every game."""

    def choose(self, game: Any, view: Any, legal_moves: Sequence[Any], rng: Random) -> Any:
        """One of `legal_moves`."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        return legal_moves[int(rng.random() * len(legal_moves))]


def make_bot(level: str, game_id: str = "fort") -> Bot:
    """The bot of a level for a game.

    Raises:
        ValueError: there is no such level or game.
    """
    if game_id not in LEVELS_OF:
        raise ValueError(f"no bot plays {game_id!r}; games are {', '.join(LEVELS_OF)}")
    if level not in LEVELS_OF[game_id]:
        raise ValueError(f"there is no level {level!r}; levels are {', '.join(LEVELS_OF[game_id])}")
    return RandomBot() if level == "random" else _MAKERS[game_id](level)


def _fort(level: str) -> Bot:
    if level == "easy":
        from fort_desktop.bots.easy import EasyBot  # noqa: PLC0415  a level is loaded when wanted

        return EasyBot()
    from fort_desktop.bots.heuristic import MediumBot  # noqa: PLC0415

    return MediumBot()


def _towers(level: str) -> Bot:
    from fort_desktop.bots.towers import TowersBot  # noqa: PLC0415

    return TowersBot(level)


_MAKERS: Mapping[str, Callable[[str], Bot]] = {"fort": _fort, "towers": _towers}
