"""The boards that the seats of a new game can have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.game_screen import GameScreen, game_screen

if TYPE_CHECKING:
    from fort_desktop.ui.bridge.new_game.setup import NewGameSetup

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class NewGameBoards(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Those of the game that is chosen, as its manifest has them.

    Attributes:
        there: whether its colours are boards.
        marks, tips: per colour, the icon on the board and what it brings.
    """

    changed = Signal()

    def __init__(self, setup: NewGameSetup) -> None:
        super().__init__(setup)
        self._setup = setup
        setup.gameChanged.connect(self.changed)
        setup.optionsChanged.connect(self.changed)

    @property
    def _screen(self) -> GameScreen:
        return game_screen(str(self._setup.game))

    @Property(bool, notify=changed)
    def there(self) -> bool:
        return self._screen.boards

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def marks(self) -> list[str]:
        return self._screen.marks(self._setup.kit())

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # a C++ name
    def tips(self) -> list[str]:
        return self._screen.board_tips(self._setup.kit())
