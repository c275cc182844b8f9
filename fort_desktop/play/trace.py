"""A game written down so that a program with its own rules and generator can check all of it.

docs/trace.md describes the lines.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TextIO

from fort_desktop.contract.kit import AnyAdapter
from fort_desktop.contract.simulation import Result, Step, Told

FORMAT = 1


class Trace:
    """Writes games into a file, one JSON object a line."""

    def __init__(self, file: TextIO, adapter: AnyAdapter, told: Told) -> None:
        self._file = file
        self._game = adapter.game
        self._told = told
        self._number = 0

    def begin(self, state: Any, seed: int, levels: Sequence[str]) -> None:
        """The first line of a game; `state` is the position before the first decision."""
        self._number += 1
        self._write(
            "game",
            format=FORMAT,
            rules=self._game.id,
            **self._told.digests(state),
            seed=seed,
            bots=list(levels),
            options=self._game.to_snapshot(state)["options"],
            setup=self._told.setup(state),
        )

    def decided(self, step: Step[Any, Any, Any]) -> None:
        """The line of a decision that is about to be carried out."""
        notation = self._game.format_move
        self._write(
            "decision",
            number=step.number + 1,
            seat=step.seat + 1,
            kind=step.kind,
            chance=self._told.chance(step.before, step.state),
            legal=[notation(step.state, move) for move in step.legal],
            chosen=notation(step.state, step.move),
            snapshot=self._game.to_snapshot(step.state),
        )

    def end(self, result: Result[Any, Any]) -> None:
        """The last line of a game."""
        scores = self._game.score(result.state)
        self._write(
            "end",
            decisions=result.decisions,
            finished=result.finished,
            chance=self._told.chance(result.before, result.state),
            scores=[{row.source: row.points for row in rows} for rows in scores],
            totals=[sum(row.points for row in rows) for rows in scores],
            winners=[seat + 1 for seat in self._game.winners(result.state)],
            snapshot=self._game.to_snapshot(result.state),
        )

    def _write(self, of: str, **what: Any) -> None:
        line = {"type": of, "game": self._number} | what
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
