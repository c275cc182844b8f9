"""How good the end of a play is for a seat, as a net judges it: the chance to win.

What is judged is always the end of a turn, as nets know it, and never the hand that is drawn then.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any, Final

from fort_desktop.bots.net import Net
from fort_desktop.games.fort.bots import rules_of_thumb
from fort_desktop.games.fort.bots.features import features
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.decide import trash_played
from fort_desktop.games.fort.rules.frames import Phase, Turn
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.scoring import total, winners
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.turn import advance

RECRUITS = 4  # cards among which the net chooses when it recruits
CLOSE = 0.01  # how much of a chance the points count by which a game that is over was won or lost
_DISCARD: Final = Phase.DISCARD


class Judge:
    """Judges positions for one seat.

    Attributes:
        leader: whose turn it is at the decision that is judged.
        seat: for whom it is judged.
    """

    __slots__ = ("_game", "_net", "leader", "seat")

    def __init__(self, game: Any, net: Net, state: State, seat: int) -> None:
        self._game = game
        self._net = net
        self.seat = seat
        self.leader = state.leader

    def at_once(self, state: State) -> float:
        """A position as if the turn ended now, without anybody following or recruiting."""
        return self._worth(self.ended(state))

    def ended(self, state: State) -> State:
        """A position, or what it is when the turn has ended, as `at_once` ends it."""
        if not self._turn_over(state):
            state = state.copy()
            self._end_turn(state)
        return state

    def at_length(self, state: State, plan: Sequence[Move]) -> float:
        """A position after a plan and the rest of the turn: others decide by rules of thumb.

        Args:
            state: the position of the decision; it is played on in place.
            plan: the moves of the own seat; where one is not legal, as something unknown came up
                otherwise, rules of thumb decide.
        """
        self.carry_out(state, plan)
        while not self._turn_over(state):
            frame = state.stack[-1]
            assert not isinstance(frame, fr.Over), "the turn goes on"
            if frame.seat == self.seat and isinstance(frame, fr.RecruitPhase | fr.Party):
                move = self._recruit(state)
            else:
                move = rules_of_thumb.best(state, frame.seat, self._game.legal_moves(state))
            self._game.carry_out(state, move)
        return self._worth(state)

    def carry_out(self, state: State, plan: Sequence[Move]) -> State:
        """The position, which is played on in place by the moves of a plan; as in `at_length`."""
        for move in plan:
            if self._turn_over(state):
                break
            self._game.carry_out(state, self._legal(state, move))
        return state

    def _legal(self, state: State, move: Move) -> Move:
        moves = self._game.legal_moves(state)
        frame = state.stack[-1]
        if move in moves:
            return move
        assert not isinstance(frame, fr.Over), "the turn goes on"
        return rules_of_thumb.best(state, frame.seat, moves)

    def _recruit(self, state: State) -> Move:
        """The best card for the own seat among those that look good by rules of thumb."""
        moves: list[Move] = self._game.legal_moves(state)
        scores = rules_of_thumb.scores(state, self.seat, moves)
        ranked = sorted(range(len(moves)), key=scores.__getitem__, reverse=True)
        best, most = moves[ranked[0]], -1.0
        for at in ranked[:RECRUITS] if len(moves) > 1 else ():
            ahead = state.copy()
            self._game.carry_out(ahead, moves[at])
            found = self.at_once(ahead)
            if found > most:
                best, most = moves[at], found
        return best

    # --- the end of a turn ------------------------------------------------------------------------

    def _turn_over(self, state: State) -> bool:
        return state.leader != self.leader or isinstance(state.stack[-1], fr.Over)

    def _end_turn(self, state: State) -> None:
        """F-DISCARD and on, from wherever the turn stands (F-TURN)."""
        play = state.play
        if play is not None and play.trashed:
            card = play.card if play.kid < 0 else play.kid
            if card in state.table:
                trash_played(state, self.leader, card)
        state.legal = None
        state.stack[:] = [Turn(self.leader, _DISCARD)]
        advance(state)
        if isinstance(state.stack[-1], fr.ChooseDraw):
            self._game.carry_out(state, self._game.legal_moves(state)[-1])

    def _worth(self, state: State) -> float:
        if isinstance(state.stack[-1], fr.Over):
            return _result(state, self.seat)
        return self._net.value(features(state, self.seat))


def _result(state: State, seat: int) -> float:
    """What a game that is over was worth; of equal results the one with more points ahead."""
    won = winners(state)
    share = 1.0 / len(won) if seat in won else 0.0
    points = [total(state, number) for number in range(len(state.seats))]
    ahead = points[seat] - max(points[:seat] + points[seat + 1 :])
    return (1.0 - 2.0 * CLOSE) * share + CLOSE + CLOSE * tanh(ahead / 10)
