"""Games played and written to files, here or by several processes of their own at once."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from fort_desktop import mishaps
from fort_desktop.bots import thinking
from fort_desktop.bots.net import Net
from fort_desktop.bots.workers import unheard
from fort_desktop.contract.kits import Known, kit, packages, take_over
from tools.training import shards
from tools.training.mixture import Mixture
from tools.training.players import player
from tools.training.samples import Samples, played, together

GAME = "fort"


@dataclass(frozen=True, slots=True)
class Task:
    """What is played, and where its rows are kept.

    Attributes:
        mixture: of the games.
        net: what bots judge by that do so; None where none plays.
        folder: for the files.
    """

    mixture: Mixture
    net: Net | None
    folder: Path


class LostError(Exception):
    """A worker has ended before its time."""


class Hand:
    """Plays the games of a task, one file after another."""

    def __init__(self, task: Task) -> None:
        mixture, game = task.mixture, kit(GAME).adapter.game
        self._task = task
        self._game = game
        self._players = {
            name: player(game, name, task.net, mixture.explore) for name in mixture.bots
        }

    def play(self, numbers: range, told: Callable[[float], None]) -> None:
        """Play the games of these numbers and write their rows.

        Args:
            told: is told after each game how many seconds of processor time it took.
        """
        found = []
        for number in numbers:
            begin = time.process_time()
            found.append(self.game(number))
            told(time.process_time() - begin)
        shards.write(self._task.folder, numbers, together(found))

    def game(self, number: int) -> Samples:
        """Play one game and return its rows."""
        return played(self._game, self._task.mixture.sitting(number), self._players)


def play(task: Task, files: Sequence[range], workers: int, told: Callable[[float], None]) -> None:
    """Play the games of these files; with one worker in this process.

    Args:
        told: is told after each game how many seconds of processor time it took.

    Raises:
        LostError: a worker has ended before its time.
        OSError: a file cannot be written, or the system gives no more processes.
        RuntimeError: what a worker stumbled over.
    """
    if workers == 1:
        hand = Hand(task)
        for numbers in files:
            hand.play(numbers, told)
        return
    known = {GAME: (packages()[GAME], kit(GAME).definitions)}
    crew: dict[Connection, BaseProcess] = {}
    try:
        for _ in range(min(workers, len(files))):
            _hire(crew, known, task)
        _by_turns(list(crew), list(files), told)
    finally:
        for pipe, process in crew.items():
            process.kill()
            process.join()
            pipe.close()


def _hire(crew: dict[Connection, BaseProcess], known: Known, task: Task) -> None:
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, known, task), daemon=True)
    try:
        with unheard():
            process.start()
            crew[pipe] = process
    finally:
        theirs.close()  # or a dead worker would never be noticed


def _by_turns(idle: list[Connection], left: list[range], told: Callable[[float], None]) -> None:
    """Whoever is ready gets the next file."""
    left.reverse()
    busy: set[Connection] = set()
    while left or busy:
        while left and idle:
            pipe = idle.pop()
            with contextlib.suppress(OSError):  # a dead worker shows when it is listened to
                pipe.send(left.pop())
            busy.add(pipe)
        heard = wait(list(busy))
        for pipe in [pipe for pipe in busy if pipe in heard]:
            if (seconds := _heard(pipe)) is not None:
                told(seconds)
            else:
                busy.remove(pipe)
                idle.append(pipe)


def _heard(pipe: Connection) -> float | None:
    """The seconds of a game, or None: the file is written."""
    try:
        said: float | str | OSError | None = pipe.recv()
    except (EOFError, OSError) as error:
        raise LostError from error
    if isinstance(said, OSError):
        raise said
    if isinstance(said, str):
        raise RuntimeError(said)  # noqa: TRY004  it is no wrong type, but what was told
    return said


def serve(pipe: Connection, known: Known, task: Task) -> None:
    """Entry of a worker's process; it ends when the pipe closes or its parent dies."""
    thinking.settle()
    take_over(known)
    hand = Hand(task)
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            numbers = pipe.recv()
            said: str | OSError | None = None
            try:
                hand.play(numbers, pipe.send)
            except OSError as error:
                said = error
            except Exception as error:  # noqa: BLE001 - whoever waits tells of it
                said = mishaps.described(error)
            pipe.send(said)
