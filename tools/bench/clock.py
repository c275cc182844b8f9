"""The one clock of the bench: processor time of the process that works.

What else runs on the machine does not count, nor waiting. The peers' processes read it here too, so
this imports nothing but the standard library.
"""

from __future__ import annotations

import time
from collections.abc import Callable

CLOCK = time.process_time


def rates(
    work: Callable[[], int], seconds: float, clock: Callable[[], float] = CLOCK
) -> tuple[float, float]:
    """How much `work` does, and how often it is called, in a second.

    Args:
        work: does some and returns how much.
        seconds: to spend at least; it is called once however long it takes.
        clock: tells seconds.
    """
    began = clock()
    done = calls = 0
    while True:
        done += work()
        calls += 1
        took = clock() - began
        if took >= seconds and took > 0:
            return done / took, calls / took
