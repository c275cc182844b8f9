"""The hard bot: looks at every way to carry out a play, and judges where they lead by a net."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.bots.net import Net
from fort_desktop.contract.bot import Advised, Reviewed
from fort_desktop.games.fort.bots import rules_of_thumb
from fort_desktop.games.fort.bots.judge import Judge
from fort_desktop.games.fort.bots.looks import Dealt, Look, Way
from fort_desktop.games.fort.bots.plans import CLOSING, Plan, Plans
from fort_desktop.games.fort.bots.reasons import why
from fort_desktop.games.fort.bots.review import beside
from fort_desktop.games.fort.rules import frames as fr
from fort_desktop.games.fort.rules.moves import Add, Move
from fort_desktop.games.fort.rules.state import State
from fort_desktop.games.fort.rules.view import View

NODES = 2000  # moves carried out to find plans
KEPT = 6  # plans that are looked at more closely
WORLDS = 2  # positions, dealt anew, in which they are
CLOSING_WORLDS = 4  # positions in which it is judged whom to recruit, as an unseen card may come
OTHERS = 2  # moves that are advised besides the best


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
        return self._look(game, view, legal_moves, rng, more=False).ways[0].move

    def advise(
        self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random
    ) -> Sequence[Advised]:
        """What it would choose with the same generator, then up to two others, the best first.

        Each has its chance and a `Reason`; in a draft there is neither, and no other. Moves that do
        the same are one. Others are looked at as closely as the choice, but not more of them than
        one plan for each move; one that looks better then than the choice is left out.
        """
        if len(legal_moves) == 1:
            return [Advised(legal_moves[0])]
        look = self._look(game, view, legal_moves, rng, more=True)
        if look.ways[0].plan is None:
            return [Advised(look.ways[0].move)]
        ways = [way for way in look.ways if way.plan is not None and way.chance <= look.chance]
        plans = [way.plan for way in ways[: 1 + OTHERS] if way.plan is not None]
        told = look.outcomes(plans)
        nothing, suits = look.nothing(), game.cards.suits
        found = []
        for at, mine in enumerate(told):
            rivals = (told[1:] or [nothing]) if at == 0 else [told[0], nothing]
            reason = why(mine, rivals, self._net, suits)
            reason.added = _added(plans[at], view.seats[view.seat].hand)
            found.append(Advised(ways[at].move, ways[at].chance, reason))
        return found

    def review(
        self, game: Any, view: View, legal_moves: Sequence[Move], made: Move, rng: Random
    ) -> Reviewed:
        """A move beside what it would choose with the same generator, each with its chance.

        Both are judged in positions dealt anew, the same for both, in which the choice was not
        found. Where the move does no worse there, or comes to the same, it is the best itself. In a
        draft nobody knows a chance.
        """
        if len(legal_moves) == 1:
            return Reviewed(Advised(made), Advised(made))
        best = self._look(game, view, legal_moves, rng, more=False).ways[0].move
        if isinstance(view.stack[-1], fr.Draft):
            return Reviewed(Advised(best), Advised(made))
        look = beside(game, self._net, view, (best, made), self._nodes, rng)
        chosen, own = look.ways[0], look.ways[-1]
        if own.chance >= chosen.chance:
            only = Advised(made, own.chance)
            return Reviewed(only, only)
        plans = [way.plan for way in look.ways if way.plan is not None]
        told = look.outcomes(plans)
        reason = why(told[0], [told[1], look.nothing()], self._net, game.cards.suits)
        reason.added = _added(plans[0], view.seats[view.seat].hand)
        return Reviewed(Advised(best, chosen.chance, reason), Advised(made, own.chance))

    def _look(
        self, game: Any, view: View, legal: Sequence[Move], rng: Random, *, more: bool
    ) -> Look:
        """What can be done, the choice first; with `more` others too, and how likely all win."""
        frame = view.stack[-1]
        if isinstance(frame, fr.Draft):
            move = rules_of_thumb.best(view, view.seat, legal)
            return Look([Way(move)], [])
        if isinstance(frame, CLOSING):
            return self._close(game, view, legal, rng)
        return self._play(game, view, rng, more=more)

    def _play(self, game: Any, view: View, rng: Random, *, more: bool) -> Look:
        """By the best plan, which has been looked at more closely than others."""
        state = game.determinize(view, rng)
        judge = Judge(game, self._net, state, view.seat)
        plans = Plans(game, state, view.seat, self._nodes).found
        judged = [(judge.at_once(plan.end), plan) for plan in plans]
        judged.sort(key=_worth, reverse=True)
        ranked = [plan for _, plan in judged]
        kept = self._closely(ranked, apart=_chooses_card(state))
        sure = len({plan.moves[0] for plan in kept}) == 1
        if sure and not more:
            return Look([Way(kept[0].moves[0])], [])
        looked = [*kept, *_others(ranked, kept)] if more else kept
        dealt = [Dealt(state, judge)]
        totals = [0.0] * len(looked)
        for _ in range(self._worlds):
            world = game.determinize(view, rng)
            dealt.append(Dealt(world, judge))
            for at, plan in enumerate(looked):
                totals[at] += judge.at_length(world.copy(), plan.moves)
        first = 0 if sure else totals.index(max(totals[: len(kept)]))
        ways = [
            Way(plan.moves[0], total / self._worlds, plan)
            for plan, total in zip(looked, totals, strict=True)
        ]
        return Look([ways[first], *_best_of_each(ways, but=ways[first].move)], dealt)

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

    def _close(self, game: Any, view: View, legal: Sequence[Move], rng: Random) -> Look:
        """What to do once the play is over: the moves, the one whose best plan is best on average.

        What a move brings is told of its best plan in the first position.
        """
        totals = dict.fromkeys(legal, 0.0)
        plans: dict[Move, Plan] = {}
        dealt = []
        for _ in range(CLOSING_WORLDS):
            state = game.determinize(view, rng)
            judge = Judge(game, self._net, state, view.seat)
            dealt.append(Dealt(state, judge))
            best: dict[Move, tuple[float, Plan]] = {}
            for plan in Plans(game, state, view.seat, self._nodes // CLOSING_WORLDS).found:
                move, found = plan.moves[0], judge.at_once(plan.end)
                if move not in best or found > best[move][0]:
                    best[move] = found, plan
            for move, (found, plan) in best.items():
                totals[move] += found
                if len(dealt) == 1:
                    plans[move] = plan
        ranked = sorted(legal, key=totals.__getitem__, reverse=True)
        ways = [Way(move, totals[move] / CLOSING_WORLDS, plans.get(move)) for move in ranked]
        return Look(ways, dealt)


def _others(ranked: Sequence[Plan], kept: Sequence[Plan]) -> list[Plan]:
    """The best plans with other first moves than those kept have, until there are enough moves."""
    begun = {plan.moves[0] for plan in kept}
    found = []
    for plan in ranked:
        if len(begun) > OTHERS:
            break
        if plan.moves[0] not in begun:
            begun.add(plan.moves[0])
            found.append(plan)
    return found


def _added(plan: Plan, hand: Sequence[int]) -> tuple[int, ...]:
    """The cards of the hand that a plan adds after its first move."""
    moves = plan.moves[1:]
    return tuple([move.card for move in moves if isinstance(move, Add) and move.card in hand])


def _best_of_each(ways: Sequence[Way], but: Move) -> list[Way]:
    """For each move but one the best way that begins with it, the best of all first."""
    best: dict[Move, Way] = {}
    for way in ways:
        if way.move != but and (way.move not in best or way.chance > best[way.move].chance):
            best[way.move] = way
    return sorted(best.values(), key=_chance, reverse=True)


def _chooses_card(state: State) -> bool:
    return isinstance(state.stack[-1], fr.ChoosePlay)


def _worth(judged: tuple[float, Plan]) -> float:
    return judged[0]


def _chance(way: Way) -> float:
    return way.chance
