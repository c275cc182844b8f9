"""Who decides for the bots at a table without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from fort_desktop.bots.levels import make_bot
from fort_desktop.contract.bot import Bot


class Chooser(Protocol):
    """Makes the decisions of a seat."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        """One of `legal`; the same for the same arguments."""
        ...


class _BotChooser:
    def __init__(self, game: Any, bot: Bot) -> None:
        self._game = game
        self._bot = bot

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return self._bot.choose(self._game, view, legal, rng)


def chooser(game: Any, level: str) -> Chooser:
    """A bot of this level for a game.

    Raises:
        ValueError: there is no such level, or none for this game.
    """
    return _BotChooser(game, make_bot(level, game.id))


def bot_rng(seed: int, seat: int, number: int) -> Random:
    """A bot's own generator for one decision, so that a game without a person can be repeated.

    Args:
        seed: of the game; the game's own generator is never touched.
        seat: the bot's.
        number: how many decisions have been made before in this game.
    """
    return Random(f"{seed}/{seat}/{number}")


def thought_seed(seed: int, seat: int, number: int) -> int:
    """What the generator of a bot is made of that thinks in another process; as for `bot_rng`."""
    return bot_rng(seed, seat, number).getrandbits(32)
