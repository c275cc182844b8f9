"""Other projects' games, one in a process: `python -m tools.bench.peer_games NAME`.

A Python runs it in which that project is installed, and nothing of ours is imported but the clock.
A line of seconds comes in, a line of figures goes out, until nothing more comes. Decisions are
those of players alone; what is dealt, drawn or rolled between them takes time and is not counted.

None of these projects is shipped or needed to play. Licences, as their packages name them:
OpenSpiel Apache-2.0; RLCard, catanatron and pyminion MIT.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random, seed
from typing import Any, TextIO

from tools.bench.clock import rates

COPIES = 100
SEED = 1


@dataclass(frozen=True, slots=True)
class PeerGame:
    """What a peer is measured at.

    Attributes:
        play: a whole game; its players' decisions.
        copy: an independent copy of a position in the middle of a game, where there is such a call.
        kinds: names of the figures that `play` gives: decisions, if they are counted, and games.
    """

    play: Callable[[], int]
    copy: Callable[[], object] | None = None
    kinds: tuple[str, str] = ("decisions", "random games")


def open_spiel(name: str, middle: int) -> PeerGame:
    """Rules in C++, called through `pyspiel` without the environments written upon it in Python.

    `legal_actions` answers where chance decides as well, with every outcome, and in these two games
    all are equally likely. So OpenSpiel's own benchmark draws from that list, which spares the
    pairs that `chance_outcomes` makes. `apply_action` does not check the action. Whether chance
    decides is asked before, not while it is measured.

    Args:
        name: of the game.
        middle: after how many steps, those of dealing included, a position is to be copied.
    """
    game, random = import_module("pyspiel").load_game(name), Random(SEED).random

    def share() -> float:
        """How many steps of a hundred games are decisions, and not those of chance."""
        steps = decisions = 0
        for _ in range(100):
            state = game.new_initial_state()
            while actions := state.legal_actions():
                steps += 1
                decisions += not state.is_chance_node()
                state.apply_action(actions[int(random() * len(actions))])
        return decisions / steps

    decided = share()

    def play() -> int:
        state = game.new_initial_state()
        legal, apply = state.legal_actions, state.apply_action
        steps = 0
        while actions := legal():
            apply(actions[int(random() * len(actions))])
            steps += 1
        return round(steps * decided)

    state = game.new_initial_state()
    while state.move_number() < middle:
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return PeerGame(play, state.clone)


def rlcard(name: str) -> PeerGame:
    """The game inside the environment, stepped by hand.

    `run` of an environment keeps trajectories, and its `step` makes arrays of what a player sees,
    for learning. The rules are in the game alone, which has the same `step` without arrays.
    """
    game = import_module("rlcard").make(name, config={"seed": SEED}).game
    random = Random(SEED).random
    judge = getattr(game, "judge", None)  # lists the actions of gin rummy

    def legal(state: Any) -> list[Any]:
        actions: list[Any] = judge.get_legal_actions() if judge else game.get_legal_actions(state)
        return actions

    def play() -> int:
        state, _ = game.init_game()
        step, is_over = game.step, game.is_over
        decisions = 0
        while not is_over():
            actions = legal(state)
            state, _ = step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return PeerGame(play)


def catanatron() -> PeerGame:
    """Four players at random, in the loop of `Game.play` without what that has beside the rules.

    `play` copies the game twice for those who watch, and `execute` looks each action up among the
    legal ones unless it is told not to. To roll the dice is a decision there.
    """
    package, random = import_module("catanatron"), Random(SEED).random
    limit, seeds = import_module("catanatron.game").TURNS_LIMIT, iter(range(1, 1_000_000))

    def new() -> Any:
        players = [package.RandomPlayer(color) for color in package.Color]
        return package.Game(players, seed=next(seeds))

    def play(most: float = float("inf"), game: Any = None) -> int:
        game = game or new()
        state, winner, execute = game.state, game.winning_color, game.execute
        decisions = 0
        while winner() is None and state.num_turns < limit and decisions < most:
            actions = state.playable_actions
            execute(actions[int(random() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    play(100, middle := new())
    return PeerGame(play, middle.copy)


def pyminion() -> PeerGame:
    """Two Big Money bots, one game again and again as its `Simulator` does.

    `log_stdout=False` keeps the log off the screen only: the package has set the root logger to
    INFO, so that every line is made for nobody. It is set back to where Python has it.
    """
    bot = import_module("pyminion.bots.examples").BigMoney
    cards = import_module("pyminion.expansions.base").base_set
    seed(SEED)  # it draws from the global generator
    game = import_module("pyminion.game").Game([bot("1"), bot("2")], [cards], log_stdout=False)
    logging.getLogger().setLevel(logging.WARNING)

    def play() -> int:
        game.play()
        return 0

    return PeerGame(play, kinds=("", "games of bots"))


ALL: dict[str, Callable[[], PeerGame]] = {
    "OpenSpiel gin rummy": partial(open_spiel, "gin_rummy", 60),
    "OpenSpiel hearts": partial(open_spiel, "hearts", 90),
    "RLCard gin rummy": partial(rlcard, "gin-rummy"),
    "RLCard mahjong": partial(rlcard, "mahjong"),
    "catanatron": catanatron,
    "pyminion Big Money": pyminion,
}


def measured(game: PeerGame, seconds: float) -> dict[str, float]:
    """Its figures by kind: per second, and of a copy the microseconds."""
    figures = dict(zip(game.kinds, rates(game.play, seconds), strict=True))
    figures.pop("", None)
    if copy := game.copy:

        def copies() -> int:
            for _ in range(COPIES):
                copy()
            return COPIES

        figures["copy"] = 1e6 / rates(copies, seconds / 2)[0]
    return figures


def serve(make: Callable[[], PeerGame], asked: Iterable[str], answers: TextIO) -> None:
    """An empty answer when it is ready, then one to each line; after a failure no more."""

    def tell(what: dict[str, Any]) -> None:
        answers.write(json.dumps(what) + "\n")
        answers.flush()

    try:
        game = make()
        tell({})
        for line in asked:
            tell(measured(game, float(line)))
    except ModuleNotFoundError as error:
        tell({"failed": f"it is not installed ({error})"})
    except Exception as error:  # noqa: BLE001 - nobody knows what others' code raises
        tell({"failed": f"it failed with {type(error).__name__}: {error}"})


if __name__ == "__main__":
    told = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a project prints is no answer
    serve(ALL[sys.argv[1]], sys.stdin, told)
