"""When too many workers are lost in a row they rest, come back, and bots think here meanwhile."""

import os
import signal
from multiprocessing import resource_tracker
from random import Random
from types import SimpleNamespace

import pytest

from fort_desktop.bots import workers
from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.workers import GIVE_UP_AFTER, LONGEST_REST
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.state import TowersOptions
from tests.bots import faulty_workers
from tests.bots.faulty_workers import pids
from tests.bots.pools import patient_pool
from tests.bots.test_workers import answers
from tests.games.fort.frozen_cards import frozen_cards


@pytest.fixture(scope="module")
def fort():
    """A view of Fort, its legal moves and the game."""
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(seats=3), 7)
    return game.view(state, game.decision(state).seat), game.legal_moves(state), game


@pytest.fixture(scope="module")
def towers():
    game = TowersGame()
    state = game.new_game(TowersOptions(3, first=0), 7)
    return game.view(state, 0), game.legal_moves(state), game


@pytest.fixture
def clock(monkeypatch):
    """The time as the pool knows it."""
    now = SimpleNamespace(at=1000.0)
    monkeypatch.setattr(workers, "time", SimpleNamespace(monotonic=lambda: now.at))
    return now


def lose(pool, view, legal, count):
    """So many workers, one at a task each."""
    for seed in range(count):
        pool.submit(view, legal, "easy", seed, "fort")
        assert len(answers(pool)) == 1


def test_workers_come_back_after_a_rest(fort, clock, tmp_path, monkeypatch):
    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setenv("FORT_TEST_MARK", str(mark))
    view, legal, _ = fort
    with patient_pool(entry=faulty_workers.dies_while_marked, rest=5.0) as pool:
        lose(pool, view, legal, GIVE_UP_AFTER)
        assert pool.resting
        assert pids(pool) == []
        mark.unlink()
        clock.at += 4.9
        lose(pool, view, legal, 1)
        assert pids(pool) == []
        clock.at += 0.1
        pool.submit(view, legal, "medium", 1, "fort")
        (answer,) = answers(pool)
        assert not answer.fallback
        assert not pool.resting


def test_each_rest_is_twice_as_long_as_the_one_before_up_to_a_minute(fort, clock):
    view, legal, _ = fort
    with patient_pool(entry=faulty_workers.dies, rest=20.0) as pool:
        lose(pool, view, legal, GIVE_UP_AFTER)
        rests = []
        for _ in range(4):
            rests.append(pool._rested - clock.at)
            clock.at = pool._rested
            lose(pool, view, legal, 1)
    assert rests == [20.0, 40.0, LONGEST_REST, LONGEST_REST]


def chosen(game, level, view, legal, seed):
    return make_bot(level, game.id).choose(game, view, legal, Random(seed))


def test_without_workers_a_medium_bot_plays_as_ever(fort):
    view, legal, game = fort
    with patient_pool(entry=faulty_workers.dies) as pool:
        lose(pool, view, legal, GIVE_UP_AFTER)
        for seed in range(5):
            pool.submit(view, legal, "medium", seed, "fort")
            (answer,) = pool.poll()
            assert answer.move == chosen(game, "medium", view, legal, seed)
            assert (answer.fallback, answer.weaker) == (True, False)


def test_without_workers_a_hard_bot_plays_as_a_medium_one_and_says_so(towers):
    view, legal, game = towers
    with patient_pool(entry=faulty_workers.dies) as pool:
        for seed in range(GIVE_UP_AFTER + 2):
            pool.submit(view, legal, "hard", seed, "towers")
            (answer,) = answers(pool)
            assert answer.move == chosen(game, "medium", view, legal, seed)
            assert answer.weaker
        assert pool.resting


def test_what_a_late_worker_was_asked_is_answered_by_rules_of_thumb(fort):
    """To think here as well might take as long, and the window would wait."""
    view, legal, game = fort
    with patient_pool(entry=faulty_workers.hangs, deadline=0.2) as pool:
        pool.submit(view, legal, "medium", 3, "fort")
        (answer,) = answers(pool)
    assert answer.move == chosen(game, "easy", view, legal, 3)
    assert answer.weaker


def test_a_bot_that_fails_here_too_is_answered_for_by_rules_of_thumb(fort, monkeypatch):
    class Failing:
        def choose(self, *_):
            raise RuntimeError("a bot with a fault")

    def made(level, game):
        return Failing() if level == "medium" else make_bot(level, game)

    monkeypatch.setattr(workers, "make_bot", made)
    view, legal, game = fort
    with patient_pool(entry=faulty_workers.dies) as pool:
        pool.submit(view, legal, "medium", 2, "fort")
        (answer,) = answers(pool)
    assert answer.move == chosen(game, "easy", view, legal, 2)


def test_a_system_that_gives_no_process_does_not_stop_the_game(fort, monkeypatch):
    def refused(*_):
        raise OSError("no more processes")

    view, legal, _ = fort
    monkeypatch.setattr(workers, "_Worker", refused)
    with patient_pool() as pool:
        pool.submit(view, legal, "easy", 1, "fort")
        (answer,) = pool.poll()
        assert answer.move in legal
        assert pool.resting


@pytest.mark.skipif(os.name != "posix", reason="POSIX only")
def test_a_worker_comes_without_a_warning_when_python_lost_its_helper_too(fort, capfd):
    """A terminal that closes ends both, and the window lives on to save the game."""
    view, legal, _ = fort
    with patient_pool() as pool:
        helper = resource_tracker._resource_tracker._pid
        os.kill(helper, signal.SIGKILL)
        os.waitid(os.P_PID, helper, os.WEXITED | os.WNOWAIT)
        pool._workers[0]._process.kill()
        pool._workers[0]._process.join()
        assert pool.poll() == []  # a warning would be an error here
        pool.submit(view, legal, "easy", 1, "fort")
        (answer,) = answers(pool)
    assert not answer.fallback
    assert capfd.readouterr().err == ""
