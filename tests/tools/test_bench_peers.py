"""Peers are measured at their best, each in a process of its own; a failure stops no other."""

from __future__ import annotations

import io
import json
import logging
import random
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tools.bench import peer_games, peers
from tools.bench.peer_games import PeerGame, measured, serve
from tools.dev import PEER_GAMES

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="a script takes the place of Python")

# A game of a deal, two decisions, another deal and one more decision; it also talks.
PYSPIEL = """
print("noise while it is read")

class State:
    def __init__(self):
        self.steps = []
    def legal_actions(self):
        return [7, 8] if len(self.steps) < 5 else []
    def is_chance_node(self):
        return len(self.steps) in (0, 3)
    def apply_action(self, action):
        print("noise while it plays")
        self.steps.append(action)
    def move_number(self):
        return len(self.steps)
    def clone(self):
        return State()

class Game:
    new_initial_state = State

def load_game(name):
    return Game()
"""


@pytest.fixture
def modules(monkeypatch):
    """Puts modules in the place of other projects'."""

    def put(name, **names):
        module = ModuleType(name)
        vars(module).update(names)
        monkeypatch.setitem(sys.modules, name, module)

    return put


# --- what each is told ----------------------------------------------------------------------------


def test_open_spiel_counts_decisions_of_players_only(modules):
    names = {}
    exec(PYSPIEL, names)  # noqa: S102 - the text above
    modules("pyspiel", load_game=names["load_game"])
    game = peer_games.open_spiel("gin_rummy", 3)
    assert [game.play() for _ in range(3)] == [3, 3, 3]
    assert game.copy is not None


@pytest.mark.parametrize("judged", [True, False])
def test_rlcard_is_stepped_without_its_environment(modules, judged):
    made = []

    class Game:
        def init_game(self):
            self.left = 4
            return "state", 0

        def step(self, action):
            made.append(action)
            self.left -= 1
            return "state", 0

        def is_over(self):
            return not self.left

    def actions(*state):
        assert state == (() if judged else ("state",))
        return ["a"]

    game = Game()
    if judged:
        game.judge = SimpleNamespace(get_legal_actions=actions)
    else:
        game.get_legal_actions = actions
    modules("rlcard", make=lambda *_, **__: SimpleNamespace(game=game))
    assert peer_games.rlcard("x").play() == 4
    assert made == ["a"] * 4


def test_catanatron_does_not_look_actions_up_again(modules):
    class Game:
        def __init__(self, players, seed):
            assert players == ["red", "blue"]
            self.state = SimpleNamespace(num_turns=0, playable_actions=["a", "b"])
            self.copy = object

        def winning_color(self):
            return None

        def execute(self, action, *, validate_action):
            assert action in "ab"
            assert not validate_action
            self.state.num_turns += 1

    modules("catanatron", Game=Game, RandomPlayer=str, Color=["red", "blue"])
    modules("catanatron.game", TURNS_LIMIT=120)
    game = peer_games.catanatron()
    assert game.play() == 120
    assert game.copy is not None


def test_pyminion_writes_no_log(modules, monkeypatch):
    root = logging.getLogger()
    monkeypatch.setattr(root, "level", root.level)
    told = []

    class Game:
        def __init__(self, bots, expansions, *, log_stdout):
            assert (bots, expansions, log_stdout) == (["1", "2"], ["base"], False)
            root.setLevel(logging.INFO)

        def play(self):
            told.append(root.isEnabledFor(logging.INFO))

    for package in ("pyminion", "pyminion.bots", "pyminion.expansions"):
        modules(package)
    modules("pyminion.bots.examples", BigMoney=str)
    modules("pyminion.expansions.base", base_set="base")
    modules("pyminion.game", Game=Game)
    before = random.getstate()
    game = peer_games.pyminion()
    random.setstate(before)
    game.play()
    assert told == [False]
    assert measured(game, 0.0).keys() == {"games of bots"}


def test_every_peer_is_pinned_exactly():
    assert all(package.count("==") == 1 and "*" not in package for package in PEER_GAMES)


# --- answers --------------------------------------------------------------------------------------


def test_a_peer_gives_decisions_games_and_copies():
    figures = measured(PeerGame(lambda: 3, object), 0.0)
    assert figures.keys() == {"decisions", "random games", "copy"}
    assert figures["decisions"] == pytest.approx(3 * figures["random games"])


def answers(make, *lines):
    out = io.StringIO()
    serve(make, lines, out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_an_answer_to_each_line():
    ready, first, second = answers(lambda: PeerGame(lambda: 1), "0.0\n", "0.0\n")
    assert ready == {}
    assert first.keys() == second.keys() == {"decisions", "random games"}


def test_a_failure_is_told_and_ends_it():
    def missing():
        raise ModuleNotFoundError("No module named 'x'")

    def broken():
        raise ValueError("too\nmany")

    (failed,) = answers(missing, "0.0\n")
    assert failed == {"failed": "it is not installed (No module named 'x')"}
    ready, failed = answers(lambda: PeerGame(broken), "0.0\n", "0.0\n")
    assert (ready, failed) == ({}, {"failed": "it failed with ValueError: too\nmany"})


def test_what_fails_later_has_no_figures_and_is_asked_no_more():
    said = iter([{}, {"copy": 2.0}, {"failed": "it failed with ValueError: too\nmany"}])
    peer = peers.Peer("x", lambda _: next(said))
    peer.sample(1.0)
    assert (peer.samples, peer.trouble) == ({"copy": [2.0]}, "")
    for _ in range(3):
        peer.sample(1.0)
    assert (peer.samples, peer.trouble) == ({}, "it failed with ValueError: too many")


# --- processes ------------------------------------------------------------------------------------


def test_peers_that_are_not_installed_are_named(monkeypatch, tmp_path):
    """Another is measured all the same; what it prints is no answer."""
    (tmp_path / "pyspiel.py").write_text(PYSPIEL.replace("< 5", "< 100"))
    monkeypatch.chdir(tmp_path)
    with peers.started(Path(sys.executable)) as found:
        assert [peer.name for peer in found] == list(peer_games.ALL)
        for peer in found:
            peer.sample(0.0)
    with_figures = [peer for peer in found if peer.samples]
    assert [peer.name for peer in with_figures] == ["OpenSpiel gin rummy", "OpenSpiel hearts"]
    others = [peer for peer in found if peer not in with_figures]
    assert all("not installed" in peer.trouble for peer in others)


@POSIX
def test_a_process_that_ends_is_told(tmp_path):
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\nexit 3\n")
    python.chmod(0o755)
    with peers.started(python) as found:
        assert {peer.trouble for peer in found} == {"its process ended with exit code 3"}
