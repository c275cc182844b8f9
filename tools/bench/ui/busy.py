"""A bot that thinks for ever, as hard as pure Python can: the worst that a worker does to the
window. It imports no screen, as a worker does not either."""

from __future__ import annotations

import contextlib
import os
from multiprocessing.connection import Connection

from fort_desktop.bots import thinking
from fort_desktop.contract.kits import Known


def think(pipe: Connection, known: Known) -> None:
    """Entry of a worker of `WorkerPool`; it ends with its parent or when it is killed."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(thinking.NICE)
    pipe.recv_bytes()
    number = 0
    while not pipe.poll():
        for _ in range(100_000):
            number = number * 31 % 1_000_003
