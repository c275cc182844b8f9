"""The hard bot: looks at every way to carry out a play, and judges where they lead by a net."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.bots.net import Net
from fort_desktop.games.fort.bots import rules_of_thumb
from fort_desktop.games.fort.bots.judge import Judge
from fort_desktop.games.fort.bots.plans import CLOSING, Plan, Plans
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.view import View

NODES = 2000  # moves carried out to find plans
KEPT = 6  # plans that are looked at more closely
WORLDS = 2  # positions, dealt anew, in which they are
CLOSING_WORLDS = 4  # positions in which it is judged whom to recruit, as an unseen card may come


class HardBot:
    """Plays Fort by the chance to win at the end of the turn.

    Its choice depends on numbers of moves and positions alone, never on time.
    """

    def __init__(
        self, net: Net, nodes: int = NODES, kept: int = KEPT, worlds: int = WORLDS
    ) -> None:
        """A bot that judges by a net; the less it looks at, the faster it chooses.

        Args:
            net: made for `features.NAMES`.
            nodes: how many moves it carries out to find plans.
            kept: how many of them it looks at more closely.
            worlds: in how many positions, everything hidden dealt anew in each.
        """
        self._net = net
        self._nodes = nodes
        self._kept = kept
        self._worlds = worlds

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        if len(legal_moves) == 1:
            return legal_moves[0]
        frame = view.stack[-1]
        if isinstance(frame, fr.Draft):
            return rules_of_thumb.best(view, view.seat, legal_moves)
        if isinstance(frame, CLOSING):
            return self._close(game, view, legal_moves, rng)
        return self._play(game, view, rng)

    def _play(self, game: Any, view: View, rng: Random) -> Move:
        """The first move of the best plan, which has been looked at more closely than others."""
        state = game.determinize(view, rng)
        judge = Judge(game, self._net, state, view.seat)
        plans = Plans(game, state, view.seat, self._nodes).found
        judged = [(judge.at_once(plan.end), plan) for plan in plans]
        judged.sort(key=_worth, reverse=True)
        kept = self._closely([plan for _, plan in judged], apart=_chooses_card(state))
        if len({plan.moves[0] for plan in kept}) == 1:
            return kept[0].moves[0]
        totals = [0.0] * len(kept)
        for _ in range(self._worlds):
            world = game.determinize(view, rng)
            for at, plan in enumerate(kept):
                totals[at] += judge.at_length(world.copy(), plan.moves)
        return kept[totals.index(max(totals))].moves[0]

    def _closely(self, plans: list[Plan], *, apart: bool) -> list[Plan]:
        """The best plans, of the best first; not all with the same first move if it is a card.

        Who may follow depends on the card alone, and is seen only when it is looked at closely.
        """
        if not apart:
            return plans[: self._kept]
        kept: list[Plan] = []
        count: dict[Move, int] = {}
        for plan in plans:
            held = count.get(plan.moves[0], 0)
            if held < max(1, self._kept // 2):
                kept.append(plan)
                count[plan.moves[0]] = held + 1
        return kept[: self._kept]

    def _close(self, game: Any, view: View, legal: Sequence[Move], rng: Random) -> Move:
        """What to do once the play is over: the move whose best plan is best on average."""
        totals = dict.fromkeys(legal, 0.0)
        for _ in range(CLOSING_WORLDS):
            state = game.determinize(view, rng)
            judge = Judge(game, self._net, state, view.seat)
            best: dict[Move, float] = {}
            for plan in Plans(game, state, view.seat, self._nodes // CLOSING_WORLDS).found:
                move, found = plan.moves[0], judge.at_once(plan.end)
                best[move] = max(found, best.get(move, 0.0))
            for move, found in best.items():
                totals[move] += found
        return max(legal, key=totals.__getitem__)


def _chooses_card(state: State) -> bool:
    return isinstance(state.stack[-1], fr.ChoosePlay)


def _worth(judged: tuple[float, Plan]) -> float:
    return judged[0]
