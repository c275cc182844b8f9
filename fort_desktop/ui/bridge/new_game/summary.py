"""What was chosen for a new game, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from fort_desktop.ui.game_screen import game_screen
from fort_desktop.ui.texts import texts

if TYPE_CHECKING:
    from fort_desktop.ui.bridge.new_game.setup import NewGameSetup

QML_IMPORT_NAME = "Shared"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made in Python")
class NewGameSummary(QObject):  # type: ignore[operator]  # the stubs miss its __call__
    """Always that of a setup as it is now: `players` says who plays at which game, `extras` what
    is switched on, and whose cards are played with where these are not the game's own.
    """

    changed = Signal()

    def __init__(self, setup: NewGameSetup) -> None:
        super().__init__(setup)
        self._setup = setup
        parts = (setup.gameChanged, setup.countChanged, setup.optionsChanged, setup.dataChanged)
        for part in parts:
            part.connect(self.changed)

    @Property(str, notify=changed)
    def players(self) -> str:
        seats = self._setup.seats()
        levels = [seat.level for seat in seats if seat.bot]
        name = game_screen(str(self._setup.game)).name()
        return texts().new_game.game(len(seats) - len(levels), levels, name)

    @Property(str, notify=changed)
    def extras(self) -> str:
        options: Any = self._setup.options
        packs: Any = self._setup.packs
        pack = str(self._setup.pack)
        on = [option["label"] for option in options if option["on"]]
        titles = [row["title"] for row in packs if pack and row["file"] == pack]
        return " · ".join([*on, *(texts().new_game.cards(title) for title in titles)])
