"""Pictures of the window when nothing moves in it."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage

from fort_desktop.ui.app import Stage

SETTLE_MS = 60
LIMIT_MS = 5000


def wait(ms: int) -> None:
    """Let the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def wait_settled(stage: Stage, limit_ms: int = LIMIT_MS) -> None:
    """Wait until nothing moves.

    Raises:
        TimeoutError: something still moves.
    """
    motion = stage.app.motion
    if not motion.settled:  # type: ignore[attr-defined]
        loop = QEventLoop()
        motion.settledChanged.connect(loop.quit)  # type: ignore[attr-defined]
        QTimer.singleShot(limit_ms, loop.quit)
        loop.exec()
        motion.settledChanged.disconnect(loop.quit)  # type: ignore[attr-defined]
    if not motion.settled:  # type: ignore[attr-defined]
        raise TimeoutError("something still moves")


def shot(stage: Stage) -> QImage:
    """The window as it is; a grab renders a frame itself, so pending changes are in it.

    Raises:
        RuntimeError: the window gave no picture.
    """
    wait(SETTLE_MS)
    wait_settled(stage)
    image = stage.window.grabWindow()
    if image.isNull():
        raise RuntimeError("the window gave no picture: is it shown?")
    return image
