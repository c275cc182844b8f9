"""A hint that is waited for: it belongs to one decision of one person, and to no other."""

from __future__ import annotations

from fort_desktop.play.table import AnyTable
from fort_desktop.ui.bot_driver import BotDriver


class Advice:
    """What the best bot is asked in a person's place."""

    def __init__(self, driver: BotDriver) -> None:
        self._driver = driver
        self._asked: tuple[int, int] | None = None  # the number of the decision, and who decides

    def ask(self, table: AnyTable, viewer: int) -> None:
        """Have the best bot think about the decision of a seat."""
        self._asked = (table.number, viewer)
        self._driver.advise(table, viewer)

    def drop(self) -> None:
        """The decision is over, or somebody else looks: no hint is waited for."""
        if self._asked is not None:
            self.forget()
            self._driver.cancel()

    def forget(self) -> None:
        """The bot has been told to stop already."""
        self._asked = None

    def fits(self, table: AnyTable, viewer: int) -> bool:
        """Whether the hint that has come is the one asked for; none is waited for any more."""
        asked, self._asked = self._asked, None
        return asked == (table.number, viewer)
