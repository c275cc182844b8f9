"""Workers answer, can be cancelled, and nothing that befalls one stops the game."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from fort_desktop.bots import workers
from fort_desktop.bots.packing import MAX_MESSAGE, Task, pack, unpack
from fort_desktop.bots.workers import DEADLINE, GIVE_UP_AFTER
from fort_desktop.contract.kits import kit
from fort_desktop.games.fort.cards.build import build_cards
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from fort_desktop.games.towers.rules.engine import TowersGame
from fort_desktop.games.towers.rules.state import TowersOptions
from tests.bots import faulty_workers
from tests.bots.faulty_workers import pids
from tests.bots.pools import PATIENCE, patient_pool
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.packs import pack_text

TOP = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def game():
    return FortGame(frozen_cards())


@pytest.fixture(scope="module")
def asked(game):
    """A view and its legal moves, several of them."""
    state = game.new_game(FortOptions(seats=3), 7)
    return game.view(state, game.decision(state).seat), game.legal_moves(state)


def answers(pool, n=1, seconds=PATIENCE):
    found = []
    end = time.monotonic() + seconds
    while len(found) < n and time.monotonic() < end:
        found += pool.poll()
        time.sleep(0.002)
    return found


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_worker_answers_with_a_legal_move(game, asked, level):
    view, legal = asked
    with patient_pool() as pool:
        number = pool.submit(view, legal, level, 1, "fort")
        (answer,) = answers(pool)
    assert answer.number == number
    assert answer.move in legal
    assert not answer.fallback


@pytest.mark.skipif(os.name != "posix", reason="POSIX only")
def test_a_worker_that_still_loads_does_not_hear_ctrl_c(game, asked, capfd):
    view, legal = asked
    with patient_pool() as pool:
        number = pool.submit(view, legal, "easy", 1, "fort")
        for pid in pids(pool):
            os.kill(pid, signal.SIGINT)
        (answer,) = answers(pool, seconds=60.0)
    assert (answer.number, answer.fallback) == (number, False)
    assert capfd.readouterr() == ("", "")


def test_nothing_blocks_while_the_worker_starts(game, asked):
    view, legal = asked
    with patient_pool() as pool:
        pool.submit(view, legal, "easy", 1, "fort")
        assert pool.poll() == []
        assert len(answers(pool)) == 1


def test_same_seed_gives_the_same_move_as_the_bot_itself(game, asked):
    view, legal = asked
    with patient_pool() as pool:
        for seed in range(8):
            pool.submit(view, legal, "easy", seed, "fort")
        found = {answer.number: answer.move for answer in answers(pool, 8)}
    bot = workers.make_bot("easy", "fort")
    for seed in range(8):
        assert found[seed + 1] == bot.choose(game, view, legal, Random(seed))


def test_worker_knows_the_game_of_each_question(game, asked):
    view, legal = asked
    towers = TowersGame()
    state = towers.new_game(TowersOptions(3, first=0), 7)
    with patient_pool() as pool:
        first = pool.submit(towers.view(state, 0), towers.legal_moves(state), "random", 1, "towers")
        second = pool.submit(view, legal, "random", 1, "fort")
        with pytest.raises(ValueError, match="there is no game 'whist'"):
            pool.submit(view, legal, "random", 1, "whist")
        found = {answer.number: answer for answer in answers(pool, 2)}
    assert found[first].move in towers.legal_moves(state)
    assert found[second].move in legal
    assert not any(answer.fallback for answer in found.values())


def test_several_workers_share_the_tasks(game, asked):
    view, legal = asked
    with patient_pool(size=2, entry=faulty_workers.answers_late) as pool:
        numbers = [pool.submit(view, legal, "easy", seed, "fort") for seed in range(4)]
        found = answers(pool, 4)
        assert len(set(pids(pool))) == 2
    assert sorted(answer.number for answer in found) == numbers


def test_single_legal_move_needs_no_worker(game, asked):
    view, legal = asked
    with patient_pool(entry=faulty_workers.hangs) as pool:
        number = pool.submit(view, legal[:1], "medium", 1, "fort")
        (answer,) = pool.poll()
    assert (answer.number, answer.move, answer.fallback) == (number, legal[0], False)


def test_cancelled_task_never_answers(game, asked):
    view, legal = asked
    with patient_pool(entry=faulty_workers.answers_late) as pool:
        running, waiting, last = (pool.submit(view, legal, "easy", n, "fort") for n in range(3))
        pool.cancel(running)
        pool.cancel(waiting)
        pool.cancel(99)
        assert [answer.number for answer in answers(pool)] == [last]
        assert answers(pool, seconds=0.4) == []


def test_cancelled_single_move_never_answers(game, asked):
    view, legal = asked
    with patient_pool() as pool:
        pool.cancel(pool.submit(view, legal[:1], "easy", 1, "fort"))
        assert pool.poll() == []


def test_killed_worker_is_answered_for_and_replaced(game, asked):
    view, legal = asked
    with patient_pool(entry=faulty_workers.hangs, deadline=2 * PATIENCE) as pool:
        number = pool.submit(view, legal, "medium", 1, "fort")
        before = pids(pool)
        began = time.monotonic()
        pool._workers[0]._process.kill()
        (answer,) = answers(pool)
        assert time.monotonic() - began < PATIENCE
        assert (answer.number, answer.fallback) == (number, True)
        assert answer.move in legal
        assert len(pids(pool)) == 1
        assert pids(pool) != before


def test_the_next_worker_answers_again(game, asked, tmp_path, monkeypatch):
    monkeypatch.setenv("FORT_TEST_MARK", str(tmp_path / "mark"))
    view, legal = asked
    with patient_pool(entry=faulty_workers.fails_once) as pool:
        first, second = (pool.submit(view, legal, "easy", seed, "fort") for seed in (1, 2))
        found = {answer.number: answer.fallback for answer in answers(pool, 2)}
    assert found == {first: True, second: False}


def test_worker_killed_while_idle_is_replaced_before_the_next_task(game, asked):
    view, legal = asked
    with patient_pool() as pool:
        before = pids(pool)
        pool._workers[0]._process.kill()
        pool._workers[0]._process.join()
        assert pool.poll() == []
        assert pids(pool) != before
        pool.submit(view, legal, "easy", 1, "fort")
        (answer,) = answers(pool)
    assert not answer.fallback


def test_task_given_to_a_dead_worker_is_answered(game, asked):
    view, legal = asked
    with patient_pool() as pool:
        pool._workers[0]._process.kill()
        pool._workers[0]._process.join()
        number = pool.submit(view, legal, "easy", 1, "fort")
        (answer,) = answers(pool)
    assert (answer.number, answer.fallback) == (number, True)


def test_hung_worker_is_answered_for_at_the_deadline(game, asked):
    assert DEADLINE < 5.0
    view, legal = asked
    with patient_pool(entry=faulty_workers.hangs, deadline=0.3) as pool:
        number = pool.submit(view, legal, "medium", 1, "fort")
        (answer,) = answers(pool)
        assert (answer.number, answer.fallback) == (number, True)
        again = pool.submit(view, legal, "medium", 1, "fort")
        (answer,) = answers(pool)
        assert (answer.number, answer.fallback) == (again, True)


def test_workers_that_always_die_are_given_up(game, asked):
    view, legal = asked
    with patient_pool(size=2, entry=faulty_workers.dies) as pool:
        numbers = [pool.submit(view, legal, "easy", n, "fort") for n in range(GIVE_UP_AFTER + 3)]
        found = answers(pool, len(numbers))
        assert pids(pool) == []
        later = pool.submit(view, legal, "easy", 1, "fort")
        (answer,) = pool.poll()
    assert sorted(answer.number for answer in found) == numbers
    assert all(answer.fallback for answer in found)
    assert (answer.number, answer.fallback) == (later, True)


def test_task_too_big_for_the_pipe_is_answered(game, asked, monkeypatch):
    monkeypatch.setattr(workers, "MAX_MESSAGE", 10)
    view, legal = asked
    with patient_pool() as pool:
        pool.submit(view, legal, "easy", 1, "fort")
        (answer,) = pool.poll()
    assert answer.fallback


def test_wrong_tasks_are_refused(game, asked):
    view, legal = asked
    with patient_pool(entry=faulty_workers.hangs) as pool:
        with pytest.raises(ValueError, match="no legal move"):
            pool.submit(view, [], "easy", 1, "fort")
        with pytest.raises(ValueError, match="no level 'godlike'"):
            pool.submit(view, legal, "godlike", 1, "fort")


def test_closing_ends_the_processes_and_may_be_repeated(game, asked):
    view, legal = asked
    pool = patient_pool(entry=faulty_workers.hangs)
    process = pool._workers[0]._process
    pool.submit(view, legal, "easy", 1, "fort")
    pool.close()
    pool.close()
    assert not process.is_alive()
    assert pool.poll() == []


def test_message_refers_to_the_cards_and_is_small(game, asked):
    view, legal = asked
    task = Task(1, view, tuple(legal), "easy", 1, "fort", game.cards)
    message = pack(task)
    assert len(message) < MAX_MESSAGE // 10
    found = unpack(message)
    assert found == task
    assert found.view.cards is game.cards


@pytest.fixture(scope="module")
def own_game():
    """Fort with cards that no process has heard of."""
    return FortGame(build_cards(pack_text(), "mine.toml"))


def begun(game):
    state = game.new_game(FortOptions(seats=3, dogs=True, cats=True), 7)
    return game.view(state, game.decision(state).seat), game.legal_moves(state)


def test_a_worker_plays_with_other_cards_and_with_those_of_the_house_again(game, own_game):
    """Each time they come with the first task that is about them; then they are known."""
    with patient_pool() as pool:
        (worker,) = pool._workers
        for playing in (own_game, own_game, game, own_game):
            view, legal = begun(playing)
            number = pool.submit(view, legal, "medium", 1, "fort", playing.cards)
            assert worker._has["fort"] is playing.cards
            (answer,) = answers(pool)
            assert (answer.number, answer.fallback) == (number, False)
            assert answer.move in legal
    assert kit("fort").definitions is game.cards


def test_a_message_brings_other_cards_along_once(own_game):
    view, legal = begun(own_game)
    task = Task(1, view, tuple(legal), "easy", 1, "fort", own_game.cards)
    first, later = pack(task, introduce=True), pack(task)
    assert len(later) < len(first) // 2
    assert len(first) < MAX_MESSAGE // 2


def test_a_game_with_other_cards_goes_on_without_workers(game, own_game):
    view, legal = begun(own_game)
    with patient_pool(entry=faulty_workers.dies) as pool:
        number = pool.submit(view, legal, "medium", 1, "fort", own_game.cards)
        (answer,) = answers(pool)
    assert (answer.number, answer.fallback) == (number, True)
    assert answer.move in legal
    assert kit("fort").definitions is game.cards


def test_cards_too_many_for_a_message_are_played_with_here(own_game, monkeypatch):
    monkeypatch.setattr(workers, "MAX_MESSAGE", 1000)
    view, legal = begun(own_game)
    with patient_pool() as pool:
        pool.submit(view, legal, "easy", 1, "fort", own_game.cards)
        (answer,) = answers(pool)
    assert answer.fallback
    assert answer.move in legal


def test_hung_worker_dies_with_its_killed_parent():
    # Its standard output ends only when parent and worker are both gone.
    with subprocess.Popen(
        [sys.executable, "-m", "tests.bots.faulty_workers"],
        cwd=TOP,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as parent:
        assert int(parent.stdout.readline()) > 0
        time.sleep(0.5)
        parent.kill()
        began = time.monotonic()
        assert parent.stdout.read() == b""
        assert time.monotonic() - began < PATIENCE / 2


def test_worker_process_loads_neither_screen_nor_card_files():
    code = (
        "import sys, fort_desktop.__main__, fort_desktop.bots.thinking; "
        "print([m for m in ('PySide6', 'pydantic', 'platformdirs', 'fort_desktop.ui', "
        "'fort_desktop.games.fort.cards') if m in sys.modules])"
    )
    out = subprocess.run(
        [sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=True
    )
    assert out.stdout == "[]\n"


def test_no_test_gives_workers_only_the_time_that_players_do():
    """Four seconds are little where a process must start beside a whole suite of tests."""
    hurried = re.compile(r"\b\w*Pool\((?!.*deadline)")
    found = [
        f"{file.relative_to(TOP)}: {line.strip()}"
        for file in sorted((TOP / "tests").rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if hurried.search(line) and not line.startswith("class ")
    ]
    assert found == []
