"""A net learns from rows of games, and is measured on games from which it has not learnt."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tools.training.metrics import ByThumb, Quality, qualities
from tools.training.model import Adam, Model, Numbers, log_loss
from tools.training.samples import Array, Samples

LEARN, STOP, HELD = range(3)
HELD_PERCENT, STOP_PERCENT = 10, 5  # of the games
PIECE = 8192  # rows looked at together where nothing is learnt


@dataclass(frozen=True, slots=True)
class Settings:
    """How it learns.

    Attributes:
        seed: of the first weights and the order of the rows.
        hidden: how many hidden sums the net has.
        epochs: how often it sees all rows at most.
        batch: rows of a step.
        rate: how far a step goes at first; halved whenever an epoch has brought nothing.
        decay: how dear large weights are (L2).
        patience: after so many epochs that brought nothing it ends.
    """

    seed: int = 1
    hidden: int = 48
    epochs: int = 40
    batch: int = 1024
    rate: float = 1e-3
    decay: float = 1e-5
    patience: int = 4

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Fitted:
    """What came of it.

    Attributes:
        model: of the epoch that did best on the games that say when to stop.
        epochs: how many there were.
        best: the number of that one, from 1.
        games: how many it learnt from, stopped by and was measured on.
        rows: the same of their rows.
        held: how good it is on the last of these.
    """

    model: Model
    epochs: int
    best: int
    games: tuple[int, int, int]
    rows: tuple[int, int, int]
    held: list[Quality]


def parts_of(seeds: Array) -> Array:
    """Of each row whether it is to learn from, to stop by or held out: the same for a whole game.

    It follows from the seed of the game alone, so that what was held out once is held out whenever
    the game is used again.
    """
    games, place = np.unique(seeds, return_inverse=True)
    lots = np.array([zlib.crc32(f"held out/{seed}".encode()) % 100 for seed in games])
    of_game = np.where(lots < HELD_PERCENT, HELD, LEARN)
    of_game[(lots >= HELD_PERCENT) & (lots < HELD_PERCENT + STOP_PERCENT)] = STOP
    found: Array = of_game[place]
    return found


def fit(samples: Samples, settings: Settings, told: Callable[[int, float], None]) -> Fitted:
    """Learn from rows.

    Args:
        samples: of enough games that some are held out.
        told: is told after each epoch its number and its loss on the games to stop by.

    Raises:
        ValueError: the games are too few.
    """
    part = parts_of(samples.columns["seed"])
    rows = tuple(int((part == which).sum()) for which in (LEARN, STOP, HELD))
    if not all(rows):
        raise ValueError("there are too few games to learn from some and be measured on others")
    seeds = samples.columns["seed"]
    games = [len(np.unique(seeds[part == which])) for which in (LEARN, STOP, HELD)]
    model, epochs, best = _learnt(samples, part, settings, told)
    held = _chosen(samples, part == HELD)
    thumb = ByThumb(samples.columns, part == LEARN).logits(held.columns)
    found = qualities(held, logits_of(model, held.inputs), thumb)
    learnt, stopped, measured = games
    return Fitted(
        model, epochs, best, (learnt, stopped, measured), (rows[0], rows[1], rows[2]), found
    )


def _chosen(samples: Samples, chosen: Array) -> Samples:
    columns = {name: column[chosen] for name, column in samples.columns.items()}
    return Samples(samples.inputs[chosen], columns)


def _learnt(
    samples: Samples, part: Array, settings: Settings, told: Callable[[int, float], None]
) -> tuple[Model, int, int]:
    """The best model, how many epochs there were, and which of them was the best."""
    chance = np.random.default_rng(settings.seed)
    model = Model.new(samples.inputs.shape[1], settings.hidden, chance)
    adam, rate = Adam(model.parts), settings.rate
    learn = np.flatnonzero(part == LEARN)
    stop = _chosen(samples, part == STOP)
    least, best, kept, epoch = np.inf, 0, model.copy(), 0
    for epoch in range(1, settings.epochs + 1):
        _epoch(model, adam, samples, chance.permutation(learn), settings, rate)
        loss = log_loss(logits_of(model, stop.inputs), stop.columns["share"])
        told(epoch, loss)
        if loss < least:
            least, best, kept = loss, epoch, model.copy()
        elif epoch - best >= settings.patience:
            break
        else:
            rate /= 2
    return kept, epoch, best


def _epoch(
    model: Model, adam: Adam, samples: Samples, order: Array, settings: Settings, rate: float
) -> None:
    shares = samples.columns["share"]
    for first in range(0, len(order), settings.batch):
        chosen = order[first : first + settings.batch]
        rows = samples.inputs[chosen].astype(np.float32)
        adam.step(model.parts, model.gradients(rows, shares[chosen], settings.decay), rate)


def logits_of(model: Model, inputs: Array) -> Numbers:
    """For rows of halves of floats, a piece at a time."""
    pieces = (inputs[at : at + PIECE] for at in range(0, len(inputs), PIECE))
    return np.concatenate([model.logits(piece.astype(np.float32)) for piece in pieces])
