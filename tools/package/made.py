"""What all installers are made of and say when they cannot be made."""

from __future__ import annotations

import platform
import shutil
from dataclasses import dataclass
from pathlib import Path

from fort_desktop import __version__
from tools.environment import TOP

NAME = "fort-desktop"
TITLE = "Fort Desktop"
ID = "io.github.fort_desktop.FortDesktop"
DIST = TOP / "dist"
RECIPES = TOP / "packaging"


class SkippedError(Exception):
    """Something cannot be made on this machine; the message is the sentence that says why."""


@dataclass(frozen=True)
class App:
    """The frozen app, of which installers are made.

    Attributes:
        folder: holds the program and all that it needs.
        icons: as `tools.make_icons` makes them.
        version: as the app tells it.
        machine: the processor it is for, as in "x86_64".
    """

    folder: Path
    icons: Path = TOP / "build" / "icons"
    version: str = __version__
    machine: str = platform.machine()

    @property
    def program(self) -> Path:
        """What is started."""
        return self.folder / NAME


def needs(*programs: str, package: str) -> None:
    """See to it that `programs` can be run.

    Raises:
        SkippedError: one is missing.
    """
    for program in programs:
        if shutil.which(program) is None:
            raise SkippedError(f"It needs {program}, which Debian has in {package}.")
