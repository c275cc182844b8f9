"""What the app is made of: names, makers and licences, and the full text of each licence.

The texts are files of `assets/licences`, but for those of the fonts, which lie beside their cuts.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from fort_desktop.storage.reading import read_file
from fort_desktop.ui import resources

TEXTS = resources.ASSETS / "licences"
OWN = resources.LICENCE
_TABLE = re.compile(r"\S {3,}\S")
_MOST = 1_000_000  # bytes, many times what the longest has
_RULE = re.compile(r"[-=*_]{5,}")


@dataclass(frozen=True, slots=True)
class Part:
    """Something that others made, or the app itself.

    Attributes:
        name: by which it is known.
        licence: its identifier in the list of SPDX.
        holder: who holds the rights.
        texts: the files with the licence's words, one after the other.
        packages: the packages that bring it, as `requirements.lock` calls them.
        building: whether it is needed only where the fonts are cut.
    """

    name: str
    licence: str
    holder: str
    texts: tuple[Path, ...]
    packages: tuple[str, ...] = ()
    building: bool = False


PARTS = (
    Part("Fort Desktop", "MIT", "The Fort Desktop contributors", (OWN,)),
    Part(
        "Qt, PySide6, Shiboken6",
        "LGPL-3.0-only",
        "The Qt Company Ltd. and other contributors",
        (TEXTS / "LGPL-3.0.txt", TEXTS / "GPL-3.0.txt"),  # the first adds to the second
        ("pyside6-essentials", "shiboken6"),
    ),
    Part("Python", "PSF-2.0", "Python Software Foundation", (TEXTS / "PSF-2.0.txt",)),
    Part(
        "Baloo 2",
        "OFL-1.1",
        "The Baloo 2 Project Authors",
        (resources.FONTS / "OFL-Baloo2.txt",),
        ("fontpkg-baloo-2",),
    ),
    Part(
        "Nunito",
        "OFL-1.1",
        "The Nunito Project Authors",
        (resources.FONTS / "OFL-Nunito.txt",),
        ("fontpkg-nunito",),
    ),
    Part(
        "pydantic",
        "MIT",
        "Pydantic Services Inc. and contributors",
        (TEXTS / "pydantic.txt",),
        ("pydantic",),
    ),
    Part(
        "pydantic-core",
        "MIT",
        "Samuel Colvin",
        (TEXTS / "pydantic-core.txt",),
        ("pydantic-core",),
    ),
    Part(
        "annotated-types",
        "MIT",
        "The contributors",
        (TEXTS / "annotated-types.txt",),
        ("annotated-types",),
    ),
    Part(
        "typing-inspection",
        "MIT",
        "Pydantic Services Inc.",
        (TEXTS / "typing-inspection.txt",),
        ("typing-inspection",),
    ),
    Part(
        "typing-extensions",
        "PSF-2.0",
        "Python Software Foundation",
        (TEXTS / "PSF-2.0.txt",),
        ("typing-extensions",),
    ),
    Part(
        "platformdirs",
        "MIT",
        "The platformdirs developers",
        (TEXTS / "platformdirs.txt",),
        ("platformdirs",),
    ),
    Part(  # its C code is in a compiled build
        "mypyc",
        "MIT AND PSF-2.0",
        "Jukka Lehtosalo and contributors",
        (TEXTS / "mypyc.txt",),
    ),
    Part(
        "fontTools",
        "MIT",
        "Just van Rossum and contributors",
        (TEXTS / "fonttools.txt",),
        ("fonttools",),
        building=True,
    ),
    Part(
        "skia-pathops",
        "BSD-3-Clause",
        "Google Inc.",
        (TEXTS / "skia-pathops.txt",),
        ("skia-pathops",),
        building=True,
    ),
    Part(
        "fontpkg",
        "MIT",
        "Evan Jones",
        (TEXTS / "fontpkg.txt",),
        ("fontpkg",),
        building=True,
    ),
)


def paragraphs(part: Part) -> list[str]:
    """The words of its licence; what was broken into lines for a typewriter is joined again.

    Raises:
        OSError: a text cannot be read.
    """
    return [
        said for path in part.texts for said in joined(read_file(path, _MOST).decode("utf-8-sig"))
    ]


def joined(text: str) -> list[str]:
    """The paragraphs of a text, each in one line; a table keeps its lines, rules are left out."""
    found = (block for block in re.split(r"\n\s*\n", text.expandtabs()) if block.strip())
    said = (_one(textwrap.dedent(block).strip("\n").splitlines()) for block in found)
    return [one for one in said if one]


def _one(lines: Iterable[str]) -> str:
    kept = [line.rstrip() for line in lines if not _RULE.fullmatch(line.strip())]
    if any(_TABLE.search(line) for line in kept):
        return "\n".join(kept)
    return " ".join(line.strip() for line in kept)
