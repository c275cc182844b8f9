"""What runs in a worker process: tasks in, the places of the chosen moves out."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection
from random import Random

from fort_desktop import mishaps
from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.packing import unpack
from fort_desktop.contract.kits import Known, kit, take_over

NICE = 10


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


def _answer_or_fault(message: bytes) -> tuple[tuple[int, int] | str, bool]:
    """The answer, or what has failed: then it ends, and whoever has asked notes why."""
    try:
        return answer(message), False
    except Exception as error:  # noqa: BLE001 - a traceback on the terminal would help nobody
        return mishaps.described(error), True


def answer(message: bytes) -> tuple[int, int]:
    """The task's number, and the place of the chosen move among the legal ones."""
    task = unpack(message)
    game = kit(task.game).adapter.game
    move = make_bot(task.level, task.game).choose(game, task.view, task.legal, Random(task.seed))
    return task.number, task.legal.index(move)


def _die_with_parent() -> None:
    """Works on every platform, in the middle of a hang, and when the parent is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
