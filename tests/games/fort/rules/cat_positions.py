"""Positions with cats for tests, and what their cats have done."""

from __future__ import annotations

from fort_desktop.games.fort.rules import events as ev
from tests.games.fort.rules.positions import Table, fort


def with_cats(*seats, middle: str = "", dogs: bool = False, **rest) -> Table:
    """A position in which cats are played with; those named nowhere have left the game."""
    return fort(*seats, cats=middle, options={"cats": True, "dogs": dogs}, **rest)


def used(table: Table) -> list[str]:
    """The cats whose power has worked since the last `play`, in order."""
    return [table.cards.cats[e.cat].id for e in table.events if isinstance(e, ev.CatUsed)]


def lured(table: Table) -> list[tuple[str, int, int]]:
    """The cats lured since the last `play`: which, from whom, to whom; 0 is the middle."""
    return [
        (table.cards.cats[e.cat].id, e.source_seat + 1, e.seat + 1)
        for e in table.events
        if isinstance(e, ev.CatLured)
    ]


def end_of_turn(table: Table, *moves: str) -> Table:
    """Seat 1 plays nothing: its hand goes to the yard."""
    return table.play(*moves, "skip", "recruit deck")
