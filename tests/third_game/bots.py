"""The bot of Pebbles: it deals the stones that it cannot see anew, and looks who would win."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.third_game.rules.game import PebblesGame
from tests.third_game.rules.state import Play, State, View

DEALS = 30
DEAR = 2.5  # so much is the highest stone worth in the hand


class PebblesBot:
    def choose(
        self, game: PebblesGame, view: View, legal_moves: Sequence[Play], rng: Random
    ) -> Play:
        if len(legal_moves) == 1:
            return legal_moves[0]
        deals = [_rivals(game.determinize(view, rng), view.seat, rng) for _ in range(DEALS)]

        def worth(move: Play) -> float:
            wins = sum(move.stone > rivals for rivals in deals) / DEALS
            return wins * view.round - DEAR * move.stone / 18

        return max(legal_moves, key=worth)


def _rivals(state: State, seat: int, rng: Random) -> int:
    """The highest stone against a seat in a round, where others play any."""
    others = [n for n in range(state.options.seats) if n != seat]
    return max(state.lies(other) or rng.choice(state.hands[other]) for other in others)
