"""How many frames are shown while all four yards and a card move, or towers grow and break."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import Qt

from fort_desktop.ui.grabbing import wait
from tools.bench.ui.scenery import Bustle, Growth, open_table, open_towers

WARM_MS = 1500


def measure(scene: str, seconds: str) -> dict[str, Any]:
    """The moments of all frames of so many seconds; the scene is "yards" or "towers".

    "drawing" is what all threads of this process computed meanwhile, in seconds.
    """
    stage = open_towers() if scene == "towers" else open_table()
    bustle = Growth(stage) if scene == "towers" else Bustle(stage)
    wait(WARM_MS)
    moments: list[float] = []
    stage.window.frameSwapped.connect(
        lambda: moments.append(time.perf_counter()), Qt.ConnectionType.DirectConnection
    )
    begun = time.process_time()
    wait(round(float(seconds) * 1000))
    drawing = time.process_time() - begun
    bustle.deleteLater()
    stage.close()
    return {"frames": moments, "drawing": drawing}
