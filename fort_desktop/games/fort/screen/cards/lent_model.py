"""Cards of a lookout that count for the card in play: their faces stand at its foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.games.fort.screen.cards.flying_model import FlyingModel

QML_IMPORT_NAME = "Fort"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class LentRow:
    """A card of a lookout while it counts.

    Attributes:
        key: that of the card, which stays in the lookout.
        card: its id.
        seat, place: whose lookout, counted clockwise from the viewer (0), and where in it.
        suits: ids of what it shows, a coin as it is read.
        label: its accessible name.
        removable: whether it can be taken back from the play being composed.
    """

    key: int
    card: str
    seat: int
    place: int
    suits: tuple[str, ...]
    label: str
    removable: bool = False


@QmlElement
@QmlUncreatable("made in Python")
class LentModel(FlyingModel):  # type: ignore[operator]  # the stubs miss its __call__
    """Rows come at the end and keep their order; a view lets those of a played change travel."""

    row_type = LentRow
    display = "label"

    def show(self, wanted: Sequence[LentRow], *, fly: bool) -> None:
        """Become `wanted`."""
        by_key = {row.key: row for row in wanted}
        with self._flight(fly):
            for n in reversed(range(len(self._rows))):
                if self._rows[n].key not in by_key:
                    self._remove(n, n + 1)
            for n, old in enumerate(self._rows):
                self._update(n, by_key.pop(old.key))
            self._insert(len(self._rows), list(by_key.values()))
