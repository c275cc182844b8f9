"""What goes wrong in a bot's process is noted, and nobody gets to see a traceback."""

from __future__ import annotations

import time

import pytest

from fort_desktop.bots import workers
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from tests.bots import faulty_workers
from tests.bots.pools import PATIENCE, patient_pool
from tests.games.fort.frozen_cards import frozen_cards
from tests.noted import entries, watched


def answered(entry):
    """Whether its task was answered by somebody else than such a worker."""
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(seats=3), 7)
    with patient_pool(entry=entry) as pool:
        view = game.view(state, game.decision(state).seat)
        pool.submit(view, game.legal_moves(state), "easy", 1, "fort")
        end = time.monotonic() + PATIENCE
        while not (found := pool.poll()) and time.monotonic() < end:
            time.sleep(0.002)
    return found[0].fallback


def test_a_fault_of_a_bot_is_noted_and_prints_nothing(tmp_path, capfd):
    with watched(tmp_path / "log") as log:
        assert answered(faulty_workers.blunders)
        noted = entries(log)
    assert "In the process of a bot: ValueError" in noted
    assert "in fault\n" in noted
    assert "The process of a bot has ended" in noted
    assert capfd.readouterr() == ("", "")


def test_a_bot_that_dies_is_noted(tmp_path):
    with watched(tmp_path / "log") as log:
        assert answered(faulty_workers.dies)
        assert "The process of a bot has ended" in entries(log)


def test_a_fault_that_is_here_as_well_is_noted_and_another_bot_answers(tmp_path, monkeypatch):
    real = workers.WorkerPool._think
    levels = []

    def choose(pool, task, level):
        levels.append(level)
        if len(levels) == 1:
            raise KeyError(level)
        return real(pool, task, level)

    monkeypatch.setattr(workers.WorkerPool, "_think", choose)
    with watched(tmp_path / "log") as log:
        assert answered(faulty_workers.dies)
        assert "KeyError" in entries(log)
    assert len(levels) == 2


@pytest.mark.parametrize("entry", [faulty_workers.blunders])
def test_without_a_log_it_is_as_well(entry, capfd):
    assert answered(entry)
    assert capfd.readouterr() == ("", "")
