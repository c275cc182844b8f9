"""What grows with the history of a table, and forgets again what was taken back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Protocol

from fort_desktop.play.table import AnyTable


class Step(Protocol):
    """A decision that was read, with whatever its reader needs to forget it again."""

    @property
    def entry(self) -> Any:
        """Of the table's history."""
        ...


class HistoryReader(ABC):
    """Reads every decision of a table once; an undo is the same way back."""

    def __init__(self, table: AnyTable) -> None:
        self._history_of = table
        self._steps: list[Any] = []  # each a `Step`

    def read(self) -> None:
        """Catch up with the history, and forget what was taken back."""
        history = self._history_of.history
        same = 0
        for step, entry in zip(self._steps, history, strict=False):
            if step.entry is not entry:
                break
            same += 1
        while len(self._steps) > same:
            self._forget()
        for n in range(same, len(history)):
            self._read(n)

    @abstractmethod
    def _read(self, n: int) -> None:
        """Read a decision of the history, and add its step."""

    @abstractmethod
    def _forget(self) -> None:
        """Take the last step away, with what was read at it."""
