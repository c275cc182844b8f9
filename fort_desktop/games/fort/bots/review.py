"""How good a move is that was made, beside the one that the hard bot would have chosen.

Both are looked at in the same way: the search for plans begins with the move, so each has all the
ways to go on that it leaves open, and the best of them are played on in the same positions dealt
anew. These are not those in which the choice was found: what looked best there by luck gains
nothing by it here.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fort_desktop.bots.net import Net
from fort_desktop.games.fort.bots.judge import Judge
from fort_desktop.games.fort.bots.looks import Dealt, Look, Way
from fort_desktop.games.fort.bots.plans import CLOSING, Plans, key_of
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.view import View

WORLDS = 8  # positions in which a move is judged
CLOSELY = 3  # plans that are looked at more closely for each move
CLOSING_SHARE = 4  # a part of the budget is enough for each position once the play is over


def beside(
    game: Any, net: Net, view: View, moves: tuple[Move, Move], nodes: int, rng: Random
) -> Look:
    """What a choice and the move that was made lead to, in this order.

    Of two that come to the same only the one that was made is looked at.

    Args:
        game: the game.
        net: by which they are judged.
        view: what the seat sees.
        moves: the choice, and the one that was made.
        nodes: how many moves are carried out to find plans.
        rng: of what is dealt anew.
    """
    best, made = moves
    first = game.determinize(view, rng)
    judge = Judge(game, net, first, view.seat)
    worlds = [first, *[game.determinize(view, rng) for _ in range(WORLDS)]]
    dealt = [Dealt(world, judge) for world in worlds]
    looked = [made] if _same(game, first, best, made) else [best, made]
    judged = _once_over if isinstance(view.stack[-1], CLOSING) else _in_the_play
    return Look([judged(game, dealt, move, nodes) for move in looked], dealt)


def _same(game: Any, state: State, one: Move, other: Move) -> bool:
    """Whether two moves lead to positions from which the same can follow."""
    return one == other or _key_after(game, state, one) == _key_after(game, state, other)


def _key_after(game: Any, state: State, move: Move) -> tuple[Any, ...]:
    ahead = state.copy()
    game.carry_out(ahead, move)
    return key_of(ahead)


def _in_the_play(game: Any, dealt: list[Dealt], move: Move, nodes: int) -> Way:
    """By the best of the plans that look best at once, when they are played to the end of the turn.

    They are found in the first position and judged in the others.
    """
    first, judge = dealt[0], dealt[0].judge
    plans = Plans(game, first.state, judge.seat, nodes, move).found
    plans.sort(key=lambda plan: judge.at_once(plan.end), reverse=True)
    best = Way(move)
    for plan in plans[:CLOSELY]:
        found = [judge.at_length(world.state.copy(), plan.moves) for world in dealt[1:]]
        chance = sum(found) / len(found)
        if best.plan is None or chance > best.chance:
            best = Way(move, chance, plan)
    return best


def _once_over(game: Any, dealt: list[Dealt], move: Move, nodes: int) -> Way:
    """By the best that can be made of it in each position; its plan is that of the first."""
    judge, found = dealt[0].judge, []
    first = Way(move)
    for world in dealt:
        plans = Plans(game, world.state, judge.seat, nodes // CLOSING_SHARE, move).found
        chances = [judge.at_once(plan.end) for plan in plans]
        most = max(chances)
        found.append(most)
        if first.plan is None:
            first.plan = plans[chances.index(most)]
    first.chance = sum(found) / len(found)
    return first
