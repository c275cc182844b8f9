"""For whoever measures the start: when the window has shown its first frame."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt

from fort_desktop.ui.app import Stage


def noted_in(file: Path) -> Callable[[Stage], None]:
    """What is to be done with the window that opens: its first frame's moment goes into `file`.

    That is seconds of `time.perf_counter`, which on all systems counts alike in all processes.
    """

    def opened(stage: Stage) -> None:
        def swapped() -> None:
            file.write_text(repr(time.perf_counter()), encoding="ascii")

        once = Qt.ConnectionType.SingleShotConnection
        stage.window.frameSwapped.connect(swapped, once)

    return opened
