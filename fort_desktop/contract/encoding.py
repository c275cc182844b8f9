"""A game in numbers, for learners from outside: what may be chosen, and what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

Move = TypeVar("Move", contravariant=True)
View = TypeVar("View", contravariant=True)


class Encoding(Protocol[View, Move]):
    """Moves as numbers of a fixed list, and a view as a row of numbers: the same list and a row of
    the same length for every variant and number of seats.

    Seats are told from the seat whose view it is: the next one is the next in turn order.

    Attributes:
        actions: what each action means, by its number; no two mean the same.
        numbers: what each number of a row says.
    """

    actions: Sequence[str]
    numbers: Sequence[str]

    def action(self, view: View, move: Move) -> int:
        """The action of a legal move of the view's seat: two of them never share one."""
        ...

    def row(self, view: View) -> list[float]:
        """The numbers of a view, which follow from it alone."""
        ...
