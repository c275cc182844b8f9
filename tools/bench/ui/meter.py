"""Figures from moments: pure, so that tests can prove them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

LONG_MS = 50.0


@dataclass(frozen=True, slots=True)
class Frames:
    """How smoothly something moved.

    Attributes:
        rate: frames in a second.
        longest_ms: the longest time between two frames.
        late: how many frames came more than `LONG_MS` after the one before.
        cpu_ms: what was computed for one, by all threads of the process; it hardly depends on
            what else the machine does.
    """

    rate: float
    longest_ms: float
    late: int
    cpu_ms: float = 0.0


def frames(moments: Sequence[float], drawing: float = 0.0) -> Frames:
    """The figures of frames shown at these seconds.

    Args:
        moments: at least two.
        drawing: seconds of processor time for all of them.

    Raises:
        ValueError: there are fewer than two.
    """
    if len(moments) < 2:
        raise ValueError("at least two frames make a figure")
    gaps = [1000 * (later - sooner) for sooner, later in pairwise(moments)]
    rate = len(gaps) / (moments[-1] - moments[0])
    late = sum(gap > LONG_MS for gap in gaps)
    return Frames(rate, max(gaps), late, 1000 * drawing / len(moments))


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest of `values` that at least this share of them does not exceed.

    Raises:
        ValueError: there are none.
    """
    if not values:
        raise ValueError("no values")
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]
