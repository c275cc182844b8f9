"""The medium bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.bots import thumb
from fort_desktop.games.fort.moves import Move
from fort_desktop.games.fort.view import View


class MediumBot:
    """Takes the move that looks best by rules of thumb."""

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        return thumb.best(view, view.seat, legal_moves)
