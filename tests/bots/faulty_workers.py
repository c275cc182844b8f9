"""Entries of worker processes that go wrong, and a parent process that dies."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from fort_desktop.bots import thinking
from fort_desktop.contract import kits
from fort_desktop.games.fort.rules.engine import FortGame
from fort_desktop.games.fort.rules.state import FortOptions
from tests.bots.pools import patient_pool
from tests.games.fort.frozen_cards import frozen_cards


def dies(pipe, known):
    """Dies with the first task."""
    pipe.recv_bytes()
    os._exit(3)


def hangs(pipe, known):
    """Looks after its parent like a real one, but never answers."""
    thinking.threading.Thread(target=thinking._die_with_parent, daemon=True).start()
    while True:
        time.sleep(0.01)


def answers_late(pipe, known):
    """Takes a while for each task."""
    kits.take_over(known)
    while True:
        message = pipe.recv_bytes()
        time.sleep(0.2)
        pipe.send(thinking.answer(message))


def fails_once(pipe, known):
    """Dies with its first task if no worker has done so before."""
    mark = Path(os.environ["FORT_TEST_MARK"])
    if mark.exists():
        thinking.serve(pipe, known)
    pipe.recv_bytes()
    mark.touch()
    os._exit(3)


def dies_while_marked(pipe, known):
    """Dies with its first task as long as there is a mark."""
    if not Path(os.environ["FORT_TEST_MARK"]).exists():
        thinking.serve(pipe, known)
    pipe.recv_bytes()
    os._exit(3)


def blunders(pipe, known):
    """Its bot has a fault."""

    def fault(level, game):
        raise ValueError(level)

    thinking.make_bot = fault
    thinking.serve(pipe, known)


def pids(pool):
    """The process ids of its workers."""
    return [worker._process.pid for worker in pool._workers]


def main():
    """A parent that has a hung worker at a task, says so and waits to be killed."""
    game = FortGame(frozen_cards())
    state = game.new_game(FortOptions(), 1)
    pool = patient_pool(entry=hangs)
    decision = game.decision(state)
    pool.submit(game.view(state, decision.seat), game.legal_moves(state), "easy", 1, "fort")
    sys.stdout.write(f"{pids(pool)[0]}\n")
    sys.stdout.flush()
    time.sleep(60)


if __name__ == "__main__":
    main()
