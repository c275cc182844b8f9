"""Which moves wait, marked, for a person to make them: those that carry out the action of a dog at
once, and a payment that many others could stand for.

The rules end adding with the last card that a dog needs (R25), and its action follows. A person
sees what that gives first, as of a kid, and may think again. A cat waits too, whichever way it is
named: that needs no look ahead, as each of its moves uses it (R28, R29). A payment is laid out
whole, and any token of it exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence

from fort_desktop.games.fort.play.proposal import proposal
from fort_desktop.games.fort.play.sole_answer import sole_answer
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.needs import dog_of
from fort_desktop.games.fort.rules.state import State


def completes(game: FortGame, state: State, move: Move) -> bool:
    """Whether the action of a dog is carried out with this move: it meets the last of its need, or
    plays a dog that needs nothing of hand and tokens (R24, R25)."""
    if isinstance(move, mv.Play):
        if not game.cards.is_dog(move.card):
            return False
    elif not isinstance(state.stack[-1], fr.MeetNeed):
        return False
    ahead = game.copy(state)
    game.carry_out(ahead, move)
    frame = ahead.stack[-1]
    if isinstance(frame, fr.ChooseKidAction):  # R27: what the kid does is still to be chosen
        return not _asks(game, ahead)
    return not isinstance(frame, fr.MeetNeed)


def _asks(game: FortGame, state: State) -> bool:
    """Whether a decision is left to a person."""
    sole = sole_answer(game, state, game.legal_moves(state), asks_all=False)
    return sole is None or sole.by_hand


def marked_first(game: FortGame, state: State, moves: Sequence[Move]) -> Move | None:
    """What is marked for a person who meets the need of a dog, as the last of it; None where
    another card is proposed before, or which kid is added matters (R27).

    Cards of the lookout come first. Tokens come from stuff, of what there is more of.
    """
    play = state.play
    if play is None or not isinstance(state.stack[-1], fr.MeetNeed):
        return None
    if dog_of(game.cards, play.card).action is None and len(moves) > 1:
        return None
    if proposal(game, state, moves) is not None:
        return None
    if not all(completes(game, state, move) for move in moves):
        return None
    return cheapest(state, state.leader, moves)


def cheapest(state: State, seat: int, moves: Sequence[Move]) -> Move | None:
    """The one of these that costs a seat least: of payments, that which leaves its pack as it is,
    and as much of one kind of token as of the other; None of none."""
    return min(moves, key=lambda move: _dear(state, seat, move), default=None)


def _dear(state: State, seat: int, move: Move) -> tuple[int, int]:
    """A dog costs less than a kid: left in the hand it would stray (D-STRAY)."""
    if isinstance(move, mv.Add):
        return 1, not state.cards.is_dog(move.card)
    if not isinstance(move, mv.Pay | mv.Spend):
        return 0, 0
    owner = state.seats[seat]
    left = owner.pizza - move.stuff_pizza, owner.toys - move.stuff_toy
    return move.pack_pizza + move.pack_toy, abs(left[0] - left[1])
