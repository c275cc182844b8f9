"""What all installers are made of and say when they cannot be made."""

from __future__ import annotations

import contextlib
import os
import platform
import shutil
from dataclasses import dataclass
from pathlib import Path

from fort_desktop import __version__
from tools.environment import TOP
from tools.system import MissingError, apt_install, may_install

NAME = "fort-desktop"
TITLE = "Fort Desktop"
ID = "io.github.fort_desktop.FortDesktop"
DIST = TOP / "dist"
RECIPES = TOP / "packaging"
PYINSTALLER = ("pyinstaller==6.22.0", "pyinstaller-hooks-contrib==2026.9")


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
    """See to it that `programs` can be run: where that needs no question they are installed.

    Args:
        programs: by the names under which they are run.
        package: the package of Debian that brings them.

    Raises:
        SkippedError: one is missing.
    """
    lacking = [program for program in programs if shutil.which(program) is None]
    if lacking and os.name == "posix" and may_install():
        with contextlib.suppress(MissingError):
            apt_install([package])
        lacking = [program for program in lacking if shutil.which(program) is None]
    if lacking:
        raise SkippedError(f"It needs {lacking[0]}, which Debian has in {package}.")
