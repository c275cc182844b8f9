"""The manifest of a game for the screen: what the app asks of it outside its own table."""

from __future__ import annotations

import importlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QObject, QUrl

from fort_desktop.contract.kits import packages

if TYPE_CHECKING:
    from fort_desktop.contract.kit import AnyAdapter, Kit
    from fort_desktop.play.table import AnyTable, SeatSetup
    from fort_desktop.ui.bot_driver import BotDriver
    from fort_desktop.ui.bridge.motion import Motion
    from fort_desktop.ui.bridge.table.bridge import TableBridge

_made: dict[str, GameScreen] = {}


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be switched on for a new game.

    Attributes:
        id: under which it is remembered, and handed to `GameScreen.begin`.
        icon: that stands for it.
        label, text: what it is called, and what it is, in a sentence.
    """

    id: str
    icon: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed game that is played here.

    Attributes:
        name: as it stands on the box.
        authors: who made the game.
        publisher: who brought it out first.
    """

    name: str
    authors: tuple[str, ...]
    publisher: str


class GameScreen(ABC):
    """A game on the screen. It is cheap to make: whatever is dear is imported when it is asked for.

    Attributes:
        module: the name of its QML module.
        icon: that stands for the game.
        colours: of its seats, as many as can play.
        boards: whether these are boards, on each of which is one of the `marks`.
        hidden: whether seats have something to hide from each other.
        source_icons: what stands for each source of points at the end.
        printed: the printed games that it is made after.
    """

    module: ClassVar[str]
    icon: ClassVar[str]
    colours: ClassVar[tuple[str, ...]]
    boards: ClassVar[bool] = False
    hidden: ClassVar[bool] = True
    source_icons: ClassVar[dict[str, str]]
    printed: ClassVar[tuple[Printed, ...]] = ()

    @abstractmethod
    def name(self) -> str:
        """What it is called."""

    @abstractmethod
    def about(self) -> str:
        """What it is, in a sentence."""

    @abstractmethod
    def source(self, source_id: str) -> str:
        """What brings points at the end, by its id in the score."""

    @property
    def qml(self) -> Path:
        """The folder of its QML module; its parent is where the engine looks for modules."""
        return Path(sys.modules[type(self).__module__].__file__ or "").parent / "qml" / self.module

    def page(self, address: str) -> QUrl:
        """The address of a file of its QML module; Python's part of the module is there by then."""
        importlib.import_module(f"{type(self).__module__.rpartition('.')[0]}.table")
        return QUrl.fromLocalFile(str(self.qml / address))

    @property
    @abstractmethod
    def table_page(self) -> QUrl:
        """The address of the screen of its table, a `TablePage`."""

    @property
    @abstractmethod
    def help_page(self) -> QUrl:
        """The address of its help, a `HelpSheet`."""

    @property
    def piece_page(self) -> QUrl:
        """The address of what stands on a seat's block in the final scoring, a `ScorePiece`."""
        return QUrl()

    @property
    def paper_page(self) -> QUrl:
        """The address of what lies beside the points of a source there, a `ScorePaper`."""
        return QUrl()

    @abstractmethod
    def make_table(self, driver: BotDriver, motion: Motion, parent: QObject) -> TableBridge:
        """What its screen shows and acts on."""

    @abstractmethod
    def begin(
        self, seats: Sequence[SeatSetup], seed: int, options: Collection[str], kit: Kit
    ) -> AnyTable:
        """A new game: seats with their colours, and the options that were chosen.

        `kit` is that of the game, or one that plays with a pack of cards.
        """

    def with_variants(self, said: str, variants: Sequence[str]) -> str:
        """Words about a game, and what it is played with; `variants` as its adapter gives them."""
        return said

    def move_told(self, adapter: AnyAdapter, move: Any, kind: str, players: Sequence[str]) -> str:
        """A move in a few words, as on its button; empty where the game has none.

        Args:
            adapter: of the game, with the cards that it is played with.
            move: what was decided, or could have been.
            kind: what about, as in `Decision`.
            players: what the seats are called.
        """
        return ""

    def reason_told(self, adapter: AnyAdapter, reason: Any) -> str:
        """What speaks for a move that a bot advises first, in a sentence or more."""
        return ""

    def level_hint(self, level: str) -> str:
        """How bots of a level play, in a sentence or two."""
        return ""

    def options(self, chosen: Collection[str], kit: Kit) -> list[Option]:
        """What can be switched on for a new game, in words that may depend on what is `chosen`.

        `kit` is as for `begin`.
        """
        return []

    def marks(self, kit: Kit) -> list[str]:
        """The icons on the boards of `colours`; none where these are no boards."""
        return []

    def board_tips(self, kit: Kit) -> list[str]:
        """What each board of `colours` brings, in a line; none where these are no boards."""
        return []

    def course_note(self, sources: Collection[str]) -> str:
        """What the points by round are made of, by the sources that there are at the end; empty
        where they are all points."""
        return ""

    def ending(self, reason: str, who: str) -> str:
        """What brought the game to its end; empty where there is nothing to tell."""
        return ""


def game_screen(game_id: str) -> GameScreen:
    """The manifest of a game.

    Raises:
        KeyError: there is no such game.
    """
    place = packages()[game_id]
    if place not in _made:
        made = importlib.import_module(f"{place}.screen.screen").SCREEN
        assert isinstance(made, GameScreen), f"{place}.screen.screen has a SCREEN"
        _made[place] = made
    return _made[place]
