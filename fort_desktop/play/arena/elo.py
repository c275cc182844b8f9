"""Elo of bots that met in many deals, with intervals from drawing the deals again (bootstrap)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

Pair = tuple[str, str]
Meetings = Mapping[Pair, Sequence[float]]

SCALE = 400 / math.log(10)
DRAWN_AGAIN = 500  # times
BLOCKS = 1000  # of neighbouring deals at most, which are drawn together where there are more deals
SEED = 1
_ROUNDS, _CLOSE = 1000, 1e-7


def ratings(bots: Sequence[str], met: Meetings) -> dict[str, float]:
    """The Elo of each bot; their mean is 0 (Bradley and Terry, fitted as Hunter does, 2004).

    Each pair counts one tie more than there was, so that even who never lost has a number.

    Args:
        bots: at least one.
        met: for each pair how often the first did better, a tie being half, and how often they met.
    """
    rivals: dict[str, list[tuple[str, float]]] = {bot: [] for bot in bots}
    won = dict.fromkeys(bots, 0.0)
    for (bot, rival), (better, times) in met.items():
        rivals[bot].append((rival, times + 1))
        won[bot] += better + 0.5
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS if met else 0):
        change = 0.0
        for bot in bots:
            mine = strength[bot]
            new = won[bot] / sum([n / (mine + strength[rival]) for rival, n in rivals[bot]])
            change = max(change, abs(new - mine) / mine)
            strength[bot] = new
        if change < _CLOSE:
            break
    logs = {bot: math.log(found) for bot, found in strength.items()}
    mean = math.fsum(logs.values()) / len(logs)
    return {bot: SCALE * (log - mean) for bot, log in logs.items()}


def intervals(
    bots: Sequence[str], deals: Sequence[Meetings]
) -> dict[str, tuple[float, float] | None]:
    """The 95 % interval of the Elo of each bot; None of fewer than two deals.

    The draws have a fixed seed: the same deals give the same intervals.
    """
    blocks = _blocks(deals)
    if len(blocks) < 2:
        return dict.fromkeys(bots)
    rng = Random(SEED)
    drawn = [together(rng.choices(blocks, k=len(blocks))) for _ in range(DRAWN_AGAIN)]
    found = [ratings(bots, met) for met in drawn]
    return {bot: _middle(sorted(elo[bot] for elo in found)) for bot in bots}


def together(deals: Sequence[Meetings]) -> Meetings:
    """The meetings of several deals, added up."""
    met: dict[Pair, list[float]] = {}
    for deal in deals:
        for pair, (better, times) in deal.items():
            sums = met.setdefault(pair, [0.0, 0.0])
            sums[0] += better
            sums[1] += times
    return met


def _blocks(deals: Sequence[Meetings]) -> Sequence[Meetings]:
    size = -(-len(deals) // BLOCKS)
    if size <= 1:
        return deals
    return [together(deals[n : n + size]) for n in range(0, len(deals), size)]


def _middle(found: Sequence[float]) -> tuple[float, float]:
    """Without the lowest and the highest 2.5 %."""
    cut = len(found) // 40
    return found[cut], found[-1 - cut]
