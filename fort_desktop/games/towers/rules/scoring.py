"""Points (T-SCORE)."""

from __future__ import annotations

from fort_desktop.contract.game import ScoreRow
from fort_desktop.games.towers.rules.building import top_of
from fort_desktop.games.towers.rules.cards import KINDS, TOP
from fort_desktop.games.towers.rules.state import Seat, State

MAIN, RUBBLE = "main", "rubble"


def score_seat(seat: Seat) -> list[ScoreRow]:
    """A row per kind, then the main tower and the rubble."""
    rows = [
        ScoreRow(kind, len(tower) * (2 if top_of(tower) == TOP else 1))
        for kind, tower in zip(KINDS, seat.towers, strict=True)
    ]
    main = ScoreRow(MAIN, max(map(len, seat.towers)))
    return [*rows, main, ScoreRow(RUBBLE, rubble_points(len(seat.rubble)))]


def rubble_points(n: int) -> int:
    """The points of a heap of `n` cards, 0 or below: -1, -3, -6, ..."""
    return -(n * (n + 1) // 2)


def points(seat: Seat) -> int:
    """All points of a seat."""
    return sum(row.points for row in score_seat(seat))


def winners(state: State) -> list[int]:
    """The seats with the most points; ties share (T-SCORE)."""
    each = [points(seat) for seat in state.seats]
    return [number for number, n in enumerate(each) if n == max(each)]


def main_tower(seat: Seat) -> int:
    """The kind of the main tower, the highest (the first of equal ones); -1 without towers."""
    heights = list(map(len, seat.towers))
    return heights.index(max(heights)) if any(heights) else -1
