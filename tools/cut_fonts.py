"""Still cuts of the two variable fonts, made from their packages into build/fonts.

Qt 6.11 knows only the lightest cut of a variable font by its weight, and it draws the strokes that
overlap inside a variable font's letters with light seams. So each weight that the theme asks for
becomes a font of its own: less than a third of the characters, no hinting, one outline per letter,
and a family named after the cut. Nunito has no arrow; its cuts get that of Baloo 2.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.resources
import io
import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from fort_desktop import terminal

if TYPE_CHECKING:  # `outdated` is asked before the packages are there
    from fontTools.ttLib import TTFont

TOP = Path(__file__).resolve().parent.parent
BUILD = TOP / "build" / "fonts"
STAMP = TOP / "build" / "fonts.stamp"
LOCK = TOP / "requirements.lock"
PACKAGES = ("fontpkg-baloo-2", "fontpkg-nunito", "fonttools", "skia-pathops")


@dataclass(frozen=True, slots=True)
class Family:
    """A variable font.

    Attributes:
        name: of the family.
        package: that brings it.
        file: its name there.
        licence: what its licence is called beside the cuts.
        weights: the cuts to make, by their names.
    """

    name: str
    package: str
    file: str
    licence: str
    weights: tuple[tuple[str, int], ...]


BALOO = Family(
    "Baloo 2",
    "fontpkg_baloo_2",
    "Baloo2[wght].ttf",
    "OFL-Baloo2.txt",
    (("ExtraBold", 800),),
)
NUNITO = Family(
    "Nunito",
    "fontpkg_nunito",
    "Nunito[wght].ttf",
    "OFL-Nunito.txt",
    (("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900)),
)
FAMILIES = (BALOO, NUNITO)
HEAVIEST_BALOO = 800

ARROW = 0x2192
CHARACTERS = (
    *range(0x20, 0x180),  # Latin, Latin-1 and Latin Extended-A
    *range(0x218, 0x21C),
    *range(0x2010, 0x2045),  # punctuation
    *(0x20AC, 0x2122, *range(0x2190, 0x2194), 0x2212, 0x2248, 0x2260, 0x2264, 0x2265),
)
FEATURES = ("ccmp", "kern", "liga", "locl", "mark", "tnum")
FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT = 1, 2, 3, 4, 6  # numbers of the names in a font
NAMES_KEPT = (0, 5, 8, 9, 11, 12, 13, 14)  # copyright, version, makers and licence


def cut(folder: Path = BUILD) -> None:
    """Make all cuts, and put the licence of each family beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        few = subset(family, CHARACTERS, FEATURES)
        for name, weight in family.weights:
            font = instance(few, weight)
            if ARROW not in font.getBestCmap():
                borrow_arrow(font, weight)
            rename(font, f"{family.name} {name}")
            write(folder / file_name(family, name), font)
        shutil.copyfile(brought(family) / "LICENSE", folder / family.licence)


def file_name(family: Family, cut_name: str) -> str:
    return f"{family.name.replace(' ', '')}-{cut_name}.ttf"


def brought(family: Family) -> Path:
    """Where the package of a family lies."""
    return Path(str(importlib.resources.files(family.package)))


@functools.cache
def subset(family: Family, characters: tuple[int, ...], features: tuple[str, ...]) -> bytes:
    """The variable font with only these characters and features."""
    from fontTools import subset as subsetting
    from fontTools.ttLib import TTFont

    options = subsetting.Options()
    options.layout_features = list(features)
    options.hinting = False
    options.name_IDs = ["*"]
    font = TTFont(brought(family) / "files" / family.file, recalcTimestamp=False)
    if not features:
        for table in ("GDEF", "GPOS", "GSUB"):
            del font[table]
    maker = subsetting.Subsetter(options)
    maker.populate(unicodes=characters)
    maker.subset(font)
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def instance(variable: bytes, weight: int) -> TTFont:
    """One weight, its overlapping strokes joined."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font = TTFont(io.BytesIO(variable), recalcTimestamp=False)
    joined = instancer.OverlapMode.REMOVE
    return instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True, overlap=joined)


def borrow_arrow(font: TTFont, weight: int) -> None:
    """Give a font the arrow of Baloo 2, which is drawn on as many units."""
    lender = instance(subset(BALOO, (ARROW,), ()), min(weight, HEAVIEST_BALOO))
    glyph = lender.getBestCmap()[ARROW]
    font.setGlyphOrder([*font.getGlyphOrder(), glyph])
    font["glyf"][glyph] = lender["glyf"][glyph]
    font["hmtx"][glyph] = lender["hmtx"][glyph]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ARROW] = glyph


def rename(font: TTFont, family: str) -> None:
    """A family of its own with one regular cut, so that no weight has to be asked for."""
    table = font["name"]
    table.names = [row for row in table.names if row.nameID in NAMES_KEPT]
    told = {
        FAMILY: family,
        STYLE: "Regular",
        UNIQUE: f"{family};still",
        FULL: family,
        POSTSCRIPT: f"{family.replace(' ', '')}-Regular",
    }
    for number, text in told.items():
        table.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b100001 | 0b1000000
    font["head"].macStyle = 0
    if "STAT" in font:
        del font["STAT"]  # a still font has no axes, and their names are gone


def write(path: Path, font: TTFont) -> None:
    """All or nothing: another process may be making the same file."""
    part = path.with_suffix(f".{os.getpid()}")
    font.save(part)
    part.replace(path)


def recipe() -> str:
    """What the cuts follow from: this file and the versions of the packages."""
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    pinned = [line for line in lines if line.partition("==")[0] in PACKAGES]
    text = "\n".join(pinned).encode() + Path(__file__).read_bytes()
    return hashlib.sha256(text).hexdigest()


def outdated() -> bool:
    """Whether a cut is missing, or the recipe or a package has changed since."""
    wanted = [family.licence for family in FAMILIES]
    wanted += [file_name(family, name) for family in FAMILIES for name, _ in family.weights]
    if not STAMP.exists() or not all((BUILD / name).exists() for name in wanted):
        return True
    return STAMP.read_text(encoding="utf-8") != recipe()


def main() -> int:
    """Cut the fonts, if they are not up to date."""
    if outdated():
        cut()
        STAMP.write_text(recipe(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("cut_fonts", main))
