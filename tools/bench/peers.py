"""Other projects' games, measured in the same run.

This file is also run by itself, with a Python in which they are installed: so it imports nothing
of ours. Peers that are not installed are left out.
"""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

PARTS = 5
Figures = dict[str, float]


class NoPeersError(RuntimeError):
    """The Python given for the peers cannot be run."""


def measure(python: Path, seconds: float) -> Figures:
    """The peers' figures by name.

    Raises:
        NoPeersError: the Python does not run.
    """
    command = [str(python), str(Path(__file__)), str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        found: Figures = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        raise NoPeersError(f"The peers cannot be measured with {python}: {error}") from error
    return found


def _rates(game: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games in a second of processor time: medians over parts of it."""
    decisions, games = [], []
    seed = 0
    for _ in range(PARTS):
        began = time.process_time()
        made = played = 0
        while (took := time.process_time() - began) < seconds / PARTS:
            made += game(seed)
            played += 1
            seed += 1
        decisions.append(made / took)
        games.append(played / took)
    return median(decisions), median(games)


def catanatron(seconds: float) -> Figures:
    """Four random players; and copies of games a hundred actions old."""
    package = import_module("catanatron")

    def new(seed: int) -> Any:
        return package.Game([package.RandomPlayer(color) for color in package.Color], seed=seed)

    def play(seed: int) -> int:
        game = new(seed)
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    decisions, games = _rates(play, seconds)
    middle = new(1)
    for _ in range(100):
        middle.play_tick()

    def copy(_seed: int) -> int:
        for _ in range(100):
            middle.copy()
        return 100

    copies, _ = _rates(copy, seconds / 2)
    return {
        "catanatron decisions/s": decisions,
        "catanatron games/s": games,
        "catanatron copy µs": 1e6 / copies,
    }


def rlcard(seconds: float) -> Figures:
    """Random agents at the environments nearest to ours."""
    package, agent = import_module("rlcard"), import_module("rlcard.agents").RandomAgent
    figures: Figures = {}
    for name, title in (("mahjong", "RLCard mahjong"), ("gin-rummy", "RLCard gin rummy")):
        table = package.make(name, config={"seed": 1})
        agents = [agent(num_actions=table.num_actions) for _ in range(table.num_players)]
        table.set_agents(agents)

        def play(_seed: int, table: Any = table) -> int:
            trajectories, _ = table.run(is_training=False)
            return sum((len(steps) - 1) // 2 for steps in trajectories)

        decisions, games = _rates(play, seconds)
        figures |= {f"{title} decisions/s": decisions, f"{title} games/s": games}
    return figures


def pyminion(seconds: float) -> Figures:
    """Two Big Money bots."""
    bot = import_module("pyminion.bots.examples").BigMoney
    cards = import_module("pyminion.expansions.base").base_set
    game = import_module("pyminion.game").Game

    def play(_seed: int) -> int:
        game([bot("1"), bot("2")], [cards], log_stdout=False).play()
        return 0

    return {"pyminion Big Money games/s": _rates(play, seconds)[1]}


def main(seconds: float) -> Figures:
    """The figures of every peer that is installed."""
    found: Figures = {}
    for peer in (catanatron, rlcard, pyminion):
        with contextlib.suppress(ImportError), contextlib.redirect_stdout(io.StringIO()):
            found |= peer(seconds)
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(float(sys.argv[1]))))
