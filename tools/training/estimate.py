"""How long a recipe will take, from some games of each round played now."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from fort_desktop.arguments import UsageError
from fort_desktop.bots.net import Net
from fort_desktop.games.fort.bots.features import NAMES
from tools.training import crew, shards, steps
from tools.training.model import Model
from tools.training.recipe import Recipe

TRIED, LONG = 8, 30.0  # games of each round; seconds after which no further one is begun
HOUR = 3600.0


def lines(recipe: Recipe, folder: Path, workers: int) -> Iterator[str]:
    """For each round what a game takes and all that are missing will, then the sum of these.

    A round whose net is not there yet is tried with one that knows nothing.
    """
    hours = 0.0
    for number, of_round in enumerate(recipe.rounds):
        seconds = _seconds(recipe, folder, number)
        games = net_games(folder, number)
        left = sum(map(len, shards.missing(games, of_round.games)))
        takes = left * seconds / workers / HOUR
        hours += takes
        told = f"{1000 * seconds:.0f} ms a game, {left} games left, {takes:.2f} hours"
        yield f"round {number}: {told}"
    yield f"{hours:.2f} hours for the games on {workers} cores; a net takes some minutes besides"


def net_games(folder: Path, number: int) -> Path:
    return steps.net_path(folder, number).with_name(steps.GAMES)


def _seconds(recipe: Recipe, folder: Path, number: int) -> float:
    """Of processor time for a game, the mean of some."""
    mixture = recipe.rounds[number].mixture
    net = _net(folder, number, recipe.fit.hidden) if mixture.by_net else None
    hand = crew.Hand(crew.Task(mixture, net, folder))
    begin = time.process_time()
    tried = took = 0.0
    while tried < TRIED and took < LONG:
        hand.game(int(tried))
        tried, took = tried + 1, time.process_time() - begin
    return took / tried


def _net(folder: Path, number: int, hidden: int) -> Net:
    try:
        return steps.read_net(steps.net_path(folder, number - 1))
    except (OSError, UsageError):
        model = Model.new(len(NAMES), hidden, np.random.default_rng(1))
        return steps.net_of(model, {})
