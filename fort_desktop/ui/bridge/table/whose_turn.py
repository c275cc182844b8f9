"""Why somebody at a table can do nothing now."""

from __future__ import annotations

from typing import Protocol

from fort_desktop.ui.texts import texts


class Waiting(Protocol):
    """What is asked for, of whom; `kind` is empty when the game is over."""

    @property
    def kind(self) -> str: ...

    @property
    def actor(self) -> int: ...

    def player(self, seat: int) -> str:
        """A seat by name."""


def not_mine_text(table: Waiting) -> str:
    """It is over, or somebody else decides."""
    return texts().table.turn(table.player(table.actor)) if table.kind else texts().table.over()
