"""Pebbles for the app: the manifest of its screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from PySide6.QtCore import QObject, QUrl

from fort_desktop.contract.kit import Kit
from fort_desktop.play.table import AnyTable, SeatSetup, Table
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.game_screen import GameScreen
from tests.third_game.rules.state import PebblesOptions
from tests.third_game.screen.presenter import SAY
from tests.third_game.screen.table import PebblesTable


class PebblesScreen(GameScreen):
    module = "Pebbles"
    icon = "macaroni"
    colours = ("red", "blue", "green")
    source_icons: ClassVar = {"rounds": "vp", "kept": "hand"}

    def name(self) -> str:
        return SAY.said("name")

    def about(self) -> str:
        return SAY.said("about")

    def source(self, source_id: str) -> str:
        return SAY.said(source_id)

    @property
    def table_page(self) -> QUrl:
        return self.page("PebblesPage.qml")

    @property
    def help_page(self) -> QUrl:
        return self.page("PebblesHelp.qml")

    def make_table(self, driver: BotDriver, motion: Motion, parent: QObject) -> PebblesTable:
        return PebblesTable(driver, motion, parent)

    def begin(
        self, seats: Sequence[SeatSetup], seed: int, options: Collection[str], kit: Kit
    ) -> AnyTable:
        return Table(kit.adapter, PebblesOptions(len(seats), None), seed, seats)


SCREEN = PebblesScreen()
