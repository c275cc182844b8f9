"""The manifest of a game: what everything that has no screen asks of it."""

from __future__ import annotations

import argparse
import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Self

from fort_desktop.contract.adapter import Adapter
from fort_desktop.contract.bot import Bot
from fort_desktop.contract.simulation import Counts, Report, Told

AnyAdapter = Adapter[Any, Any, Any, Any, Any]


class Kit(ABC):
    """A game of the house. It is cheap to make: whatever is dear is imported when it is asked for.

    Attributes:
        id: names the game in records, statistics and on the command line: at most 20 small letters,
            digits and hyphens, a letter first.
        name: of the game on the command line.
        seats: the fewest and the most.
        levels: of its bots, the weakest first; every game has random ones besides. The app has
            words for "easy", "medium" and "hard"; another is called by its id until it has some.
        quick: the levels that choose within some milliseconds, at least one, the best of them last:
            where no process can be had for a bot, these decide instead.
        scripts: bots with one plan each, against which others are measured; no table offers them.
        reports: what `arena` can tell about this game beside its bots, with what each is.
        flags: the switches of `simulate` and `arena` that this game has, with what each does.
        card_files: how a file of cards of a player's own ends, as in ".toml"; empty for a game
            that is played with no cards but its own.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    levels: ClassVar[tuple[str, ...]]
    quick: ClassVar[tuple[str, ...]]
    scripts: ClassVar[tuple[str, ...]] = ()
    reports: ClassVar[Mapping[str, str]] = {}
    flags: ClassVar[Mapping[str, str]] = {}
    card_files: ClassVar[str] = ""

    @cached_property
    def adapter(self) -> AnyAdapter:
        """The rules, ready for a table."""
        return self.make_adapter()

    @cached_property
    def definitions(self) -> Any:
        """What the rules play with and views refer to; each process has it once."""
        return self.load_definitions()

    def play_with(self, definitions: Any) -> None:
        """In a bot's process: take over what the app plays with, instead of loading it."""
        self.__dict__.pop("adapter", None)
        self.__dict__["definitions"] = definitions

    def of(self, definitions: Any) -> Self:
        """The kit of the same game that plays with these definitions: this one, if it does."""
        if definitions is self.definitions:
            return self
        made = copy.copy(self)
        made.play_with(definitions)
        return made

    def with_cards(self, files: Sequence[Path]) -> Kit:
        """Another kit of the same game, which plays with the cards of these files as one set.

        Raises:
            FaultyCards: names every fault of the files.
            ValueError: the game has no `card_files`.
        """
        raise ValueError(f"{self.id} is played without card files")

    def prepare_cards(self) -> None:  # noqa: B027  most games have no card files
        """Import what `with_cards` takes: afterwards it imports nothing, in whatever thread."""

    def load_definitions(self) -> Any:
        """What the rules play with; a game whose rules say it all has nothing."""
        return ""

    @abstractmethod
    def make_adapter(self) -> AnyAdapter:
        """The rules, ready for a table."""

    @abstractmethod
    def bot(self, level: str) -> Bot:
        """The bot of one of `levels` or `scripts`."""

    @abstractmethod
    def options(self, asked: argparse.Namespace, first: int) -> Any:
        """What a game of a simulation is begun with; `asked` has `seats` and all `flags`."""

    @abstractmethod
    def counts(self, asked: argparse.Namespace) -> Counts:
        """For the results of all games of a simulation."""

    def report(self, name: str) -> Report:
        """One of `reports`.

        Raises:
            ValueError: there is no such report.
        """
        raise ValueError(f"{self.id} has no report {name!r}")

    @property
    @abstractmethod
    def told(self) -> Told:
        """For traces."""

    def played(self, asked: argparse.Namespace) -> str:
        """What is played, in words."""
        return f"{self.name}, {asked.seats} seats"

    def setup(self, asked: argparse.Namespace) -> dict[str, Any]:
        """The same for JSON."""
        return {"game": self.id, "seats": asked.seats}
