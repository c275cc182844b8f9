"""Every game of the house, by its id."""

from __future__ import annotations

from typing import Any

from fort_desktop.games.fort.cards import CardSet
from fort_desktop.games.fort.engine import FortGame
from fort_desktop.games.game import Game
from fort_desktop.games.towers.engine import TowersGame

AnyGame = Game[Any, Any, Any, Any, Any]


def games(cards: CardSet) -> dict[str, AnyGame]:
    """The rules of each game; `cards` are those that Fort is played with."""
    return {game.id: game for game in (FortGame(cards), TowersGame())}
