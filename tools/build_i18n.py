"""Translations: extracts texts into i18n/*.ts and compiles them to build/i18n/*.qm.

Run it (`dev.py i18n`) after a text in Python or QML was added or changed, then translate what is
marked unfinished. `--no-update` only compiles.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from fort_desktop import terminal
from fort_desktop.languages import CODES, ENGLISH
from tools import qt

TOP = Path(__file__).resolve().parent.parent
FOLDER = TOP / "i18n"
BUILD = TOP / "build" / "i18n"


def catalogue(code: str, folder: Path = FOLDER) -> Path:
    """The file of a language that translators fill."""
    return folder / f"fort_{code}.ts"


def compiled(code: str, folder: Path = BUILD) -> Path:
    """The file that the app reads."""
    return folder / f"fort_{code}.qm"


def sources() -> list[str]:
    """Every file that may hold texts, sorted, so that the order of messages never changes."""
    package = TOP / "fort_desktop"
    found = [path for pattern in ("*.py", "*.qml") for path in package.rglob(pattern)]
    return sorted(path.relative_to(TOP).as_posix() for path in found)


def update(folder: Path = FOLDER) -> str:
    """Adds new texts to the catalogues and drops those that are gone; what Qt's tool says of it."""
    found = [str(TOP / source) for source in sources()]
    return "".join(
        qt.output(
            "lupdate",
            "-no-obsolete",
            *("-locations", "none"),
            *("-source-language", ENGLISH),
            *("-target-language", code),
            *found,
            *("-ts", str(catalogue(code, folder))),
        )
        for code in CODES
    )


def there() -> list[str]:
    """The languages that have a catalogue; a new one gets its own by `update`."""
    return [code for code in CODES if catalogue(code).exists()]


def release(folder: Path = BUILD) -> str:
    """Compiles the catalogues into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    return "".join(
        qt.output("lrelease", str(catalogue(code)), "-qm", str(compiled(code, folder)))
        for code in there()
    )


def outdated() -> bool:
    """Whether a catalogue has changed since it was compiled."""
    return any(
        not compiled(code).exists()
        or compiled(code).stat().st_mtime < catalogue(code).stat().st_mtime
        for code in there()
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Extract the texts and compile the translations.")
    parser.add_argument("--no-update", action="store_true", help="only compile")
    if not parser.parse_args(arguments).no_update:
        print(update())
    print(release())
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("build_i18n", main))
