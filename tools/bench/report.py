"""What the bench found, as a table for people and as JSON for programs."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from tools.bench.build import PURE
from tools.bench.figures import ROUNDS, Result
from tools.bench.rows import number

WIDTH = 160
INDENT = "    "
_HOW = (
    f"Processor time of one core for all; {ROUNDS} rounds, ours and the peers in turn. "
    "Decisions are those of players alone. Ratios are ours ÷ theirs, of medians."
)


@dataclass(frozen=True, slots=True)
class Report:
    """All that was found.

    Attributes:
        machine: and the Python there.
        build: of the rules.
        seconds: that each figure was measured.
        figures: ours.
        peers: theirs.
        missing: why a peer was not measured, by its name; None when none was asked for.
    """

    machine: str
    build: str
    seconds: float
    figures: Sequence[Result]
    peers: Sequence[Result]
    missing: Mapping[str, str] | None


def json_of(report: Report) -> str:
    told = {"clock": "processor time of one core", "rounds": ROUNDS}
    return json.dumps(told | asdict(report), indent=1) + "\n"


def text_of(report: Report) -> str:
    """Aligned lines of at most `WIDTH` characters."""
    rules = "pure Python" if report.build == PURE else "compiled"
    lines = [f"{report.machine}; the rules are {rules}.", _HOW, ""]
    lines += _table([*report.figures, *report.peers])
    if report.missing is None:
        lines += ["", "Other projects' games beside it: `python3 dev.py bench --peers`."]
    elif report.missing:
        lines += ["", *(f"{name} is not measured: {why}." for name, why in report.missing.items())]
    return "\n".join(_cut(line) for line in lines) + "\n"


def _table(results: Sequence[Result]) -> list[str]:
    head = ("figure", "minimum", "median", "maximum", "unit", "to reach", "")
    rows: list[tuple[str, ...]] = [head, *map(_cells, results)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_aligned(row, widths) for row in rows]
    below = [[], *map(_below, results)]
    return [line for own, more in zip(lines, below, strict=True) for line in (own, *more)]


def _cells(result: Result) -> tuple[str, ...]:
    values = (number(value) for value in (result.minimum, result.median, result.maximum))
    mark = {True: "reached", False: "missed", None: ""}[result.reached]
    return (result.what, *values, result.unit, result.target, mark)


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    """Names to the left, numbers to the right."""
    cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
    for column in (0, 4, 5, 6):
        cells[column] = row[column].ljust(widths[column])
    return "  ".join(cells).rstrip()


def _below(result: Result) -> list[str]:
    ratios = ", ".join(f"{ratio:.2f} × {name}" for name, ratio in result.ratios.items())
    wrapped = (textwrap.wrap(told, WIDTH - len(INDENT)) for told in (ratios, result.more))
    return [INDENT + line for lines in wrapped for line in lines]


def _cut(line: str) -> str:
    return line if len(line) <= WIDTH else line[: WIDTH - 1] + "…"
