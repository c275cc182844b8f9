"""Pebbles for everything that has no screen."""

from __future__ import annotations

import argparse

from fort_desktop.contract.kit import Kit
from tests.third_game.bots import PebblesBot
from tests.third_game.play import PebblesAdapter, PebblesCounts, PebblesTold
from tests.third_game.rules.state import PebblesOptions


class PebblesKit(Kit):
    id = "pebbles"
    name = "Pebbles"
    seats = (2, 3)
    levels = ("easy",)
    quick = ("easy",)

    def make_adapter(self) -> PebblesAdapter:
        return PebblesAdapter()

    def bot(self, level: str) -> PebblesBot:
        return PebblesBot()

    def options(self, asked: argparse.Namespace, first: int) -> PebblesOptions:
        return PebblesOptions(asked.seats, first)

    def counts(self, asked: argparse.Namespace) -> PebblesCounts:
        return PebblesCounts()

    @property
    def told(self) -> PebblesTold:
        return PebblesTold()


KIT = PebblesKit()
