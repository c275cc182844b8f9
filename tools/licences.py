"""The licence texts that the app shows, copied from the packages of .venv into assets/licences.

    .venv/bin/python -m tools.licences

To be run when a package has another text than before; a test says so. No package brings the words
of the LGPL and the GPL, and fontpkg not its own: these three are kept by hand. Those of Python
are the words that typing-extensions brings.
"""

from __future__ import annotations

import importlib.metadata
from pathlib import Path

from fort_desktop import terminal
from fort_desktop.ui.licences import PARTS, TEXTS
from tools import compiled

BY_HAND = ("LGPL-3.0.txt", "GPL-3.0.txt", "fontpkg.txt")

MYPYC = "mypyc.txt"  # of mypy, which only developers have


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


def main() -> int:
    texts = brought()
    texts[MYPYC] = compiled.licences().read_text(encoding="utf-8")
    for name, text in texts.items():
        (TEXTS / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(texts)} texts in {TEXTS}")
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("licences", main))
