"""The log, newest line first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.row_model import RowModel

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line.

    Attributes:
        seat: whose it is; -1 is nobody's.
        icon: the name of a picture, or the address of the face of `card`.
        title: the words.
        detail: what `signs` show, in words.
        card: the id of the card that it names.
        signs: what was gained and which other cards it names, as in `story_lines`; the role has
            them parted by spaces.
        turn: the turn that it belongs to: its seat, a space, and a heading; empty is none.
        play: the play that it belongs to, counted from 0; -1 is none.
        way: lines of one way can be told together.
        names: those told in this line.
        told: the line that it began with, and what was gained since.
        part: what of a play it is of; what was gained stands only with what is of the same.
    """

    seat: int
    icon: str
    title: str
    detail: str = ""
    card: str = ""
    signs: tuple[str, ...] = ()
    turn: str = ""
    play: int = -1
    way: str = ""
    names: tuple[str, ...] = ()
    told: tuple[Any, ...] = ()
    part: str = ""

    @property
    def text(self) -> str:
        """All of it in words."""
        return f"{self.title} {self.detail}".strip()


@QmlElement
@QmlUncreatable("made in Python")
class LogModel(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Lines come oldest first and are shown newest first."""

    row_type = LogRow
    display = "title"
    hidden = ("play", "way", "names", "told")

    def rows(self) -> tuple[LogRow, ...]:
        """All lines, oldest first."""
        return tuple(reversed(self._rows))

    def show(self, wanted: Sequence[LogRow]) -> None:
        """Become `wanted` (oldest first), keeping the lines that both have in common."""
        same = 0
        for old, new in zip(reversed(self._rows), wanted, strict=False):
            if old is not new and old != new:
                break
            same += 1
        if same < len(self._rows) and same < len(wanted):  # the line that grows keeps its place
            self._change(len(self._rows) - 1 - same, wanted[same])
            same += 1
        self._remove(0, len(self._rows) - same)
        self._insert(0, wanted[same:][::-1])

    def _listed(self, values: tuple[Any, ...]) -> str:
        return " ".join(values)
