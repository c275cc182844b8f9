"""How good guesses are on games that nothing was learnt from, by variant and number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tools.training.model import Numbers, log_loss
from tools.training.samples import KINDS, Array, Samples

STEPS = 25  # of Newton's method, which here needs some five


@dataclass(frozen=True, slots=True)
class Quality:
    """Of some rows: of the net and of the hand-made evaluation.

    Attributes:
        what: which rows.
        rows: how many.
        loss, thumb_loss: mean log-loss, of nothing known ln 2 at two seats.
        auc, thumb_auc: how often a row that wins gets a higher chance than one that does not; None
            where all of them or none win.
    """

    what: str
    rows: int
    loss: float
    thumb_loss: float
    auc: float | None
    thumb_auc: float | None


def qualities(samples: Samples, logits: Numbers, thumb: Numbers) -> list[Quality]:
    """Of all rows, those of each number of seats and those of each variant."""
    shares = samples.columns["share"]
    found = []
    for what, chosen in _groups(samples.columns):
        mine, hand_made, won = logits[chosen], thumb[chosen], shares[chosen]
        losses = log_loss(mine, won), log_loss(hand_made, won)
        found.append(Quality(what, int(chosen.sum()), *losses, auc(mine, won), auc(hand_made, won)))
    return found


def _groups(columns: Mapping[str, Array]) -> Iterator[tuple[str, Array]]:
    yield "all", np.ones(len(columns["share"]), bool)
    for seats in np.unique(columns["seats"]):
        yield f"{seats} seats", columns["seats"] == seats
    for place in np.unique(columns["variant"]):
        yield KINDS[place], columns["variant"] == place


def auc(scores: Numbers, shares: Numbers) -> float | None:
    """The area below the curve of hits over false alarms, a tie being half.

    A shared victory counts as a part of one that wins and as the rest of one that does not.
    """
    _, place = np.unique(scores, return_inverse=True)
    wins = np.bincount(place, shares)
    others = np.bincount(place, 1 - shares)
    pairs = float(wins.sum() * others.sum())
    if not pairs:
        return None
    below = np.cumsum(others) - others / 2
    return float(wins @ below) / pairs


class ByThumb:
    """The hand-made evaluation as a chance: a logistic curve for each number of seats."""

    def __init__(self, columns: Mapping[str, Array], chosen: Array) -> None:
        """Fitted to the chosen rows."""
        self._curves: dict[int, Any] = {}
        for seats in np.unique(columns["seats"][chosen]):
            of_them = chosen & (columns["seats"] == seats)
            thumb = columns["thumb"][of_them].astype(float)
            self._curves[int(seats)] = _curve(thumb, columns["share"][of_them])

    def logits(self, columns: Mapping[str, Array]) -> Numbers:
        found = np.zeros(len(columns["share"]))
        for seats, (bias, slope) in self._curves.items():
            chosen = columns["seats"] == seats
            found[chosen] = bias + slope * columns["thumb"][chosen]
        return found


def _curve(thumb: Numbers, shares: Numbers) -> Numbers:
    """Bias and slope of least log-loss, by Newton's method; a pinch of decay keeps them finite."""
    rows = np.stack([np.ones_like(thumb), thumb], axis=1)
    found = np.zeros(2)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(rows @ found, -30, 30)))
        slope = rows.T @ (chance - shares) + 1e-3 * found
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + 1e-3 * np.eye(2)
        found = found - np.linalg.solve(bend, slope)
    return found
