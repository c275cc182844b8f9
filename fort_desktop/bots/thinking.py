"""What runs in a worker process: tasks in, the places of the moves found out."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from fort_desktop import mishaps
from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.packing import Task, unpack
from fort_desktop.contract.bot import Advised, advice_of
from fort_desktop.contract.kits import Known, kit, take_over

NICE = 10

Found = tuple[int, float | None, Any]
"""A move's place among the legal ones; its chance and reason, as `Advised` has them."""


def serve(pipe: Connection, known: Known) -> None:
    """Entry of the spawned process; it ends when the pipe closes or its parent dies."""
    settle()
    take_over(known)
    with contextlib.suppress(EOFError, ConnectionError):
        failed = False
        while not failed:
            said, failed = _answer_or_fault(pipe.recv_bytes())
            pipe.send(said)


def settle() -> None:
    """From now on this process is a worker: it yields to others, and ends with its parent."""
    threading.Thread(target=_die_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the parent
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(NICE)


def _answer_or_fault(message: bytes) -> tuple[tuple[int, list[Found]] | str, bool]:
    """The answer, or what has failed: then it ends, and whoever has asked notes why."""
    try:
        return answer(message), False
    except Exception as error:  # noqa: BLE001 - a traceback on the terminal would help nobody
        return mishaps.described(error), True


def answer(message: bytes) -> tuple[int, list[Found]]:
    """The task's number, and what was found: the choice, or all that is advised."""
    task = unpack(message)
    game = kit(task.game).adapter.game
    found = thought(task, task.level, game)
    return task.number, [(task.legal.index(one.move), one.chance, one.reason) for one in found]


def thought(task: Task, level: str, game: Any) -> tuple[Advised, ...]:
    """What a bot of a level finds: its choice alone, where no advice is wanted."""
    bot, rng = make_bot(level, task.game), Random(task.seed)
    if task.advice:
        return advice_of(bot, game, task.view, task.legal, rng)
    return (Advised(bot.choose(game, task.view, task.legal, rng)),)


def _die_with_parent() -> None:
    """Works on every platform, in the middle of a hang, and when the parent is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
