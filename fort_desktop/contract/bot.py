"""What every bot is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol


class Bot(Protocol):
    """Chooses a move from what its seat may know.

    A bot keeps nothing between two calls: the same view, moves and generator give the same choice.
    A single legal move is returned at once.
    """

    def choose(self, game: Any, view: Any, legal_moves: Sequence[Any], rng: Random) -> Any:
        """One of `legal_moves`; `rng` is the bot's own and never the game's."""
        ...
