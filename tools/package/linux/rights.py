"""Whose work is in the package and under which licences, in the form that Debian has for it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from fort_desktop.ui.licences import OWN, PARTS, Part
from tools.package.linux.release import HOMEPAGE, MAINTAINER
from tools.package.made import TITLE

DEBIAN = "debian"
FORMAT = f"https://www.{DEBIAN}.org/doc/packaging-manuals/copyright-format/1.0/"
# Texts of which Debian has one copy for all packages, and a text that ends with some.
COMMON = {"Apache-2.0.txt": "Apache-2.0", "GPL-3.0.txt": "GPL-3", "LGPL-3.0.txt": "LGPL-3"}
ENDS_WITH_COMMON = {"PyInstaller.txt": ("GPL-2", "Apache-2.0")}
COMMON_BEGINS = re.compile(r"\n[ \w.#]*\n[=\s-]*GNU GENERAL PUBLIC LICENSE\n")
RULE = re.compile(r"\n-{20,}\n")  # in LICENSE: behind it stands what others made
COMPILED = "mypyc"
NAME = re.compile(r"[\w.+-]+")  # of a licence, as this form takes it


def statement(app: Path, place: str) -> str:
    """Debian's file `copyright`.

    Args:
        app: the folder with what is bundled.
        place: where that folder comes to lie, without the first slash.
    """
    own, *others = bundled(app)
    names = dict(named([own, *others]))
    licences = sorted({name for part, name in names.items() if part is not own})
    parts = [
        field("Format", FORMAT) + field("Upstream-Name", TITLE)
        + field("Upstream-Contact", MAINTAINER) + field("Source", HOMEPAGE)
        + field("Comment", *told(app, place)),
        paragraph("*", [f"2026 {own.holder}"], "MIT"),
        paragraph(
            f"{place}/*",
            [f"{part.holder} ({part.name})" for part in others],
            " and ".join(["MIT", *licences]),
        ),
    ]  # fmt: skip
    texts = {name: text_of(part) for part, name in names.items()}
    parts += [field("License", name, *text.splitlines()) for name, text in texts.items()]
    return "\n".join(parts)


def told(app: Path, place: str) -> Iterator[str]:
    """What is to be known of the folder."""
    yield f"The files in /{place} hold Python, Qt and other libraries besides the game."
    yield "Qt's are shared libraries, which may be exchanged for others that fit."
    yield from (
        f"All licences are in /{place}/{path.name}, too." for path in app.glob("LICEN*.txt")
    )


def bundled(app: Path) -> list[Part]:
    """The parts that are in the folder; the game itself comes first."""
    compiled = any(app.rglob("*__mypyc*"))
    carried = [part for part in PARTS if part.needed.carried("linux")]
    return [part for part in carried if compiled or part.name != COMPILED]


def identifiers(app: Path) -> str:
    """All licences in one line, by what the list of SPDX calls them."""
    said = (one for part in bundled(app) for one in re.split(r", | AND ", part.licence))
    return " AND ".join(sorted({one for one in said if one != "…"}))


def named(parts: list[Part]) -> Iterator[tuple[Part, str]]:
    """Each with a name for its licence, which no other words bear."""
    taken: dict[str, tuple[Path, ...]] = {}
    for part in parts:
        own = re.sub(r"[^a-z0-9]+", "-", part.name.lower())
        name = part.licence if NAME.fullmatch(part.licence) else own
        if taken.get(name, part.texts) != part.texts:
            name = f"{name}-{own}"
        taken[name] = part.texts
        yield part, name


def text_of(part: Part) -> str:
    """The words of its licence, or where all Debian systems have them."""
    found = [text for path in part.texts for text in words(path)]
    return "\n".join(found).strip()


def words(path: Path) -> Iterator[str]:
    common = [COMMON[path.name]] if path.name in COMMON else ENDS_WITH_COMMON.get(path.name, ())
    if path.name not in COMMON:
        text = path.read_text(encoding="utf-8-sig")
        yield (RULE if path == OWN else COMMON_BEGINS).split(text)[0]
    yield from (f"On Debian: /usr/share/common-licenses/{name}" for name in common)


def paragraph(files: str, holders: list[str], licence: str) -> str:
    return field("Files", files) + field("Copyright", *holders) + field("License", licence)


def field(name: str, first: str, *more: str) -> str:
    """One field; an empty line in it is written as a dot."""
    lines = textwrap.dedent("\n".join(line.expandtabs() for line in more)).splitlines()
    rest = "".join(f" {line.rstrip()}\n" if line.strip() else " .\n" for line in lines)
    return f"{name}: {first}\n{rest}"
