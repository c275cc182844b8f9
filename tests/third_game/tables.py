"""Tables of Pebbles for tests, and the bridge of one without a window."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from fort_desktop.play.history import Resumed
from fort_desktop.play.table import SeatSetup, Table
from fort_desktop.ui.bridge.motion import Motion
from tests.third_game.play import PebblesAdapter, PebblesTable
from tests.third_game.rules.state import PebblesOptions
from tests.third_game.screen.table import PebblesTable as Bridge
from tests.ui.bridges import Told

ADAPTER = PebblesAdapter()
NAMES, COLOURS = ("Ola", "Jan", "Eva"), ("red", "blue", "green")
HANDS = ([2, 6, 9, 12, 15], [1, 4, 7, 10, 18], [3, 5, 8, 11, 16])
DEALT = {"hands": list(HANDS[:2])}


def seats(kinds: str) -> list[SeatSetup]:
    """A seat per letter: p is a person, b a bot."""
    return [
        SeatSetup(name, board=colour)
        if kind == "p"
        else SeatSetup(f"Bot {name}", "bot", "easy", colour)
        for kind, name, colour in zip(kinds, NAMES, COLOURS, strict=False)
    ]


def begun(kinds: str = "pp", seed: int = 4) -> PebblesTable:
    """A game from its beginning; the first seat leads."""
    return Table(ADAPTER, PebblesOptions(len(kinds), 0), seed, seats(kinds))


def dealt(kinds: str = "pp", **more: Any) -> PebblesTable:
    """A game with known stones; the first seat leads."""
    position = {"hands": list(HANDS[: len(kinds)])} | more
    start = Resumed(ADAPTER.game.from_snapshot(position), ())
    return Table(ADAPTER, PebblesOptions(len(kinds), None), 1, seats(kinds), start)


def play(table: PebblesTable, *stones: int) -> None:
    for stone in stones:
        table.submit(table.game.parse_move(table.state, f"play {stone}"))


def play_on(table: PebblesTable) -> PebblesTable:
    """To the end, each time the lowest stone."""
    while not table.over:
        table.submit(table.legal()[0])
    return table


def shown(table: PebblesTable, speed: str = "off") -> tuple[Bridge, Told]:
    """The table on its bridge alone."""
    owner = QObject()
    driver, motion = Told(owner), Motion(owner)
    motion.set_speed(speed, reduced=False)
    bridge = Bridge(driver, motion, owner)  # type: ignore[arg-type]
    bridge.owner = owner  # type: ignore[attr-defined]  # lives as long
    bridge.flow.open(table)
    return bridge, driver
