"""The medium bot: tries every move to the end of the play and takes the best position."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.games.fort.bots import rules_of_thumb
from fort_desktop.games.fort.bots.evaluate import FOLLOW, evaluate, turns_left
from fort_desktop.games.fort.bots.worth import Worth
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.view import View

BLIND = 0.2  # how much less than it looks a card is worth that nobody has seen
LAST_FRAMES = (fr.Turn, fr.RecruitPhase, fr.Party, fr.BeforeDiscard, fr.Over, fr.Draft)
BY_RULE_OF_THUMB = (fr.Draft, fr.ChooseRule, fr.ChoosePerk, fr.ChooseDraw)


class MediumBot:
    """Plays Fort by looking at what each move leads to within the card being played."""

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        if isinstance(view.stack[-1], BY_RULE_OF_THUMB):
            return rules_of_thumb.best(view, view.seat, legal_moves)
        state = game.determinize(view, rng)
        _forget_rules(view, state)
        turns = turns_left(state)
        best, most = legal_moves[0], -1e9
        for move in legal_moves:
            found = value_after(game, state, view.seat, move, turns)
            if found > most:
                best, most = move, found
        return best


def _forget_rules(view: View, state: State) -> None:
    """What rivals made up in secret counts for nothing: a guess would make its choice a lottery."""
    for seen, owner in zip(view.seats, state.seats, strict=True):
        owner.rule = seen.rule


def value_after(game: Any, state: State, seat: int, move: Move, turns: float) -> float:
    """The position after a move and the rest of the play it belongs to."""
    if isinstance(move, mv.Recruit | mv.Lookout) and move.source == "deck":
        return _unseen(game, state, seat, move, turns)
    ahead = state.copy()
    game.carry_out(ahead, move)
    if isinstance(move, mv.UseCat):
        return _after_cat(game, ahead, seat, turns)
    finish_play(game, ahead, seat)
    return evaluate(ahead, seat, turns, drawn=_drawn(state, ahead, seat)) - _followers(ahead, seat)


def _after_cat(game: Any, state: State, seat: int, turns: float) -> float:
    """The best play after a power: by thumb it might look worse than the same play without."""
    while not isinstance(state.stack[-1], fr.ChoosePlay):
        game.carry_out(state, rules_of_thumb.best(state, seat, game.legal_moves(state)))
    moves = game.legal_moves(state)
    plays = [move for move in moves if isinstance(move, mv.Play)] or moves[:1]
    return max(value_after(game, state, seat, move, turns) for move in plays)


def finish_play(game: Any, state: State, seat: int) -> None:
    """Go on by rules of thumb while the seat decides about the card being played."""
    while True:
        frame = state.stack[-1]
        if isinstance(frame, LAST_FRAMES) or frame.seat != seat:
            return
        game.carry_out(state, rules_of_thumb.best(state, seat, game.legal_moves(state)))


def _unseen(game: Any, state: State, seat: int, move: Move, turns: float) -> float:
    """The average over all cards that may lie on top of the park deck."""
    total = 0.0
    for card in state.park_deck:
        ahead = state.copy()
        ahead.park_deck.remove(card)
        ahead.park_deck.append(card)
        game.carry_out(ahead, move)
        finish_play(game, ahead, seat)
        total += evaluate(ahead, seat, turns, drawn=_drawn(state, ahead, seat))
    return total / len(state.park_deck) - BLIND


def _drawn(before: State, after: State, seat: int) -> bool:
    """Whether the seat's turn is over, and the hand drawn for which it has now."""
    return before.leader == seat and after.leader != seat


def _followers(state: State, seat: int) -> float:
    """What rivals may gain by following the card just played."""
    frame, play = state.stack[-1], state.play
    if not isinstance(frame, fr.Following) or state.leader != seat or play is None:
        return 0.0
    total = 0.0
    for rival in range(len(state.seats)):
        if rival != seat and state.seats[rival].hand:
            worth = Worth(state, rival)
            public = worth.sheets[play.card].actions[0]
            total += max(0.0, worth.actions((public,), [1] * 7))
    return FOLLOW * total / (len(state.seats) - 1)
