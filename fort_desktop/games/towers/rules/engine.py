"""5 Towers as a `Game`: the public way in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.contract.errors import is_among, refused
from fort_desktop.contract.game import Decision, Policy, ScoreRow
from fort_desktop.games.towers.rules import invariants, notation, play, scoring, snapshot
from fort_desktop.games.towers.rules import view as seeing
from fort_desktop.games.towers.rules.events import Event
from fort_desktop.games.towers.rules.moves import Move
from fort_desktop.games.towers.rules.state import Phase, State, TowersOptions
from fort_desktop.games.towers.rules.view import View


class TowersGame:
    """5 Towers; meets `contract.game.Game`.

    Attributes:
        id: "towers".
    """

    id = "towers"

    def new_game(self, options: TowersOptions, seed: int) -> State:
        """The position before the first bid (T-SET).

        Raises:
            InvalidPosition: the options are none of this game.
        """
        return play.new_state(options, seed)

    def decision(self, state: State) -> Decision | None:
        """Who decides what ("bid", "take", "demolish", "build"); None when the game is over."""
        if state.phase is Phase.OVER:
            return None
        return Decision(state.actor, state.phase.name.lower())

    def legal_moves(self, state: State) -> list[Move]:
        """Every legal move of the seat to act, in a stable order; none when the game is over."""
        if state.legal is None:
            state.legal = play.legal_moves(state)
        return state.legal

    def apply(self, state: State, move: Move, events: list[Event] | None = None) -> None:
        """Carry out a move in place; `events` receives what happened.

        Raises:
            IllegalMove: the state is unchanged; the message names the move.
        """
        if not is_among(move, self.legal_moves(state)):
            raise refused(move, lambda: notation.format_move(move))
        self.carry_out(state, move, events)

    def carry_out(self, state: State, move: Move, events: list[Event] | None = None) -> None:
        """`apply` for a move known to be legal, unchecked; for searches."""
        state.legal = None
        play.carry_out(state, move, [] if events is None else events)

    def playout(
        self,
        state: State,
        rng: Random,
        policy: Policy[State, Move] | None = None,
        depth: int = 0,
    ) -> int:
        """Play on in place to the end, or until `depth` more rounds are over."""
        return play.playout(state, rng, policy, depth)

    def copy(self, state: State) -> State:
        """An independent copy."""
        return state.copy()

    def view(self, state: State, seat: int) -> View:
        """All that `seat` may know: everything but the order of the draw pile."""
        return seeing.view(state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        """A state in which the draw pile is shuffled anew."""
        return seeing.determinize(view, rng)

    def redact(self, events: Sequence[Event], seat: int) -> list[Event]:
        """All of them: everything that happens is seen by all."""
        return list(events)

    def score(self, state: State) -> list[list[ScoreRow]]:
        """Per seat, where its points come from, as if the game ended now (T-SCORE)."""
        return [scoring.score_seat(seat) for seat in state.seats]

    def winners(self, state: State) -> list[int]:
        """The seats that win if the game ends now; ties share (T-SCORE)."""
        return scoring.winners(state)

    def check(self, state: State) -> None:
        """Raise AssertionError when an invariant is broken."""
        invariants.check(state)

    def format_move(self, state: State, move: Move) -> str:
        """The move's notation (docs/notation.md)."""
        return notation.format_move(move)

    def parse_move(self, state: State, text: str) -> Move:
        """The move of a notation.

        Raises:
            InvalidNotation: the text is no move of 5 Towers.
        """
        return notation.parse_move(text)

    def to_snapshot(self, state: State) -> dict[str, Any]:
        """The whole state as plain JSON values (docs/engine.md)."""
        return snapshot.to_snapshot(state)

    def from_snapshot(self, snapshot_: Any) -> State:
        """The state of a snapshot, or of a position written by hand.

        Raises:
            InvalidPosition: names the field and what was expected.
        """
        return snapshot.from_snapshot(snapshot_)
