"""Whether a person need be asked about the perk Recycling, where nothing else is left to choose.

It can be used at many moments of the own turn (R17), so it would be asked about at each of them. It
need not be where no card that it brings can be used for anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import HAND_SIZE, State


def kept_for_later(game: FortGame, state: State, moves: Sequence[Move]) -> Move | None:
    """The one move beside Recycling, where that cannot help now; None where it may."""
    others = [move for move in moves if not isinstance(move, mv.Recycle)]
    if len(others) != 1 or len(moves) == 1:
        return None
    match state.stack[-1], others[0]:
        case fr.BeforeDiscard(), mv.Pass() if not _matters(state):
            return others[0]
        case fr.ChooseAction(), mv.Finish() if not _opens(game, state, moves, mv.Do):
            return others[0]
        case fr.OfferDoOver(), mv.Pass() if not _opens(game, state, moves, mv.DoOver):
            return others[0]
    return None


def _opens(game: FortGame, state: State, moves: Sequence[Move], wanted: type[Move]) -> bool:
    """Whether with a card that is brought something becomes possible."""
    for move in moves:
        if isinstance(move, mv.Recycle):
            ahead = game.copy(state)
            game.carry_out(ahead, move)
            if any(isinstance(one, wanted) for one in game.legal_moves(ahead)):
                return True
    return False


def _matters(state: State) -> bool:
    """Whether it is of any use that a card goes to the yard instead of lying in the discard pile.

    It cannot be drawn when that is shuffled at once (F-DRAW), and cats see it (C-LURE). Best
    friends go back to the pile (F-DISCARD).
    """
    owner = state.seats[state.leader]
    goes = any(not state.cards.cards[card].best_friend for card in owner.discard)
    return goes and (state.options.cats or len(owner.deck) < HAND_SIZE)
