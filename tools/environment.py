"""The virtual environments: made when missing, filled from a lock with hashes, then left alone."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.system import MissingError, apt_install, may_install

TOP = Path(__file__).resolve().parent.parent
RUNTIME, DEVELOPMENT = TOP / "requirements.lock", TOP / "requirements-dev.lock"


class Environment:
    """One folder with its own Python and packages.

    A stamp in it says from which lock, for which Python and at which place it was made. While the
    stamp fits, nothing is run; when only the lock changed, pip brings the packages up to date.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        windows = sys.platform == "win32"
        self.python = folder / ("Scripts/python.exe" if windows else "bin/python")

    def script(self, name: str) -> Path:
        return self.python.with_name(name + self.python.suffix)

    def ready(self) -> bool:
        """Made by this Python at this place; a folder made by hand counts too."""
        base = self._stamp("base")
        if not self.python.exists():
            return False
        return not base.exists() or base.read_text() == identity(self.folder)

    def provide(self, lock: Path) -> None:
        """Bring the packages to what the lock says, if they are not yet."""
        if not self.ready():
            self.make()
        digest = hashlib.sha256(lock.read_bytes()).hexdigest()
        stamp = self._stamp(lock.stem)
        if stamp.exists() and stamp.read_text() == digest:
            return
        print(f"Installing the packages of {lock.name}", flush=True)
        for other in self.folder.glob("fort-*.stamp"):
            if other != self._stamp("base"):
                other.unlink()  # a half-done change must not look finished
        self.install("--require-hashes", "--requirement", str(lock))
        stamp.write_text(digest)
        if lock == DEVELOPMENT:  # which holds all of the other
            runtime = hashlib.sha256(RUNTIME.read_bytes()).hexdigest()
            self._stamp(RUNTIME.stem).write_text(runtime)

    def provide_some(self, packages: Sequence[str], *options: str) -> None:
        """Bring in those that are to be had here; what is not is told, and asked for again."""
        if not self.ready():
            self.make()
        stamp, wanted = self._stamp("some"), "\n".join(packages)
        if stamp.exists() and stamp.read_text() == wanted:
            return
        print(f"Installing {', '.join(packages)}", file=sys.stderr)
        missing = [package for package in packages if not self._installed(*options, package)]
        if missing:
            print(f"Not to be had here: {', '.join(missing)}; see above.", file=sys.stderr)
        else:
            stamp.write_text(wanted)

    def _installed(self, *what: str) -> bool:
        try:
            self.install(*what)
        except MissingError:
            return False
        return True

    def install(self, *what: str) -> None:
        quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
        command = [str(self.python), "-m", "pip", "install", *quiet, *what]
        if subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode:
            raise MissingError("The packages could not be installed; see pip's message above.")

    def make(self) -> None:
        if importlib.util.find_spec("ensurepip") is None:
            provide_venv()
        remark = "" if tried() else ", on which nobody has tried Fort Desktop yet"
        print(f"Making {self.folder.name} with Python {sys.version.split()[0]}{remark}", flush=True)
        if self.folder.exists():
            shutil.rmtree(self.folder)
        try:
            # A process of its own: only a fresh Python sees an ensurepip installed just now.
            # What it says of Ctrl+C is nobody's concern.
            command = [sys.executable, "-m", "venv", str(self.folder)]
            subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True
            )
        except subprocess.CalledProcessError as problem:
            said = f"{problem.stdout}{problem.stderr}".strip()
            raise MissingError(f"{said}\n{self.folder} could not be made; see above.") from problem
        self._stamp("base").write_text(identity(self.folder))

    def _stamp(self, name: str) -> Path:
        return self.folder / f"fort-{name}.stamp"


def tried(version: tuple[int, int] = sys.version_info[:2]) -> bool:
    """Whether pyproject.toml names this Python among those that this was run on."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name = f"Programming Language :: Python :: {version[0]}.{version[1]}"
    return name in project["classifiers"]


def identity(folder: Path) -> str:
    """A moved folder or another Python makes a virtual environment useless."""
    return f"{folder} {sys.version_info.major}.{sys.version_info.minor} {sys.platform}"


def provide_venv() -> None:
    """Debian and its relatives ship Python without ensurepip."""
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if hasattr(os, "geteuid") and may_install():
        apt_install([package])
    else:
        raise MissingError(
            f"Python's venv is incomplete; install it with:\n  sudo apt-get install {package}"
        )


def environment(**variables: str) -> dict[str, str]:
    """The variables of this process, with the checkout importable from every folder."""
    return os.environ | {"PYTHONPATH": str(TOP), "PYTHONUTF8": "1"} | variables


MAIN = Environment(TOP / ".venv")
PEERS = Environment(TOP / ".venv-bench")
COMPILER = Environment(TOP / ".venv-compile")
PACKAGER = Environment(TOP / ".venv-package")
