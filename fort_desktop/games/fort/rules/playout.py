"""Playing on from a position by chance, or as somebody tells: for searches."""

from __future__ import annotations

import sys
from random import Random

from fort_desktop.contract.errors import is_among, refused
from fort_desktop.contract.game import Policy
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.feasible import drawn_move, legal_moves
from fort_desktop.games.fort.rules.frames import Over
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.turn import advance


def playout(state: State, rng: Random, policy: Policy[State, Move] | None, depth: int) -> int:
    """`Game.playout`; the draft counts as a round.

    Raises:
        IllegalMove: as `Game.playout` says.
    """
    state.legal = state.events = None
    end = state.round + depth if depth else sys.maxsize
    chance, decisions = rng.random, 0
    while state.round < end and not isinstance(frame := state.stack[-1], Over):
        if policy is None:
            move = drawn_move(state, frame, chance)
        else:
            state.legal = moves = legal_moves(state)  # a policy may ask the game for them as well
            move = policy(state, moves, rng)
            if not is_among(move, moves):
                raise refused(move, str)
            state.legal = None
        decide(state, frame, move)
        advance(state)
        decisions += 1
    return decisions
