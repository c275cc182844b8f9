"""A game written down so that a program with its own rules and generator can check all of it.

docs/trace.md describes the lines.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TextIO

from fort_desktop.session.games import AnyAdapter
from fort_desktop.session.headless import Result, Step

FORMAT = 1


class Told(Protocol):
    """What a trace tells about one game beyond its moves and positions."""

    def digests(self, state: Any) -> Mapping[str, str]:
        """Hashes of the definitions that the game is played with."""
        ...

    def setup(self, state: Any) -> dict[str, Any]:
        """What was dealt, before the first decision."""
        ...

    def chance(self, events: Sequence[Any], state: Any) -> list[dict[str, Any]]:
        """What came out of shuffles and hidden piles before `state` was reached."""
        ...


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
