"""Why somebody at a table can do nothing now."""

from __future__ import annotations

from typing import Any, Protocol

from fort_desktop.ui.texts import texts


class Waiting(Protocol):
    """What is asked for, of whom, and who looks; `kind` is empty when the game is over."""

    table: Any
    viewer: int
    covered: bool

    @property
    def kind(self) -> str: ...

    @property
    def actor(self) -> int: ...

    def player(self, seat: int) -> str:
        """A seat by name."""


def not_mine_text(table: Waiting) -> str:
    """It is over, or somebody else decides, or what the viewer would decide is made for them."""
    own = table.kind and table.actor == table.viewer and not table.covered
    if own and table.table.seats[table.viewer].kind == "person":  # not of a bot that is watched
        return texts().table.not_now()
    return texts().table.turn(table.player(table.actor)) if table.kind else texts().table.over()
