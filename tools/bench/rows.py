"""Figures of the window as rows: ours, what to reach, and what was measured beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One figure.

    Attributes:
        what: is measured.
        ours: its value.
        unit: of ours and what is beside it.
        target: to reach; empty without one.
        reached: whether it is; None without a target.
        peers: name and value of what was measured beside it.
        more: further numbers as text.
    """

    what: str
    ours: float
    unit: str
    target: str = ""
    reached: bool | None = None
    peers: tuple[tuple[str, str], ...] = ()
    more: str = ""


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
