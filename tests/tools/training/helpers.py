"""Small mixtures, folders of games and made-up rows for the tests of the training."""

from __future__ import annotations

import numpy as np

from tools.training.mixture import FIRST_SEED, Mixture
from tools.training.samples import COLUMNS, Samples

SMALL = {"seats": {2: 1}, "variants": {"base": 1}, "bots": {"random": 1}}


def mixture(**changes):
    return Mixture(FIRST_SEED, **SMALL | changes)


def rows_of(folder):
    """The bytes of each file of games."""
    return {path.name: path.read_bytes() for path in sorted(folder.glob("games-*.npz"))}


def made_up(games, rows=20, inputs=8, seed=1):
    """Rows whose first two inputs tell who wins, exactly but not as a sum of both."""
    chance = np.random.default_rng(seed)
    numbers = games * rows
    given = chance.uniform(-1, 1, (numbers, inputs)).astype(np.float16)
    columns = {name: np.zeros(numbers, dtype) for name, dtype in COLUMNS.items()}
    columns["share"][:] = given[:, 0] * given[:, 1] > 0
    columns["thumb"][:] = given[:, 0]
    columns["seed"][:] = FIRST_SEED + np.repeat(np.arange(games), rows)
    columns["seats"][:] = 2 + columns["seed"] % 2
    return Samples(given, columns)
