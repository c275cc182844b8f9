"""Qt's application where nobody sees the window: the offscreen platform has a small screen unless
it is told of another, which it reads from a file as it begins."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from fort_desktop.ui.display import PLATFORM

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

OFFSCREEN = "offscreen"
LARGEST = (3840, 2160)


def application(size: tuple[int, int] = LARGEST) -> QCoreApplication:
    """The one there is, or a new one; where it is offscreen, its screen has `size` pixels."""
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415  the platform may not be chosen yet

    with _screen(size):
        return QGuiApplication.instance() or QGuiApplication([])


@contextlib.contextmanager
def _screen(size: tuple[int, int]) -> Iterator[None]:
    """An application that is made meanwhile has it; the file is gone afterwards."""
    if os.environ.get(PLATFORM) != OFFSCREEN:
        yield
        return
    width, height = size
    screen = {"name": "picture", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    with tempfile.TemporaryDirectory(prefix="fort-desktop-") as folder:
        file = Path(folder) / "screen.json"
        file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
        os.environ[PLATFORM] = f"{OFFSCREEN}:configfile={file}"
        try:
            yield
        finally:
            os.environ[PLATFORM] = OFFSCREEN
