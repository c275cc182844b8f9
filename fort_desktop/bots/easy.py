"""The easy bot: rules of thumb with a pinch of chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.bots import thumb
from fort_desktop.games.fort.moves import Move
from fort_desktop.games.fort.view import View

NOISE = 0.9  # points by which it misjudges a move at most
GIVE_UP = 1.5  # it never takes a move that looks this much worse than the best


class EasyBot:
    """Plays Fort like somebody new to it: sensible, but not exact, and without a plan."""

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        found = thumb.scores(view, view.seat, legal_moves)
        random = rng.random
        guesses = [score + NOISE * (random() - random()) for score in found]
        floor = max(found) - GIVE_UP
        chosen = max(range(len(guesses)), key=lambda n: guesses[n] if found[n] >= floor else -99.0)
        return legal_moves[chosen]
