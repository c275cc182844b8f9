"""Games that bots play without a screen, watched by whoever wants to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fort_desktop.contract.adapter import Event, Move, Options, State, View
from fort_desktop.contract.game import Game
from fort_desktop.contract.simulation import Result, Step
from fort_desktop.play.players import Chooser, bot_rng, chooser

LIMIT = 20_000


def play(
    game: Game[State, Move, View, Event, Options],
    state: State,
    seed: int,
    levels: Sequence[str],
    watch: Callable[[Step[State, Move, Event]], None] | None = None,
    limit: int = LIMIT,
) -> Result[State, Event]:
    """`between` for the bots of the levels of each seat.

    Raises:
        ValueError: a level does not exist.
    """
    return between(game, state, seed, [chooser(game, level) for level in levels], watch, limit)


def between(
    game: Game[State, Move, View, Event, Options],
    state: State,
    seed: int,
    bots: Sequence[Chooser],
    watch: Callable[[Step[State, Move, Event]], None] | None = None,
    limit: int = LIMIT,
) -> Result[State, Event]:
    """Let bots play a game to its end. They are asked only where there is a choice; for one that
    answers with an illegal move the first legal one is made.

    Args:
        game: the rules.
        state: where the game begins; it is changed.
        seed: what the bots' own chances follow from.
        bots: that of each seat.
        watch: called with every decision.
        limit: of decisions, for bots that never let a game end.
    """
    happened: list[Event] = []
    number = illegal = 0
    while (decision := game.decision(state)) is not None and number < limit:
        seat = decision.seat
        legal = game.legal_moves(state)
        move = legal[0]
        if len(legal) > 1:
            rng = bot_rng(seed, seat, number)
            move = bots[seat].choose(game.view(state, seat), list(legal), rng)
            if move not in legal:
                illegal += 1
                move = legal[0]
        if watch is not None:
            watch(Step(number, seat, decision.kind, state, legal, move, happened))
        happened = []
        game.apply(state, move, None if watch is None else happened)
        number += 1
    return Result(state, happened, number, illegal, game.decision(state) is None)
