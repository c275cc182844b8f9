"""Points round by round: how a game went, for all to see."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from fort_desktop.play.table import Table


@dataclass(frozen=True, slots=True)
class RoundPoints:
    """What everybody had, for all to see, when a round ended.

    Attributes:
        round: its number; 0 is the beginning of the game.
        points: per seat.
    """

    round: int
    points: tuple[int, ...]


def points_by_round(table: Table[Any, Any, Any, Any, Any]) -> list[RoundPoints]:
    """The points at the end of each round that the table knows; last where the game is now.

    A game that goes on from the middle starts with the round it was in. What is secret until the
    final scoring does not count here.
    """
    progress = [table.adapter.progress(entry.before) for entry in table.history]
    progress.append(table.adapter.progress(table.state))
    found = [] if table.resumed else [RoundPoints(0, progress[0].points)]
    found += [
        RoundPoints(before.round, after.points)
        for before, after in pairwise(progress)
        if after.round > before.round
    ]
    found.append(RoundPoints(progress[-1].round, progress[-1].points))
    return found
