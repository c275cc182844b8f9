"""Makes the QML modules of the app usable in an engine."""

from __future__ import annotations

import os
from collections.abc import MutableMapping

from PySide6.QtQml import QQmlEngine

from fort_desktop.contract.kits import ids
from fort_desktop.ui import chance, places, presses, resources  # noqa: F401 - QML asks them
from fort_desktop.ui.game_screen import game_screen


def set_qt(environment: MutableMapping[str, str] = os.environ) -> None:
    """Have Qt go about its work as the app wants it; to be called before any engine is made.

    QML clears away what is no longer used in one go. By itself Qt (6.8 to 6.11 at least) does it in
    slices. What is made between two slices may lose its properties and functions for good, and with
    them a table that waits for it to come to rest. In one go it takes 10 to 35 ms at a full table,
    every few minutes.

    Nor does Qt ask the disk for variants of a file, as for one platform or language: there are
    none, and it would ask for every picture whenever one is shown.

    Args:
        environment: of the app; whoever has set it there knows better.
    """
    environment.setdefault("QV4_GC_TIMELIMIT", "0")
    environment.setdefault("QT_NO_BUILTIN_SELECTORS", "1")


def prepare(engine: QQmlEngine) -> None:
    """Tell an engine where the modules are."""
    engine.addImportPath(str(resources.QML))
    for game in ids():
        engine.addImportPath(str(game_screen(game).qml.parent))
