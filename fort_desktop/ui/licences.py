"""What the app is made of: names, makers and licences, and the full text of each licence.

The texts are files of `assets/licences`, but for those of the fonts, which lie beside their cuts.
A frozen app holds more than a wheel asks for: Python itself, and libraries of the system that it
was made on.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from fort_desktop.storage.reading import read_file
from fort_desktop.ui import resources

TEXTS = resources.ASSETS / "licences"
OWN = resources.LICENCE
_HOLDER = re.compile(r"Copyright (?:\([cC]\)|©|\d{4})|\(C\) ")
_TABLE = re.compile(r"\S {3,}\S")
_MOST = 1_000_000  # bytes, many times what the longest has
_RULE = re.compile(r"[-=*_]{5,}")


class Needed(Enum):
    """Where a part is needed."""

    ALWAYS = "wherever the app runs"
    BUILDING = "where the fonts are cut"
    FROZEN = "in a frozen app"
    FROZEN_ON_LINUX = "in a frozen app for Linux"

    def carried(self, platform: str) -> bool:
        """Whether a frozen app for a platform, as `sys.platform` calls it, brings such a part."""
        if self is Needed.FROZEN_ON_LINUX:
            return platform == "linux"
        return self is not Needed.BUILDING


@dataclass(frozen=True, slots=True)
class Part:
    """Something that others made, or the app itself.

    Attributes:
        name: by which it is known.
        licence: its identifier in the list of SPDX; of many, the commonest and three dots.
        holder: who holds the rights.
        texts: the files with the licence's words, one after the other.
        packages: the packages that bring it, as `requirements.lock` calls them.
        needed: where.
    """

    name: str
    licence: str
    holder: str
    texts: tuple[Path, ...]
    packages: tuple[str, ...] = ()
    needed: Needed = Needed.ALWAYS

    @property
    def building(self) -> bool:
        """Whether it is needed only where the fonts are cut."""
        return self.needed is Needed.BUILDING


APACHE = TEXTS / "Apache-2.0.txt"
UNICODE = TEXTS / "Unicode-3.0.txt"

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
        needed=Needed.BUILDING,
    ),
    Part(
        "skia-pathops",
        "BSD-3-Clause",
        "Google Inc.",
        (TEXTS / "skia-pathops.txt",),
        ("skia-pathops",),
        needed=Needed.BUILDING,
    ),
    Part(
        "fontpkg",
        "MIT",
        "Evan Jones",
        (TEXTS / "fontpkg.txt",),
        ("fontpkg",),
        needed=Needed.BUILDING,
    ),
    Part(
        "Qt's third-party code",
        "MIT, BSD-3-Clause, …",
        "Those whom its text names",
        (TEXTS / "Qt-third-parties.txt", APACHE, UNICODE),
        needed=Needed.FROZEN,
    ),
    Part(
        "ICU",
        "Unicode-DFS-2016, …",
        "Unicode, Inc. and others",
        (TEXTS / "ICU.txt",),
        needed=Needed.FROZEN_ON_LINUX,
    ),
    Part(
        "Python's third-party code",
        "MIT, Zlib, …",
        "Those whom its text names",
        (TEXTS / "Python-third-parties.txt",),
        needed=Needed.FROZEN,
    ),
    Part(
        "PyInstaller",
        "GPL-2.0-or-later WITH Bootloader-exception AND Apache-2.0",
        "PyInstaller Development Team",
        (TEXTS / "PyInstaller.txt",),
        needed=Needed.FROZEN,
    ),
    Part(
        "Rust crates in pydantic-core",
        "MIT, Apache-2.0, …",
        "Those whom its text names",
        (TEXTS / "pydantic-core-crates.txt", APACHE, UNICODE),
        needed=Needed.FROZEN,
    ),
    Part(
        "libffi",
        "MIT",
        "Anthony Green, Red Hat, Inc. and others",
        (TEXTS / "libffi.txt",),
        needed=Needed.FROZEN,
    ),
    Part(
        "zlib",
        "Zlib",
        "Jean-loup Gailly and Mark Adler",
        (TEXTS / "zlib.txt",),
        needed=Needed.FROZEN,
    ),
    Part(
        "bzip2",
        "bzip2-1.0.6",
        "Julian R Seward",
        (TEXTS / "bzip2.txt",),
        needed=Needed.FROZEN,
    ),
    Part(
        "liblzma",
        "0BSD",
        "The XZ Utils authors and contributors",
        (TEXTS / "liblzma.txt",),
        needed=Needed.FROZEN,
    ),
    Part(
        "Zstandard",
        "BSD-3-Clause",
        "Meta Platforms, Inc. and affiliates",
        (TEXTS / "zstd.txt",),
        needed=Needed.FROZEN_ON_LINUX,
    ),
    Part(
        "Brotli",
        "MIT",
        "The Brotli Authors",
        (TEXTS / "brotli.txt",),
        needed=Needed.FROZEN_ON_LINUX,
    ),
    Part(
        "libxkbcommon",
        "MIT",
        "Daniel Stone, Ran Benita and others",
        (TEXTS / "libxkbcommon.txt",),
        needed=Needed.FROZEN_ON_LINUX,
    ),
    Part(
        "libxcb, xcb-util",
        "X11",
        "Bart Massey, Jamey Sharp and others",
        (TEXTS / "xcb.txt",),
        needed=Needed.FROZEN_ON_LINUX,
    ),
)


def shown() -> tuple[Part, ...]:
    """What this app is made of and how it was made; a frozen one holds more than others."""
    if getattr(sys, "frozen", False):
        return tuple(p for p in PARTS if p.building or p.needed.carried(sys.platform))
    return tuple(p for p in PARTS if p.needed in {Needed.ALWAYS, Needed.BUILDING})


def qt_sources(version: str) -> tuple[str, str]:
    """Where the sources of a version of Qt, and of PySide6 and Shiboken6 for it, are to be had."""
    releases = "https://download.qt.io/official_releases"
    return (
        f"{releases}/qt/{version.rpartition('.')[0]}/{version}/",
        f"{releases}/QtForPython/pyside6/PySide6-{version}-src/",
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
    """The paragraphs of a text, each in one line.

    Whoever holds rights keeps a line of their own, a table keeps its lines, rules are left out.
    """
    found = (block for block in re.split(r"\n\s*\n", text.expandtabs()) if block.strip())
    said = (_one(textwrap.dedent(block).strip("\n").splitlines()) for block in found)
    return [one for one in said if one]


def _one(lines: Iterable[str]) -> str:
    kept = [line.rstrip() for line in lines if not _RULE.fullmatch(line.strip())]
    if any(_TABLE.search(line) for line in kept):
        return "\n".join(kept)
    rows: list[list[str]] = []
    for line in map(str.strip, kept):
        if not rows or _HOLDER.match(line):
            rows.append([])
        rows[-1].append(line)
    return "\n".join(map(" ".join, rows))
