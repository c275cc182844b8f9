"""What a play would give if it were made now: tried out on what the player knows."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from fort_desktop.games.fort import frames as fr
from fort_desktop.games.fort import moves as mv
from fort_desktop.games.fort import resolve
from fort_desktop.games.fort.actions import Unit
from fort_desktop.games.fort.engine import FortGame
from fort_desktop.games.fort.state import Seat, State
from fort_desktop.games.fort.view import View

_STEPS = 12


@dataclass(frozen=True, slots=True)
class Figures:
    """What a play can change on the own board."""

    pizza: int
    toys: int
    pack_pizza: int
    pack_toys: int
    points: int
    level: int
    lookout: int
    discard: int


@dataclass(frozen=True, slots=True)
class Preview:
    """A play tried out.

    Attributes:
        before, after: the own board now, and when nothing more is added.
        op: the icon of what the action gives or does first.
        amount: how often, or how much, that is by the suits counted.
        suit: the suit that is multiplied; empty is none.
        open: whether the action goes on with a choice that is still to be made.
    """

    before: Figures
    after: Figures
    op: str
    amount: int
    suit: str
    open: bool

    @property
    def gained(self) -> int:
        """Tokens that come to stuff."""
        return self.after.pizza + self.after.toys - self.before.pizza - self.before.toys


def preview(game: FortGame, view: View) -> Preview | None:
    """What the action under way would give with the cards added so far.

    None unless the view's seat is adding cards.
    """
    frame = view.stack[-1]
    if not isinstance(frame, fr.AddCards) or frame.seat != view.seat:
        return None
    state = game.determinize(view, Random(0))
    run = state.stack[-2]
    assert isinstance(run, fr.Run), "cards are added to an action"
    step = run.action.steps[0]
    unit = step.unit if isinstance(step.unit, Unit) else step.unit.units()[0]
    reps = resolve.repetitions(state, view.seat, step, follower=False, counted=0)
    suit = resolve.step_suit(state, step)
    before = _figures(state.seats[view.seat])
    is_open = _carry_on(game, state, view.seat)
    op = unit.op.name.lower().replace("_", "-")
    return Preview(
        before,
        _figures(state.seats[view.seat]),
        op,
        unit.n * reps,
        "" if suit is None else suit.id,
        is_open,
    )


def _carry_on(game: FortGame, state: State, seat: int) -> bool:
    """Finish adding and go on while there is nothing to choose; whether a choice is left."""
    if mv.Done() not in game.legal_moves(state):
        return True
    game.carry_out(state, mv.Done())
    for _ in range(_STEPS):
        frame = state.stack[-1]
        if not isinstance(frame, fr.Run) or frame.seat != seat:
            return isinstance(frame, fr.ChooseRule | fr.ChoosePerk)
        legal = game.legal_moves(state)
        if len(legal) != 1 or isinstance(legal[0], mv.Recruit | mv.Lookout):
            return True
        game.carry_out(state, legal[0])
    return True


def _figures(seat: Seat) -> Figures:
    return Figures(
        seat.pizza,
        seat.toys,
        seat.pack_pizza,
        seat.pack_toys,
        seat.points,
        seat.level,
        len(seat.lookout),
        len(seat.discard),
    )
