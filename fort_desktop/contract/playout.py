"""Playing on, for games that have no quicker way to do it than by their legal moves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

from fort_desktop.contract.game import Policy

Playout = Callable[..., int]


def by_legal_moves(round_of: Callable[[Any], int]) -> Playout:
    """A method of a game: its `Game.playout`.

    Args:
        round_of: the round in which a state is.
    """

    def playout(
        game: Any, state: Any, rng: Random, policy: Policy[Any, Any] | None = None, depth: int = 0
    ) -> int:
        end = round_of(state) + depth if depth else sys.maxsize
        decisions = 0
        while round_of(state) < end and game.decision(state) is not None:
            moves = game.legal_moves(state)
            game.apply(state, rng.choice(moves) if policy is None else policy(state, moves, rng))
            decisions += 1
        return decisions

    return playout
