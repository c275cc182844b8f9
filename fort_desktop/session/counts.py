"""What is counted about the games of a simulation beyond points and victories."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from fort_desktop.session.headless import Result, Step


class Counts(Protocol):
    """A game's own numbers; `watching` says whether they need every decision."""

    watching: bool

    def watch(self, step: Step[Any, Any, Any]) -> None:
        """A decision is about to be carried out."""
        ...

    def end(self, result: Result[Any, Any], winners: Sequence[int]) -> None:
        """A game is over; nobody has won one that did not come to its end."""
        ...

    def as_json(self) -> dict[str, Any]:
        """The numbers."""
        ...

    def as_lines(self) -> list[str]:
        """The numbers for reading, each line with its name in the first eleven places."""
        ...
