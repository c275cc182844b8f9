"""What a person at a table does not want to be asked about."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person does not want to be asked; which questions it is about, the game says.

    Attributes:
        rests: the stretch of the game, by a number of the game's own, in which nothing of the kind
            is asked; -1 is none.
        least: what is to be gained at least for a question to be asked; 0 is nothing.
        since: how many decisions had been made when it was uttered: it is for those that come
            after the one that was open then.
    """

    rests: int = -1
    least: int = 0
    since: int = -1

    def __bool__(self) -> bool:
        """Whether anything is wished."""
        return self.rests >= 0 or self.least > 0
