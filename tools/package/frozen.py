"""The frozen app: Python, Qt and the game in one folder, made by PyInstaller."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from fort_desktop.ui.qt_place import qt_folder
from tools import licences, make_icons
from tools.compiled import BUILD
from tools.environment import COMPILER, PACKAGER, TOP
from tools.package.linux.release import moment
from tools.package.made import DIST, NAME, RECIPES, App, needs
from tools.system import MissingError

WORK = TOP / "build" / "package"
SOURCE = WORK / "source"  # the package as it is frozen
SPEC = RECIPES / f"{NAME}.spec"
NOT_FROZEN = ("__pycache__", "*.pyc", "*.pyd", "*.so", "py.typed")
WHOLE_LICENCES = "LICENCES.txt"


def make(*, compiled: bool) -> App:
    """Freeze the checkout as it stands.

    Args:
        compiled: whether rules and bots are compiled first, unless that has been done before.

    Raises:
        MissingError: it cannot be made; the message is the sentence to show.
    """
    stage(compiled=compiled)
    make_icons.make()
    app = App(DIST / NAME)
    if app.folder.exists():
        shutil.rmtree(app.folder)
    log = WORK / "pyinstaller.log"
    print(f"Freezing the app; what PyInstaller says is in {log.relative_to(TOP)}", flush=True)
    if pyinstaller("--distpath", str(DIST), "--workpath", str(WORK), str(SPEC), log=log):
        raise MissingError(f"{tail(log)}\nThe app could not be frozen; see above.")
    if sys.platform == "linux":
        strip(app.folder)
    (app.folder / WHOLE_LICENCES).write_text(licences.whole(), encoding="utf-8")
    return app


def make_empty() -> Path:
    """Freeze a window with nothing in it, to compare the app with; its folder.

    Raises:
        MissingError: it cannot be made.
    """
    out, log = WORK / "empty", WORK / "empty.log"
    out.mkdir(parents=True, exist_ok=True)
    spec = RECIPES / "empty.spec"
    if pyinstaller("--distpath", str(out), "--workpath", str(out / "work"), str(spec), log=log):
        raise MissingError(f"{tail(log)}\nAn empty window could not be frozen; see above.")
    strip(out / "empty")
    return out / "empty"


def stage(*, compiled: bool) -> None:
    """Lay out the package, with its compiled modules or without, and leave the checkout alone."""
    if SOURCE.exists():
        shutil.rmtree(SOURCE)
    ignore = shutil.ignore_patterns(*NOT_FROZEN)
    shutil.copytree(TOP / "fort_desktop", SOURCE / "fort_desktop", ignore=ignore)
    if compiled:
        made = BUILD.made(COMPILER.python)
        for path in BUILD.files():
            name = path.relative_to(TOP)
            shutil.copy2(made / name, SOURCE / name)
    read_qml(SOURCE)


def read_qml(folder: Path) -> None:
    """Lay beside each QML file what Qt makes of it, or the first start of each player makes it.

    Raises:
        MissingError: Qt cannot read a file.
    """
    reader = next((qt_folder() / "libexec").glob("qmlcachegen*"), qt_folder() / "qmlcachegen")
    for file in sorted(folder.rglob("*.qml")):
        command = [str(reader), "--only-bytecode", "-o", f"{file}c", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise MissingError(f"{done.stdout}{done.stderr}\nQt cannot read {file}; see above.")


def strip(folder: Path) -> None:
    """Take from Python's own libraries what only helps to find faults in them; Qt's stay as is.

    Raises:
        MissingError: it cannot be done.
    """
    needs("strip", package="binutils")
    inner = folder / "_internal"
    found = [*inner.glob("libpython*"), *inner.rglob("*.cpython-*.so"), *inner.glob("*__mypyc*.so")]
    done = subprocess.run(
        ["strip", "--strip-unneeded", *map(str, found)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise MissingError(f"{done.stderr}\nThe libraries could not be stripped; see above.")


def pyinstaller(*arguments: str, log: Path) -> int:
    """Run it with what only the running app needs; the same sources give the same files."""
    times = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(moment())}
    with log.open("w", encoding="utf-8") as told:
        return subprocess.run(
            [str(PACKAGER.python), "-m", "PyInstaller", "--noconfirm", *arguments],
            cwd=TOP,
            env=os.environ | {"PYTHONUTF8": "1"} | times,
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=subprocess.STDOUT,
            check=False,
        ).returncode


def tail(log: Path, lines: int = 20) -> str:
    """The last of what was told."""
    return "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])


def size(folder: Path) -> int:
    """The bytes of all files of a folder; what only points to another file counts nothing."""
    found = (path for path in folder.rglob("*") if not path.is_symlink() and path.is_file())
    return sum(path.stat().st_size for path in found)
