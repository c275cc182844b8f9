"""The cats of a game: in the middle of the table, or with a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.cards.flying_model import FlyingModel

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1

MIDDLE = -1


@dataclass(frozen=True, slots=True)
class CatRow:
    """A cat.

    Attributes:
        face: its id.
        name: in the language chosen.
        seat: whose it is, counted clockwise from the viewer (0); `MIDDLE` is nobody's.
        place, count: its place among those there, and how many there are.
        usable: whether the viewer may use it now.
        used: whether it was used for the card being played.
        marked: whether it is about to be used, which is not decided yet.
        label: its accessible name, and where it is.
        lure, power: in words.
        told: its name and what it does, in one line; of one that the viewer has not, how to get it.
    """

    face: str
    name: str
    seat: int
    place: int
    count: int
    usable: bool = False
    used: bool = False
    marked: bool = False
    label: str = ""
    lure: str = ""
    power: str = ""
    told: str = ""


@QmlElement
@QmlUncreatable("made in Python")
class CatsModel(FlyingModel):  # type: ignore[operator]  # the stubs miss its __call__
    """A row for each cat of the game. In one game rows only change, so that a view can let a cat
    walk from one owner to the next.

    Signals:
        worked: a cat, by its id, has just used its power, chosen or by itself.
    """

    row_type = CatRow
    display = "name"

    worked = Signal(str)

    def show(self, wanted: Sequence[CatRow], *, fly: bool) -> None:
        """Become `wanted`: change rows if the cats are the same, else exchange them all."""
        if [row.face for row in wanted] != [row.face for row in self._rows]:
            self._reset(wanted)
            return
        with self._flight(fly):
            for n, row in enumerate(wanted):
                self._update(n, row)
