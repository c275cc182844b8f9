"""How somebody goes on later with a game that is saved in a file of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

import fort_desktop
from fort_desktop.storage.places import SUFFIX
from fort_desktop.ui.texts import texts

DESKTOP_NAME = "io.github.fort_desktop.FortDesktop"  # of the entry for the menus of Linux


def told(file: Path) -> str:
    """Where the game is and how to go on with it, in sentences."""
    say = texts().saving
    return say.clickable(str(file)) if is_opened_by_a_click(file) else say.elsewhere(command(file))


def is_opened_by_a_click(file: Path) -> bool:
    """Whether the desktop knows the app and takes the file for a game."""
    if file.suffix.lower() != SUFFIX:
        return False
    if sys.platform in ("win32", "darwin"):
        return bool(getattr(sys, "frozen", False))
    places = QStandardPaths.StandardLocation.ApplicationsLocation
    return bool(QStandardPaths.locate(places, f"{DESKTOP_NAME}.desktop"))


def command(file: Path) -> str:
    """What to type to go on with it."""
    import shlex  # noqa: PLC0415  hardly ever needed
    import subprocess  # noqa: PLC0415  the same

    source = Path(fort_desktop.__file__).parents[1] / "dev.py"
    if getattr(sys, "frozen", False):
        words = [sys.executable]
    elif source.exists():
        words = ["python3", "dev.py"]
    else:
        words = ["fort-desktop"]
    words += ["play", str(file)]
    return shlex.join(words) if os.name == "posix" else subprocess.list2cmdline(words)
