"""The licence texts that the app shows, copied from the packages of .venv into assets/licences.

    .venv/bin/python -m tools.licences
    .venv/bin/python -m tools.licences --whole FILE

To be run when a package has another text than before; a test says so. With --whole, what a frozen
app is made of is written into one file instead, which is put into its folder.

No package of .venv brings the words of the LGPL and the GPL, nor fontpkg its own, nor any package
those of what only a frozen app carries: all these are kept by hand. They are from the sources of
the libraries; what Qt is made of, from the notes `qt_attribution.json` in the sources of Qt. Those
of Python are the words that typing-extensions brings.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import sys
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePath

import PySide6

from fort_desktop import __version__, terminal
from fort_desktop.ui.licences import PARTS, TEXTS, Part, qt_sources
from tools import compiled

BY_HAND = ("LGPL-3.0.txt", "GPL-3.0.txt", "fontpkg.txt")

MYPYC = "mypyc.txt"  # of mypy, which only developers have

# Whose the libraries in a frozen app are, by their path in its folder: the first that fits counts.
LIBRARIES = (
    ("*/libicu*.so*", "ICU"),
    ("*/PySide6/*", "Qt, PySide6, Shiboken6"),  # plugins and QML modules have names of all kinds
    ("*/shiboken6/*", "Qt, PySide6, Shiboken6"),
    ("*/libQt6*.so*", "Qt, PySide6, Shiboken6"),
    ("*/Qt6*.dll", "Qt, PySide6, Shiboken6"),
    ("*/*pyside6*", "Qt, PySide6, Shiboken6"),
    ("*/*shiboken6*", "Qt, PySide6, Shiboken6"),
    ("*/pydantic_core/*", "pydantic-core"),
    ("*/fort_desktop/*", "Fort Desktop"),
    ("*__mypyc.*", "mypyc"),
    ("*/lib-dynload/*", "Python"),
    ("*/libpython3*", "Python"),
    ("*/python3*.dll", "Python"),
    ("*/*.pyd", "Python"),
    ("*/libffi*", "libffi"),
    ("*/libz.so*", "zlib"),
    ("*/zlib1.dll", "zlib"),
    ("*/libbz2.so*", "bzip2"),
    ("*/liblzma.so*", "liblzma"),
    ("*/libzstd.so*", "Zstandard"),
    ("*/libbrotli*.so*", "Brotli"),
    ("*/libxkbcommon*.so*", "libxkbcommon"),
    ("*/libxcb*.so*", "libxcb, xcb-util"),
)


def brought() -> dict[str, str]:
    """The text that each package brings, by the name of its copy."""
    return {
        path.name: licence_of(part.packages[0])
        for part in PARTS
        for path in part.texts
        if part.packages and path.parent == TEXTS and path.name not in BY_HAND
    }


def licence_of(package: str) -> str:
    """What a package says of its licence in the file that is called so.

    Raises:
        LookupError: it brings none.
    """
    for file in importlib.metadata.files(package) or []:
        if file.name == "LICENSE" and file.parts[0].endswith(".dist-info"):
            return Path(str(file.locate())).read_text(encoding="utf-8-sig")
    raise LookupError(f"{package} brings no licence text")


def part_of(library: str | PurePath) -> Part:
    """To which part a library in the folder of a frozen app belongs.

    Args:
        library: its path in that folder, or only its name.

    Raises:
        LookupError: to none that is named, so that it may not be passed on.
    """
    path = f"/{PurePath(library).as_posix()}"
    for pattern, name in LIBRARIES:
        if fnmatchcase(path, pattern):
            return next(part for part in PARTS if part.name == name)
    raise LookupError(f"fort_desktop/ui/licences.py names no part with the library {library}")


def whole(platform: str = sys.platform) -> str:
    """All that a frozen app for a platform is made of, and the words of each licence once."""
    parts = [part for part in PARTS if part.needed.carried(platform)]
    texts = dict.fromkeys(path for part in parts for path in part.texts)
    said = [_headline(f"Fort Desktop {__version__}: what it is made of", "="), *_about_qt(platform)]
    for part in parts:
        where = ", ".join(path.stem for path in part.texts)
        said.append(f"{part.name}\n  {part.licence}\n  {part.holder}\n  Text: {where}")
    for path in texts:
        words = path.read_text(encoding="utf-8-sig").strip("\n")
        said += [_headline(f"Text: {path.stem}", "="), words]
    return "\n\n".join(said) + "\n"


def _about_qt(platform: str) -> Iterator[str]:
    inside = "" if platform == "darwin" else "_internal/"
    qt, pyside = qt_sources(PySide6.__version__)
    yield (
        f"Qt, PySide6 and Shiboken6 {PySide6.__version__} are used unchanged, as shared libraries\n"
        f"in the folders {inside}PySide6 and {inside}shiboken6, as the LGPL asks. Put builds of\n"
        "your own, with the same file names, in their place, and the app runs with them. Their\n"
        "sources:"
    )
    yield f"  {qt}\n  {pyside}"
    yield "The parts, each with its licence, those who hold the rights, and where the words are:"


def _headline(words: str, line: str) -> str:
    return f"{line * 78}\n{words}\n{line * 78}"


def copy() -> None:
    """Take the texts anew from the packages."""
    texts = brought()
    texts[MYPYC] = compiled.licences().read_text(encoding="utf-8")
    for name, text in texts.items():
        (TEXTS / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(texts)} texts in {TEXTS}")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.licences", description="The licence texts of the app."
    )
    parser.add_argument("--whole", type=Path, metavar="FILE", help="write all into one file")
    file = parser.parse_args(argv).whole
    if file is None:
        copy()
    else:
        file.write_text(whole(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("licences", main))
