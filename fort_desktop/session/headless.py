"""Games that bots play without a screen, watched by whoever wants to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from fort_desktop.games.game import Game
from fort_desktop.session.adapter import Event, Move, Options, State, View
from fort_desktop.session.players import bot_rng, chooser

LIMIT = 20_000


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Move, Event]):
    """One decision, as a watcher sees it before it is carried out.

    Attributes:
        number: how many decisions came before.
        seat: who decides.
        kind: about what.
        state: the position, which a watcher must not change.
        legal: what can be chosen.
        move: what is chosen.
        before: what has happened since the decision before this one, unredacted.
    """

    number: int
    seat: int
    kind: str
    state: State
    legal: Sequence[Move]
    move: Move
    before: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Result(Generic[State, Event]):
    """A game that has been played.

    Attributes:
        state: the last position.
        before: what the last decision led to; empty when nobody watched.
        decisions: how many there were.
        illegal: how many of them a bot answered with an illegal move.
        finished: whether the game has come to its end.
    """

    state: State
    before: Sequence[Event]
    decisions: int
    illegal: int
    finished: bool


def play(
    game: Game[State, Move, View, Event, Options],
    state: State,
    seed: int,
    levels: Sequence[str],
    watch: Callable[[Step[State, Move, Event]], None] | None = None,
    limit: int = LIMIT,
) -> Result[State, Event]:
    """Let bots play a game to its end. They are asked only where there is a choice; for one that
    answers with an illegal move the first legal one is made.

    Args:
        game: the rules.
        state: where the game begins; it is changed.
        seed: what the bots' own chances follow from.
        levels: the bot of each seat.
        watch: called with every decision.
        limit: of decisions, for bots that never let a game end.

    Raises:
        ValueError: a level does not exist.
    """
    bots = [chooser(game, level) for level in levels]
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
