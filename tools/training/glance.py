"""A bot that plays by a net and looks no further than the end of the turn.

It is to the hard bot what a glance is to a thought: some hundred times as fast, so that tens of
thousands of games can be played, and as keen on what the net thinks good.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.bots.net import Net
from fort_desktop.games.fort.bots import rules_of_thumb
from fort_desktop.games.fort.bots.features import features
from fort_desktop.games.fort.bots.medium import BY_RULE_OF_THUMB
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.view import View

UNSEEN = 3  # cards tried where one is taken from the park deck unseen


class GlanceBot:
    """Tries each move, lets everybody finish the turn by rules of thumb, and asks the net."""

    def __init__(self, net: Net) -> None:
        self._net = net

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        if isinstance(view.stack[-1], BY_RULE_OF_THUMB):
            return rules_of_thumb.best(view, view.seat, legal_moves)
        state = game.determinize(view, rng)
        return max(legal_moves, key=lambda move: self._after(game, state, view.seat, move))

    def _after(self, game: Any, state: State, seat: int, move: Move) -> float:
        """The chance to win after a move; of a card unseen the mean over some that it may be."""
        unseen = isinstance(move, mv.Recruit | mv.Lookout) and move.source == "deck"
        tops = state.park_deck[-UNSEEN:] if unseen else [-1]
        total = 0.0
        for top in tops:
            ahead = state.copy()
            if unseen:
                ahead.park_deck.remove(top)
                ahead.park_deck.append(top)
            game.carry_out(ahead, move)  # which may end the turn already
            total += self._at_the_end(game, ahead, seat, _turns(state))
        return total / len(tops)

    def _at_the_end(self, game: Any, state: State, seat: int, turns: int) -> float:
        """The chance to win when one more turn is over than `turns`."""
        while _turns(state) == turns:
            decision = game.decision(state)
            moves = game.legal_moves(state)
            move = moves[0]
            if len(moves) > 1:
                move = rules_of_thumb.best(state, decision.seat, moves)
            game.carry_out(state, move)
        if game.decision(state) is not None:
            return self._net.value(features(state, seat))
        winners = game.winners(state)
        return 1 / len(winners) if seat in winners else 0.0


def _turns(state: State) -> int:
    return sum(seat.turns for seat in state.seats)
