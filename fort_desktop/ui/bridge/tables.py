"""The tables on the screen: one for each game, made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.bot_driver import BotDriver
from fort_desktop.ui.bridge.motion import Motion
from fort_desktop.ui.bridge.preferences import Preferences
from fort_desktop.ui.bridge.table.bridge import TableBridge
from fort_desktop.ui.game_screen import game_screen


class Tables:
    """The bridges of all games that were played since the start.

    Attributes:
        shown: the one that is shown, or was shown last; None before the first.
        game: its id; empty before the first.
    """

    def __init__(
        self,
        driver: BotDriver,
        motion: Motion,
        preferences: Preferences,
        made: Callable[[TableBridge], object],
        parent: QObject,
    ) -> None:
        """`made` is called with each new one; `parent` owns them."""
        self._driver = driver
        self._motion = motion
        self._made = made
        self._parent = parent
        self._bridges: dict[str, TableBridge] = {}
        self._preferences = preferences
        preferences.askAllChanged.connect(self._ask)
        self.shown: TableBridge | None = None
        self.game = ""

    def __iter__(self) -> Iterator[TableBridge]:
        return iter(self._bridges.values())

    def of(self, game: str) -> TableBridge:
        """The table of a game."""
        if game not in self._bridges:
            bridge = game_screen(game).make_table(self._driver, self._motion, self._parent)
            self._bridges[game] = bridge
            self._made(bridge)
            bridge.flow.retranslate()
        return self._bridges[game]

    def _ask(self) -> None:
        """Whether people are asked everything has just been chosen anew."""
        if (played := self.played) is not None:
            played.asks_all = bool(self._preferences.askAll)

    def show(self, table: AnyTable, *, again: bool = False) -> None:
        """Show a game at its own table; `again` where it is shown there already."""
        self.game = table.game.id
        table.asks_all = bool(self._preferences.askAll)
        self.shown = self.of(self.game)
        if again:
            self.shown.flow.resume()
        else:
            self.shown.flow.open(table)

    @property
    def played(self) -> AnyTable | None:
        """The game that was shown last."""
        if self.shown is None or not self.shown.shown.is_open:
            return None
        return self.shown.shown.table
