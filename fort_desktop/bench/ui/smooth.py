"""How many frames are shown while all four yards and a card move."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import Qt

from fort_desktop.bench.ui.scenery import Bustle, open_table
from fort_desktop.ui.shots import wait

WARM_MS = 1500


def measure(seconds: str) -> dict[str, Any]:
    """The moments of all frames of so many seconds."""
    stage = open_table()
    bustle = Bustle(stage)
    wait(WARM_MS)
    moments: list[float] = []
    stage.window.frameSwapped.connect(
        lambda: moments.append(time.perf_counter()), Qt.ConnectionType.DirectConnection
    )
    wait(round(float(seconds) * 1000))
    bustle.deleteLater()
    stage.close()
    return {"frames": moments}
