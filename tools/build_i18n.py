"""Translations: extract texts into i18n/*.ts, compile them to build/i18n/*.qm, or check them.

    python tools/build_i18n.py update     # after a text in Python or QML was added or changed
    python tools/build_i18n.py release    # for the app: fort_en.qm, fort_cs.qm, fort_pl.qm
    python tools/build_i18n.py check      # fails when a text is missing, stale or not translated
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
CODES = ("en", "cs", "pl")
FOLDER = TOP / "i18n"
BUILD = TOP / "build" / "i18n"


def catalogue(code: str, folder: Path = FOLDER) -> Path:
    """The file of a language."""
    return folder / f"fort_{code}.ts"


def sources() -> list[str]:
    """Every file that may hold texts, sorted, so that the order of messages never changes."""
    screens = TOP / "fort_desktop" / "ui"
    found = [path for pattern in ("*.py", "*.qml") for path in screens.rglob(pattern)]
    return sorted(path.relative_to(TOP).as_posix() for path in found)


def update(folder: Path = FOLDER) -> str:
    """Add new texts to the catalogues and drop those that are gone; what Qt's tool says of it."""
    found = sources()
    return "".join(
        _qt_tool(
            "lupdate",
            "-no-obsolete",
            *("-locations", "none"),
            *("-source-language", "en"),
            *("-target-language", code),
            *found,
            *("-ts", str(catalogue(code, folder))),
        )
        for code in CODES
    )


def release(folder: Path = BUILD) -> str:
    """Compile the catalogues into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    return "".join(
        _qt_tool("lrelease", str(catalogue(code)), "-qm", str(folder / f"fort_{code}.qm"))
        for code in CODES
    )


def check() -> list[str]:
    """What is wrong with the catalogues; nothing when all texts are there and translated."""
    faults = []
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary)
        for code in CODES:
            shutil.copy(catalogue(code), catalogue(code, fresh))
        update(fresh)
        for code in CODES:
            text = catalogue(code).read_text(encoding="utf-8")
            if catalogue(code, fresh).read_text(encoding="utf-8") != text:
                faults.append(f"{catalogue(code).name} is not up to date: run the update")
            if 'type="unfinished"' in text:
                faults.append(f"{catalogue(code).name} has texts that are not translated")
    return faults


def _qt_tool(name: str, *arguments: str) -> str:
    beside = Path(sys.executable).parent
    program = shutil.which(f"pyside6-{name}", path=str(beside)) or shutil.which(f"pyside6-{name}")
    if program is None:
        raise FileNotFoundError(f"pyside6-{name}, which comes with PySide6-Essentials")
    done = subprocess.run(
        [program, *arguments], cwd=TOP, text=True, capture_output=True, check=False
    )
    output = done.stdout + done.stderr
    if done.returncode:
        raise RuntimeError(f"pyside6-{name} failed:\n{output}")
    return output


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one of the three tasks."""
    parser = argparse.ArgumentParser(description="Extract, compile or check the translations.")
    parser.add_argument("task", choices=("update", "release", "check"))
    task = parser.parse_args(arguments).task
    if task == "check":
        faults = check()
        print("\n".join(faults) or "all texts are translated")
        return int(bool(faults))
    print(update() if task == "update" else release())
    return 0


if __name__ == "__main__":
    sys.exit(main())
