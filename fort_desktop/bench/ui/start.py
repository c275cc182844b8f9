"""When the app shows its first frame, started as players start it."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from fort_desktop.ui.app import Stage, run


def measure(screen: str) -> dict[str, Any]:
    """Open the app at "title", or at once at the "table" of a new game.

    Returns:
        The moment of the first frame by the system's clock, and the processor seconds until then.
    """
    seen: dict[str, Any] = {}

    def opened(stage: Stage) -> None:
        if screen == "table":
            play: QObject = stage.app.setup  # type: ignore[assignment]  # a Qt property
            play.play()  # type: ignore[attr-defined]  # one person and one bot, as the app offers

        def swapped() -> None:
            seen.update(frames=[time.perf_counter()], processor=time.process_time())
            QCoreApplication.quit()

        once = Qt.ConnectionType.SingleShotConnection
        stage.window.frameSwapped.connect(swapped, once)

    run(60_000, opened=opened)
    return seen
