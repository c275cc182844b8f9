"""How people have done so far at the game that is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.storage.typed import known_as
from fort_desktop.ui.bridge.new_game.seats import Results
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.ui.bridge.new_game.setup import NewGameSetup

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class NewGameStandings(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """What the statistics say.

    Attributes:
        untried: nobody has played the game to its end yet, as far as that is known.
    """

    changed = Signal()

    def __init__(self, setup: NewGameSetup) -> None:
        super().__init__(setup)
        self._setup = setup
        self._results: Mapping[str, Mapping[str, Results]] | None = None
        setup.gameChanged.connect(self.changed)

    def tell(self, results: Mapping[str, Mapping[str, Results]]) -> None:
        """The results by the id of the game and the name."""
        self._results = results
        self.changed.emit()

    def of(self, name: str, place: int) -> str:
        """That of whoever sits at a place under a name; empty if unknown."""
        found = self._of_game().get(known_as(name, place))
        return "" if found is None else texts().scores.results(found.won, found.played, found.best)

    @Property(bool, notify=changed)
    def untried(self) -> bool:
        return self._results is not None and not self._of_game()

    def _of_game(self) -> Mapping[str, Results]:
        return (self._results or {}).get(str(self._setup.game), {})
