"""What is measured of many deals: shares and means with their intervals, and times."""

from __future__ import annotations

import math
from collections import Counter

SURE = 1.96  # half of a 95 % interval, in standard errors
STEP = 1.02  # times within so much of each other count as the same


class Ratio:
    """A sum over deals by another one, as points by games, with its 95 % interval.

    What happens in one deal is not independent: the interval is that of the deals, each of which
    counts as one observation, whatever was played in it.
    """

    __slots__ = ("_both", "_deals", "_of", "_of2", "_sum", "_sum2")

    def __init__(self) -> None:
        self._deals = 0
        self._sum = self._of = 0.0
        self._sum2 = self._both = self._of2 = 0.0

    def add(self, found: float, of: float) -> None:
        """Add what came of a deal, and of how many it came."""
        self._deals += 1
        self._sum += found
        self._of += of
        self._sum2 += found * found
        self._both += found * of
        self._of2 += of * of

    @property
    def of(self) -> float:
        """Of how many it all came."""
        return self._of

    @property
    def value(self) -> float | None:
        """The ratio; None where there is nothing yet."""
        return self._sum / self._of if self._of else None

    @property
    def half(self) -> float | None:
        """Half the width of the interval; None of fewer than two deals."""
        value = self.value
        if value is None or self._deals < 2:
            return None
        residual = self._sum2 - 2 * value * self._both + value * value * self._of2
        variance = max(0.0, residual) * self._deals / (self._deals - 1)
        return SURE * math.sqrt(variance) / self._of


class Durations:
    """How long decisions took, in milliseconds: all within 2 %, the longest exactly."""

    __slots__ = ("_counts", "longest")

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()
        self.longest = 0.0

    def add(self, ms: float) -> None:
        """Count a decision."""
        self._counts[round(math.log(max(ms, 1e-6), STEP))] += 1
        self.longest = max(self.longest, ms)

    def merge(self, other: Durations) -> None:
        """Count all of another one too."""
        self._counts.update(other._counts)
        self.longest = max(self.longest, other.longest)

    def within(self, share: float) -> float | None:
        """So long took such a share of the decisions at most; None where there were none."""
        wanted, seen = share * self._counts.total(), 0
        for step in sorted(self._counts):
            seen += self._counts[step]
            if seen >= wanted:
                return min(STEP**step, self.longest)
        return None
