"""Bots with one plan each, by which others are measured: no table offers them.

They follow the rules of thumb, but what serves their plan is worth a lot more to them than all
else.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fort_desktop.games.fort.bots import rules_of_thumb
from fort_desktop.games.fort.bots.ratings import Part
from fort_desktop.games.fort.bots.situation import Situation
from fort_desktop.games.fort.bots.worth import Purse
from fort_desktop.games.fort.rules import icons
from fort_desktop.games.fort.rules import moves as mv
from fort_desktop.games.fort.rules.actions import FORT_OPS, Op
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.state import TOP_LEVEL
from fort_desktop.games.fort.rules.view import View

LEVEL = 1000.0  # of the fort, to the builder
WANTED = 10.0  # a token that the next level asks for
LITTLE = 0.1  # of what all else is worth
GONE = 10.0  # a card that has left the deck, to the thinner
FITTING = 3.0  # a card that serves the plan


class Builder:
    """Builds the fort whenever it can, and else collects what the next level wants."""

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        return _best(_Building(view, view.seat), legal_moves, FORT_OPS)


class Scorer:
    """Takes the most victory points that it sees."""

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        return _best(_Scoring(view, view.seat), legal_moves, frozenset({Op.VP}))


class Thinner:
    """Trashes whatever it can, and takes no card that it need not take."""

    def choose(self, game: Any, view: View, legal_moves: Sequence[Move], rng: Random) -> Move:
        """One of `legal_moves`."""
        return _best(_Thinning(view, view.seat), legal_moves, frozenset({Op.TRASH, Op.TRASH_THIS}))


class _Building(Situation):
    """Only levels count, and the tokens that the next one asks for."""

    __slots__ = ()

    def holdings(self, purse: Purse) -> float:
        worth = LEVEL * purse[4] + LITTLE * super().holdings(purse)
        if purse[4] >= TOP_LEVEL:
            return worth
        cost = self.costs[purse[4]]
        pizza, toys = purse[0] + purse[2], purse[1] + purse[3]
        useful = min(cost.pizza, pizza) + min(cost.toy, toys)
        return worth + WANTED * (useful + min(cost.any, pizza + toys - useful))


class _Scoring(Situation):
    """Only points of the track count."""

    __slots__ = ()

    def holdings(self, purse: Purse) -> float:
        return LITTLE * super().holdings(purse)

    def _other(self, part: Part, reps: int, purse: Purse) -> tuple[int, float]:
        done, worth = super()._other(part, reps, purse)
        return done, LITTLE * worth


class _Thinning(Situation):
    """Only cards that leave the deck count."""

    __slots__ = ()

    def _few(self, op: Op, purse: Purse) -> tuple[int, float]:
        most, worth = super()._few(op, purse)
        if op is icons.TRASH or op is icons.TRASH_THIS:
            return most, GONE
        return most, -GONE if op is icons.RECRUIT else worth


def _best(situation: Situation, legal: Sequence[Move], plan: frozenset[Op]) -> Move:
    """The move that serves the plan best; the first of equals."""
    if len(legal) == 1:
        return legal[0]
    thinning = isinstance(situation, _Thinning)
    best, most = legal[0], -1e9
    for move, score in zip(legal, rules_of_thumb.scores_in(situation, legal), strict=True):
        worth = score
        if isinstance(move, mv.Keep | mv.Recruit):
            worth += FITTING * _serves(situation, move.card, plan) - GONE * thinning
        elif isinstance(move, mv.Trash) and move.source != "yard":
            worth += GONE * thinning
        if worth > most:
            best, most = move, worth
    return best


def _serves(situation: Situation, card: int, plan: frozenset[Op]) -> bool:
    """Whether an action of a card serves the plan; nobody knows of one that lies face down."""
    if card < 0:
        return False
    return any(part.op in plan for parts in situation.sheets[card].actions for part in parts)
