"""What only the game knows of how it goes on at the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fort_desktop.contract.bot import Advised
from fort_desktop.ui.bridge.score_model import FinalScore
from fort_desktop.ui.bridge.table.coach import TableCoach
from fort_desktop.ui.bridge.table.curtain import TableCurtain
from fort_desktop.ui.bridge.table.presenting import Presenting
from fort_desktop.ui.bridge.table.shown import ShownTable


class Staging(ABC):
    """How a game presents its tables, shows what has changed, and how long that is looked at."""

    @abstractmethod
    def present(self, table: Any, viewer: int, *, covered: bool) -> Presenting:
        """A table as this viewer sits at it."""

    @abstractmethod
    def show(self, *, fly: bool, events: Sequence[Any] = (), by_hand: bool = False) -> None:
        """Look at the table again; with `fly` things travel to where these events sent them.

        `by_hand` a person has just asked for what is shown.
        """

    @abstractmethod
    def final_score(self, table: Any) -> FinalScore:
        """The score of a game that is over."""

    @abstractmethod
    def turn(self) -> tuple[int, int]:
        """What is skipped at once, by the round and a number within it."""

    @abstractmethod
    def pause(self, move: Any, kind: str, events: Sequence[Any], *, by_person: bool) -> int:
        """Milliseconds at normal speed to leave a move on the screen."""

    def unasked_pause(self, move: Any) -> int:
        """Milliseconds before a move is made for a person."""
        return 350

    def staged(self) -> int:
        """Milliseconds for what is staged now, which the game waits for."""
        return 0

    @abstractmethod
    def point_at(self, move: Any) -> str:
        """Have the hint point at a move; what it advises, in words."""

    def advise(self, advised: Sequence[Advised]) -> str:
        """Have the hint point at the first of these, and offer the others; all in words."""
        return self.point_at(advised[0].move)

    def keep(self, line: int) -> str:
        """Have the hint point at what this line of it offers; that in words."""
        raise IndexError(f"the hint has no line {line}")

    @abstractmethod
    def forget_hint(self) -> None:
        """No hint points anywhere."""

    def tidy(self) -> None:  # noqa: B027  # or nothing
        """Put away what belonged to a decision that is over."""

    def laid_out(self) -> bool:
        """Whether something is only laid out for the decision."""
        return False

    def put_back(self) -> bool:
        """Take back what was only laid out; whether there was anything."""
        return False

    def seated(self) -> None:  # noqa: B027  # or nothing
        """Somebody has sat down and looks at the table."""

    def note(self, pause: int, *, skipped: bool, over: bool) -> None:  # noqa: B027  # or nothing
        """A decision was shown for so long; `over` is the end of a person's turn."""

    def retranslate(self) -> None:  # noqa: B027  # or nothing
        """Everything but the table itself is said again in the language chosen."""


@dataclass(frozen=True, slots=True)
class Staged:
    """What is shown, with all that the parts which act upon it need: what has to be said, who may
    look, and what only the game knows."""

    shown: ShownTable
    coach: TableCoach
    curtain: TableCurtain
    staging: Staging
