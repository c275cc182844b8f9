"""Figures as rows: ours, what to reach, and peers measured in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import median

PARTS = 5  # a figure is the median of so many measurements


@dataclass(frozen=True, slots=True)
class Row:
    """One figure.

    Attributes:
        what: is measured.
        ours: its value.
        unit: of ours and the peers'.
        target: to reach, as in QUALITY; empty without one.
        reached: whether it is; None without a target.
        peers: name and key of each peer's figure, then name and value.
        more: further numbers as text.
    """

    what: str
    ours: float
    unit: str
    target: str = ""
    reached: bool | None = None
    peers: tuple[tuple[str, str], ...] = ()
    more: str = ""

    def beside(self, found: Mapping[str, float]) -> Row:
        """The row with the figures of those peers that were measured."""
        named = ((name, found.get(key)) for name, key in self.peers)
        shown = tuple((name, number(value)) for name, value in named if value is not None)
        return replace(self, peers=shown)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much `work` does in a second of processor time: the median over several parts.

    Args:
        work: does some and returns how much.
        seconds: to spend altogether.
    """
    return median(_rate(work, seconds / PARTS) for _ in range(PARTS))


def _rate(work: Callable[[], int], seconds: float) -> float:
    began = time.process_time()  # other programs on the machine do not count
    done = 0
    while True:
        done += work()
        took = time.process_time() - began
        if took >= seconds:
            return done / took


def number(value: float) -> str:
    """Three significant digits, thousands apart."""
    if value >= 1000:
        return f"{round(value, -1 if value < 10_000 else -2):,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def table(rows: Sequence[Row]) -> list[str]:
    """The rows as aligned lines."""
    lines = [("figure", "ours", "to reach", "", "beside it")]
    for row in rows:
        mark = {True: "reached", False: "missed", None: ""}[row.reached]
        beside = [f"{name} {value}" for name, value in row.peers]
        beside += [row.more] if row.more else []
        ours = f"{number(row.ours)} {row.unit}"
        lines.append((row.what, ours, row.target, mark, "; ".join(beside)))
    widths = [max(len(line[column]) for line in lines) for column in range(4)]
    padded = ((*map(str.ljust, line[:4], widths), line[4]) for line in lines)
    return ["  ".join(cells).rstrip() for cells in padded]
