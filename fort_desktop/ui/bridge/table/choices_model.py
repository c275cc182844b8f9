"""Moves offered as buttons: in the choice bar, or beside a card that could do several things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.bridge.row_model import RowModel

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class Choice:
    """One button.

    Attributes:
        move: the move's place among the legal ones, which the changes of a plan follow.
        label: its words.
        tokens: icons that say it at a glance, as `ActionRow` draws them.
        primary: whether it is the one that acts; several that act are of one kind.
        note: a few small words more.
        action: the action of the played card that it begins (0 public, 1 private); -1 is none.
        caption: what stands on it where that is less than its words; else empty.
        tip: what it says of itself in a bubble.
        quiet: whether it stands where else the one that acts does, while another one acts.
        price: what has to be paid for it, in place of the note where there is room.
        declines: whether it is the way out: nothing (more) is done of what is asked.
    """

    move: int
    label: str
    tokens: tuple[str, ...] = ()
    primary: bool = False
    note: str = ""
    action: int = -1
    caption: str = ""
    tip: str = ""
    quiet: bool = False
    price: str = ""
    declines: bool = False

    @property
    def below(self) -> bool:
        """Whether it stands where the one that acts is looked for."""
        return self.quiet or (self.primary and self.action < 0)


@QmlElement
@QmlUncreatable("made in Python")
class ChoicesModel(RowModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Rows are exchanged as a whole with each decision: buttons do not travel."""

    row_type = Choice
    display = "label"

    def show(self, wanted: Sequence[Choice]) -> None:
        """Become `wanted`; rows that stay equal are left alone."""
        if tuple(wanted) != self.rows():
            self._remove(0, len(self._rows))
            self._insert(0, wanted)
