"""What the hard bot finds when it looks at a decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fort_desktop.games.fort.bots.judge import Judge
from fort_desktop.games.fort.bots.plans import Plan
from fort_desktop.games.fort.bots.reasons import Outcome, certain, outcome
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State


@dataclass(slots=True)
class Way:
    """A move, how likely the seat wins by it, and a plan that begins with it."""

    move: Move
    chance: float = 0.0
    plan: Plan | None = None


@dataclass(slots=True)
class Dealt:
    """A position in which what is hidden was dealt anew, and who judges what follows from it."""

    state: State
    judge: Judge


@dataclass(slots=True)
class Look:
    """What the bot has found.

    Attributes:
        ways: what it chooses, then others.
        dealt: positions in which it looked; plans were found in the first.
    """

    ways: list[Way]
    dealt: list[Dealt]

    @property
    def chance(self) -> float:
        """How likely the seat wins by what is chosen."""
        return self.ways[0].chance

    def outcomes(self, plans: Sequence[Plan]) -> list[Outcome]:
        """What plans bring, whatever the unknown cards are."""
        first, last = self.dealt[0], self.dealt[-1]
        seat, found = first.judge.seat, []
        for plan in plans:
            ahead = last.judge.carry_out(last.state.copy(), plan.moves)
            here = outcome(first.judge, first.state, plan.end, seat)
            found.append(certain(here, outcome(last.judge, last.state, ahead, seat)))
        return found

    def nothing(self) -> Outcome:
        """What it brings to end the turn at once."""
        first = self.dealt[0]
        return outcome(first.judge, first.state, first.state, first.judge.seat)
