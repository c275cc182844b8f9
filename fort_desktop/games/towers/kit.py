"""5 Towers for everything that has no screen."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from fort_desktop.contract.bot import Bot
from fort_desktop.contract.kit import Kit

if TYPE_CHECKING:
    from fort_desktop.games.towers.play.adapter import TowersAdapter
    from fort_desktop.games.towers.play.counts import TowersCounts
    from fort_desktop.games.towers.play.trace import TowersTold
    from fort_desktop.games.towers.rules.state import TowersOptions


class TowersKit(Kit):
    """5 Towers."""

    id = "towers"
    name = "5 Towers"
    seats = (2, 5)
    levels = ("easy", "medium", "hard")
    quick = ("easy", "medium")

    def make_adapter(self) -> TowersAdapter:
        from fort_desktop.games.towers.play.adapter import TowersAdapter

        return TowersAdapter()

    def bot(self, level: str) -> Bot:
        from fort_desktop.games.towers.bots.levels import TowersBot

        return TowersBot(level)

    def options(self, asked: argparse.Namespace, first: int) -> TowersOptions:
        from fort_desktop.games.towers.rules.state import TowersOptions

        return TowersOptions(asked.seats, first)

    def counts(self, asked: argparse.Namespace) -> TowersCounts:
        from fort_desktop.games.towers.play.counts import TowersCounts

        return TowersCounts(asked.seats)

    @property
    def told(self) -> TowersTold:
        from fort_desktop.games.towers.play.trace import TowersTold

        return TowersTold()


KIT = TowersKit()
