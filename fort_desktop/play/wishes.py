"""Which questions the people at a table want to be spared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fort_desktop.contract.wish import Wish

NOTHING = Wish()


class Wishes:
    """One for each seat that has any."""

    def __init__(self) -> None:
        self._of: dict[int, Wish] = {}

    def __iter__(self) -> Iterator[tuple[int, Wish]]:
        """The seats that wish anything, in order."""
        return iter(sorted(self._of.items()))

    def of(self, seat: int) -> Wish:
        """What a seat wishes, whether or not it holds already."""
        return self._of.get(seat, NOTHING)

    def utter(self, seat: int, wish: Wish) -> None:
        """A seat wishes this, and nothing else any more."""
        self._of.pop(seat, None)
        if wish:
            self._of[seat] = wish

    def holding(self, seat: int, number: int) -> Wish | None:
        """What a seat wishes at the decision that so many others came before; None is nothing."""
        wish = self._of.get(seat)
        return None if wish is None or wish.since == number else wish

    def go_back(self, number: int) -> None:
        """The decision that so many others came before is open again: whoever wished for rest with
        it, or later, is asked again."""
        for seat, wish in list(self):
            if wish.since >= number:
                self.utter(seat, replace(wish, rests=-1, since=number))
