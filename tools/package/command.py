"""`dev.py package`: the frozen app, and the installers of it that can be made here."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from fort_desktop import terminal
from tools.environment import TOP
from tools.package import frozen, macos, sums, windows
from tools.package.linux import archive, deb, rpm
from tools.package.made import DIST, NAME, App, SkippedError
from tools.system import MissingError

FOLDER = "folder"


@dataclass(frozen=True)
class Installer:
    """One of the files that people download.

    Attributes:
        name: by which it is asked for.
        told: what it is.
        make: from the frozen app, into a folder.
    """

    name: str
    told: str
    make: Callable[[App, Path], Path]


def windows_setup(app: App, out: Path) -> Path:
    """The installer for Windows; elsewhere it is only seen whether its script compiles.

    Raises:
        SkippedError: it was not made.
    """
    try:
        return windows.make(app, out)
    except SkippedError as reason:
        windows.prove(app, frozen.WORK)
        raise SkippedError(f"{reason} Its script compiles.") from None


def wheel(app: App, out: Path) -> Path:
    """The wheel, which runs on every system that has Python.

    Raises:
        MissingError: it cannot be built.
    """
    for old in out.glob("*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    if subprocess.run([*command, str(out), str(TOP)], check=False).returncode:
        raise MissingError("The wheel could not be built; see above.")
    return next(out.glob("*.whl"))


INSTALLERS = (
    Installer("wheel", "Python, .whl", wheel),
    Installer("archive", "Linux, .tar.xz", archive.make),
    Installer("deb", "Linux, .deb", deb.make),
    Installer("rpm", "Linux, .rpm", rpm.make),
    Installer("windows", "Windows, setup", windows_setup),
    Installer("macos", "macOS, .dmg", macos.make),
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py package", description="The frozen app and its installers, into dist/."
    )
    names = [FOLDER, *(installer.name for installer in INSTALLERS)]
    parser.add_argument(
        "wanted", nargs="*", metavar="WHAT", help=f"{', '.join(names)}; without it all", default=[]
    )
    parser.add_argument("--pure", action="store_true", help="rules and bots are not compiled")
    parser.add_argument("--again", action="store_true", help="installers of the folder as it is")
    asked = parser.parse_args(arguments)
    if unknown := [name for name in asked.wanted if name not in names]:
        parser.error(f"there is no {unknown[0]!r}; choose from {', '.join(names)}")
    app = App(DIST / NAME) if asked.again else frozen.make(compiled=not asked.pure)
    if not app.folder.is_dir():
        raise MissingError(f"There is no {app.folder} yet; leave out --again.")
    row("folder", app.folder.name, frozen.size(app.folder))
    made = False
    for installer in INSTALLERS:
        if not asked.wanted or installer.name in asked.wanted:
            made = make(installer, app) or made
    if made:
        sums.write(DIST)
    return 0


def make(installer: Installer, app: App) -> bool:
    """Make one and tell of it; whether it was made."""
    try:
        file = installer.make(app, DIST)
    except SkippedError as reason:
        print(f"{installer.told:<16}  skipped: {reason}", flush=True)
        return False
    row(installer.told, file.name, file.stat().st_size)
    return True


def row(told: str, name: str, size: int) -> None:
    print(f"{told:<16}  {size / 1e6:7.1f} MB  {name}", flush=True)


if __name__ == "__main__":
    raise SystemExit(terminal.run("package", main))
