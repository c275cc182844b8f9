"""What is left to chance in the window; the cards of a game follow from its seed alone."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1

# The one source of all of it: seeds of new games, and who moves when. A test gives it a seed.
source = Random()


@QmlElement
@QmlSingleton
class Chance(QObject):
    """Draws from `source` for QML, which has no other chance."""

    @Slot(float, result=bool)
    def happens(self, share: float) -> bool:
        """So often of all times."""
        return source.random() < share

    @Slot(int, result=int)
    def below(self, count: int) -> int:
        """One of the first `count` numbers from 0 on."""
        return int(source.random() * count)

    @Slot(int, int, result=int)
    def between(self, least: int, most: int) -> int:
        """A number from `least` to before `most`."""
        return least + self.below(most - least)
