"""What `simulate` knows about each game: its options, what is counted, and what a trace tells."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from typing import Any

from fort_desktop.bots.base import LEVELS_OF
from fort_desktop.content import load_cards
from fort_desktop.games.fort import setup as fort
from fort_desktop.games.fort.state import FortOptions
from fort_desktop.games.towers import state as towers
from fort_desktop.session.counts import Counts
from fort_desktop.session.fort_adapter import FortAdapter
from fort_desktop.session.fort_counts import FortCounts
from fort_desktop.session.fort_trace import FortTold
from fort_desktop.session.games import AnyAdapter
from fort_desktop.session.towers_adapter import TowersAdapter
from fort_desktop.session.towers_counts import TowersCounts
from fort_desktop.session.towers_trace import TowersTold
from fort_desktop.session.trace import Told


class Simulated(ABC):
    """A game that bots can play without a window.

    Attributes:
        adapter: the game.
        seats: the fewest and the most.
        levels: of its bots, the weakest first.
        told: for its traces.
        flags: arguments that only this game has.
    """

    adapter: AnyAdapter
    seats: tuple[int, int]
    told: Told
    flags: tuple[str, ...] = ()

    @property
    def levels(self) -> tuple[str, ...]:
        return LEVELS_OF[self.adapter.game.id]

    @abstractmethod
    def options(self, asked: argparse.Namespace, first: int) -> Any:
        """What a game is begun with."""

    @abstractmethod
    def counts(self, asked: argparse.Namespace) -> Counts:
        """For the results of all games."""

    @abstractmethod
    def played(self, asked: argparse.Namespace) -> str:
        """What is played, in words."""

    def setup(self, asked: argparse.Namespace) -> dict[str, Any]:
        """The same for JSON."""
        return {"game": self.adapter.game.id, "seats": asked.seats}


class SimulatedFort(Simulated):
    """Fort with the cards of the house."""

    seats = (fort.MIN_SEATS, fort.MAX_SEATS)
    flags = ("draft", "dogs", "cats")

    def __init__(self) -> None:
        adapter = FortAdapter(load_cards())
        self.adapter = adapter
        self._cards = adapter.cards
        self.told = FortTold(adapter.rules)

    def options(self, asked: argparse.Namespace, first: int) -> FortOptions:
        return FortOptions(asked.seats, asked.draft, first=first, dogs=asked.dogs, cats=asked.cats)

    def counts(self, asked: argparse.Namespace) -> FortCounts:
        return FortCounts(self._cards, dogs=asked.dogs, cats=asked.cats)

    def played(self, asked: argparse.Namespace) -> str:
        return f"Fort, {asked.seats} seats, {'draft' if asked.draft else 'basic setup'}"

    def setup(self, asked: argparse.Namespace) -> dict[str, Any]:
        return super().setup(asked) | {"draft": asked.draft}


class SimulatedTowers(Simulated):
    """5 Towers."""

    seats = (towers.MIN_SEATS, towers.MAX_SEATS)

    def __init__(self) -> None:
        self.adapter = TowersAdapter()
        self.told = TowersTold()

    def options(self, asked: argparse.Namespace, first: int) -> towers.TowersOptions:
        return towers.TowersOptions(asked.seats, first)

    def counts(self, asked: argparse.Namespace) -> TowersCounts:
        return TowersCounts(asked.seats)

    def played(self, asked: argparse.Namespace) -> str:
        return f"5 Towers, {asked.seats} seats"


SIMULATED: dict[str, type[SimulatedFort | SimulatedTowers]] = {
    "fort": SimulatedFort,
    "towers": SimulatedTowers,
}
