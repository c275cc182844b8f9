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
    adapter = table.adapter
    states = [entry.before for entry in table.history] + [table.state]
    rounds = [adapter.progress(state).round for state in states]
    found = [] if table.resumed else [RoundPoints(0, adapter.open_points(states[0]))]
    found += [
        RoundPoints(before, adapter.open_points(state))
        for (before, after), state in zip(pairwise(rounds), states[1:], strict=True)
        if after > before
    ]
    found.append(RoundPoints(rounds[-1], adapter.open_points(table.state)))
    return found
