"""Who plays for training: the game's bots by their names, and hard ones with a given net."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.bots.levels import make_player
from fort_desktop.bots.net import Net
from fort_desktop.contract.bot import Bot
from fort_desktop.games.fort.bots.hard import HardBot
from tools.training.glance import GlanceBot
from tools.training.mixture import BY_NET, GLANCE, HARD

# Who decides now and then for a bot, so that positions are seen to which it would not come itself.
WEAKER = {HARD: "medium", GLANCE: "medium", "medium": "easy"}


class Player:
    """A bot at a seat.

    Args:
        game: the rules.
        bot: who decides.
        weaker: who does so now and then; None never.
        explore: of a hundred decisions, how many.
    """

    def __init__(self, game: Any, bot: Bot, weaker: Bot | None = None, explore: int = 0) -> None:
        self._game = game
        self._bot = bot
        self._weaker = weaker
        self._explore = explore

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        """One of `legal`; the same for the same arguments."""
        if self._weaker is not None and rng.random() * 100 < self._explore:
            return self._weaker.choose(self._game, view, legal, rng)
        return self._bot.choose(self._game, view, legal, rng)


def player(game: Any, name: str, net: Net | None, explore: int = 0) -> Player:
    """The bot of a name.

    Args:
        net: what bots `BY_NET` judge by.
        explore: of a hundred decisions, how many a weaker bot makes for it.

    Raises:
        ValueError: there is no such bot.
    """
    weaker = make_player(WEAKER[name], game.id) if name in WEAKER and explore else None
    return Player(game, _bot(game.id, name, net), weaker, explore)


def _bot(game: str, name: str, net: Net | None) -> Bot:
    if name not in BY_NET:
        return make_player(name, game)
    assert net is not None, "the command asks for one"
    if name == GLANCE:
        return GlanceBot(net)
    return HardBot(net)
