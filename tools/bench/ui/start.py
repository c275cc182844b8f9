"""When the app shows its first frame, started as players start it."""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt

if TYPE_CHECKING:
    from fort_desktop.ui.app import Stage

SEED = 4  # the person begins: nothing goes on before the first frame


def _play(stage: Stage) -> None:
    """A new game, whose rules are imported only now, as when a player begins one."""
    from fort_desktop.games.fort.cards import load_cards
    from fort_desktop.games.fort.play.adapter import new_table
    from fort_desktop.play.table import SeatSetup

    seats = (SeatSetup("Ola", "person"), SeatSetup("Max", "bot", "medium"))  # what the app offers
    stage.app.play(new_table(load_cards(), seats, SEED))


def measure(screen: str) -> dict[str, Any]:
    """Open the app at "title", or at once at the "table" of a new game.

    Returns:
        The moment of the first frame by the system's clock, and the processor seconds until then.
    """
    gc.disable()  # as `command_line.py` does
    from fort_desktop.ui.app import run

    seen: dict[str, Any] = {}

    def opened(stage: Stage) -> None:
        if screen == "table":
            _play(stage)

        def swapped() -> None:
            seen.update(frames=[time.perf_counter()], processor=time.process_time())
            QCoreApplication.quit()

        once = Qt.ConnectionType.SingleShotConnection
        stage.window.frameSwapped.connect(swapped, once)

    run(60_000, opened=opened)
    return seen
