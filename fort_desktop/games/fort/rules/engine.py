"""Fort as a `Game`: the public way in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.contract.errors import InvalidPosition, is_among, refused
from fort_desktop.contract.game import Decision, Policy, ScoreRow
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules import feasible, invariants, scoring, setup, snapshot
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.actions import FORT_OPS, Op, Unit
from fort_desktop.games.fort.rules.candidates import KINDS, candidates
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.decide import decide
from fort_desktop.games.fort.rules.determinize import determinize
from fort_desktop.games.fort.rules.events import Event
from fort_desktop.games.fort.rules.frames import Run
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.notation import format_move, parse_move
from fort_desktop.games.fort.rules.playout import playout
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.turn import advance
from fort_desktop.games.fort.rules.view import View
from fort_desktop.games.fort.rules.viewing import view


class FortGame:
    """Fort with a set of cards; meets `contract.game.Game`.

    Attributes:
        id: "fort".
        cards: the definitions in play.
    """

    id = "fort"

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def new_game(self, options: FortOptions, seed: int) -> State:
        """The position before the first decision (F-SET).

        Raises:
            InvalidPosition: the options are none of this game.
        """
        state = setup.new_state(self.cards, options, seed)
        advance(state)
        return state

    def decision(self, state: State) -> Decision | None:
        """Who decides what; None when the game is over. Kinds are listed in docs/engine.md."""
        frame = state.stack[-1]
        if isinstance(frame, fr.Over):
            return None
        if isinstance(frame, Run):
            unit = frame.action.steps[frame.index].unit
            return Decision(frame.seat, _step_kind(unit))
        return Decision(frame.seat, KINDS[type(frame)])

    def legal_moves(self, state: State) -> list[Move]:
        """Every legal move of the seat to act, in a stable order; none when the game is over."""
        if state.legal is None:
            state.legal = feasible.legal_moves(state)
        return state.legal

    def apply(self, state: State, move: Move, events: list[Event] | None = None) -> None:
        """Carry out a move in place; `events` receives what happened.

        Raises:
            IllegalMove: the state is unchanged; the message names the move.
        """
        if not is_among(move, self.legal_moves(state)):
            raise refused(move, lambda: format_move(self.cards, move))
        self.carry_out(state, move, events)

    def carry_out(self, state: State, move: Move, events: list[Event] | None = None) -> None:
        """`apply` for a move known to be legal, unchecked; for searches."""
        state.legal = None
        state.events = events
        frame = state.stack[-1]
        if events is not None:
            assert not isinstance(frame, fr.Over), "nobody decides when the game is over"
            events.append(ev.Decided(frame.seat, move))
        decide(state, frame, move)
        advance(state)
        state.events = None

    def playout(
        self,
        state: State,
        rng: Random,
        policy: Policy[State, Move] | None = None,
        depth: int = 0,
    ) -> int:
        """Play on in place to the end, or until `depth` more rounds are over (the draft is one)."""
        return playout(state, rng, policy, depth)

    def copy(self, state: State) -> State:
        """An independent copy."""
        return state.copy()

    def view(self, state: State, seat: int) -> View:
        """All that `seat` may know."""
        return view(state, seat)

    def determinize(self, seen: View, rng: Random) -> State:
        """A state in which everything unknown to the view's seat is dealt anew."""
        return determinize(seen, rng)

    def redact(self, events: Sequence[Event], seat: int) -> list[Event]:
        """The events as `seat` may see them."""
        return ev.redact(events, seat)

    def score(self, state: State) -> list[list[ScoreRow]]:
        """Per seat, where its points come from, as if the game ended now (F-END)."""
        return scoring.score(state)

    def winners(self, state: State) -> list[int]:
        """The seats that win if the game ends now; ties go to the higher fort (F-END)."""
        return scoring.winners(state)

    def check(self, state: State) -> None:
        """Raise AssertionError when an invariant is broken."""
        invariants.check(state)

    def format_move(self, state: State, move: Move) -> str:
        """The move's notation (docs/notation.md)."""
        return format_move(self.cards, move)

    def parse_move(self, state: State, text: str) -> Move:
        """The move of a notation.

        Raises:
            InvalidNotation: the text is no move of Fort.
        """
        return parse_move(self.cards, text)

    def to_snapshot(self, state: State) -> dict[str, Any]:
        """The whole state as plain JSON values (docs/engine.md)."""
        return snapshot.to_snapshot(state)

    def from_snapshot(self, position: Any) -> State:
        """The state of a snapshot, or of a position written by hand.

        Raises:
            InvalidPosition: names the field and what was expected.
        """
        state = snapshot.from_snapshot(self.cards, position)
        advance(state)
        asked = self.decision(state)
        if asked is not None and not _may_end_properly(state):
            raise InvalidPosition(
                f"stack: seat {asked.seat + 1} has no legal move at the decision {asked.kind!r}; "
                "expected a position from which the play can end properly"
            )
        return state


def _may_end_properly(state: State) -> bool:
    """Whether a position that nobody has played has a legal move."""
    frame = state.stack[-1]
    return bool(feasible.feasible(state, frame, candidates(state, frame)))


def _step_kind(unit: object) -> str:
    assert isinstance(unit, Unit), "a bracket asks through a frame of its own"
    return _OP_KINDS[unit.op]


_OP_KINDS = {op: op.name.lower().replace("_", "-") for op in Op}
_OP_KINDS |= dict.fromkeys(FORT_OPS, "pay")
_OP_KINDS |= dict.fromkeys((Op.SPEND_PIZZA, Op.SPEND_TOY, Op.SPEND_RESOURCE), "spend")
_OP_KINDS |= {Op.RESOURCE: "kind", Op.COPY_RIVAL_PACK: "copy"}
