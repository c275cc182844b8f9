"""What the shared parts of a table ask about the game that is shown."""

from __future__ import annotations

from typing import Any, Protocol

from fort_desktop.ui.bridge.table.log_model import LogRow


class Presenting(Protocol):
    """A table as a person sits at it: what all games have in common.

    Attributes:
        table: the game; only its view for `viewer` is ever shown.
        viewer: the seat whose eyes these are.
        covered: whether the viewer's own things are hidden: nobody or somebody else may look.
        mine: whether the viewer decides now.
        kind: of the pending decision; empty when the game is over.
        actor: the seat that decides; -1 when the game is over.
        moves: the legal moves when `mine`.
        answering: whether the viewer is asked in the turn of somebody else.
    """

    table: Any
    viewer: int
    covered: bool
    mine: bool
    kind: str
    actor: int
    moves: list[Any]

    @property
    def answering(self) -> bool: ...

    def refresh(self) -> None:
        """Look again: something has been decided, or somebody else looks now."""
        ...

    def player(self, seat: int) -> str:
        """The name of a seat, as sentences use it."""
        ...

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        ...

    def log(self) -> list[LogRow]:
        """The whole log, oldest line first."""
        ...

    def standing(self) -> str:
        """What the coach says of a game that goes on, by itself."""
        ...

    def round_tag(self) -> str:
        """Which round it is, in words."""
        ...

    def why_covered(self, name: str) -> str:
        """What is hidden from the others while a person takes over."""
        ...
