"""5 Towers for the app: the manifest of its screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, QUrl

from fort_desktop.games.towers.words.about import TowersTexts
from fort_desktop.ui.game_screen import GameScreen, Printed

if TYPE_CHECKING:
    from fort_desktop.contract.kit import Kit
    from fort_desktop.play.table import AnyTable, SeatSetup
    from fort_desktop.ui.bot_driver import BotDriver
    from fort_desktop.ui.bridge.motion import Motion
    from fort_desktop.ui.bridge.table.bridge import TableBridge


class TowersScreen(GameScreen):
    """5 Towers."""

    module = "Towers"
    icon = "tower"
    colours = ("red", "blue", "green", "yellow", "violet")
    hidden = False
    source_icons: ClassVar = {
        "forest": "tower-forest",
        "cake": "tower-cake",
        "haunted": "tower-haunted",
        "sand": "tower-sand",
        "scrap": "tower-scrap",
        "main": "tower-main",
        "rubble": "rubble",
    }
    printed = (Printed("5 Towers", ("Kasper Lapp",), "Deep Print Games"),)

    def __init__(self) -> None:
        self._say = TowersTexts()

    def name(self) -> str:
        return self._say.name()

    def about(self) -> str:
        return self._say.about()

    @property
    def table_page(self) -> QUrl:
        return self.page("page/TowersScreen.qml")

    @property
    def help_page(self) -> QUrl:
        return self.page("page/TowersHelp.qml")

    @property
    def piece_page(self) -> QUrl:
        return self.page("page/TowersPiece.qml")

    def make_table(self, driver: BotDriver, motion: Motion, parent: QObject) -> TableBridge:
        from fort_desktop.games.towers.screen.table import TowersTable

        return TowersTable(driver, motion, parent)

    def begin(
        self, seats: Sequence[SeatSetup], seed: int, options: Collection[str], kit: Kit
    ) -> AnyTable:
        from fort_desktop.games.towers.play.adapter import new_towers_table

        return new_towers_table(seats, seed)

    def level_hint(self, level: str) -> str:
        return self._say.level_hint(level)

    def source(self, source_id: str) -> str:
        return self._say.source(source_id)


SCREEN = TowersScreen()
