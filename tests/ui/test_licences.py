"""What the app is made of is named with its licence, and the words of that are at hand."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.metadata import files
from pathlib import Path

import pytest

from fort_desktop.ui import licences, resources
from fort_desktop.ui.licences import PARTS, Needed, Part, joined, paragraphs, shown
from tools import compiled, cut_fonts
from tools import licences as copies

TOP = Path(__file__).resolve().parents[2]


def by_name(part: Part) -> str:
    return part.name


def test_every_package_that_the_app_is_installed_with_is_named_once() -> None:
    lock = (TOP / "requirements.lock").read_text(encoding="utf-8")
    installed = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))
    named = [package for part in PARTS for package in part.packages]
    assert sorted(named) == sorted(installed)


def test_python_and_the_app_itself_are_named_too() -> None:
    assert {"Fort Desktop", "Python"} <= {part.name for part in PARTS}


def test_what_only_cuts_the_fonts_is_said_to() -> None:
    built = {p for part in PARTS if part.building for p in part.packages}
    fonts = {p for part in PARTS if part.licence == "OFL-1.1" for p in part.packages}
    assert built | fonts == {*cut_fonts.PACKAGES, "fontpkg"}


@pytest.mark.parametrize("part", PARTS, ids=by_name)
def test_the_words_of_each_licence_can_be_read_in_the_font_of_the_app(part: Part) -> None:
    said = paragraphs(part)
    assert sum(map(len, said)) > 750
    assert set("".join(said)) - {chr(sign) for sign in cut_fonts.CHARACTERS} <= {"\n"}


def test_the_words_are_those_of_the_licence_that_is_named() -> None:
    words = {
        "MIT": "Permission is hereby granted, free of charge",
        "LGPL-3.0-only": "GNU LESSER GENERAL PUBLIC LICENSE",
        "PSF-2.0": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
        "BSD-3-Clause": "Neither the name",
        "Apache-2.0": "Grant of Patent License",
        "GPL-2.0-or-later WITH Bootloader-exception": "unlimited permission to link or embed",
        "Unicode-DFS-2016": "UNICODE, INC. LICENSE AGREEMENT - DATA FILES AND SOFTWARE",
        "Zlib": "This software is provided 'as-is'",
        "bzip2-1.0.6": "The origin of this software must not be misrepresented",
        "0BSD": "Permission to use, copy, modify, and/or distribute this software",
        "X11": "shall not be used in advertising",
    }
    for part in PARTS:
        for licence in re.split(" AND |, ", part.licence.removesuffix(", …")):
            assert any(words[licence] in said for said in paragraphs(part)), part.name


def test_the_lgpl_comes_with_the_gpl_to_which_it_adds() -> None:
    (part,) = (part for part in PARTS if part.licence == "LGPL-3.0-only")
    assert "How to Apply These Terms to Your New Programs" in paragraphs(part)


def test_the_texts_are_those_that_the_packages_bring() -> None:
    """Else `python -m tools.licences` copies them anew."""
    assert {name: (licences.TEXTS / name).read_text("utf-8") for name in copies.brought()} == (
        copies.brought()
    )


def test_what_a_compiled_build_holds_is_named_with_the_text_that_its_maker_brings() -> None:
    (part,) = (part for part in PARTS if part.name == "mypyc")
    (copy,) = part.texts
    assert copy.read_bytes() == compiled.licences().read_bytes()


def test_no_text_is_kept_that_nothing_shows() -> None:
    shown = {path for part in PARTS for path in part.texts}
    assert set(licences.TEXTS.iterdir()) <= shown


def test_the_licence_file_names_every_part_with_its_licence() -> None:
    text = resources.LICENCE.read_text(encoding="utf-8")
    for part in PARTS[1:]:
        names = part.name.split(", ")
        (line,) = (row for row in text.splitlines() if row.startswith(f"  {_first(row, names)}"))
        assert part.licence in line, part.name
        assert all(name in line for name in names)
        assert ("(for building)" in line) == part.building


def _first(row: str, names: list[str]) -> str:
    """The name with which a line of the list begins, or what none begins with."""
    return next((name for name in names if re.match(rf"  {re.escape(name)}[ ,]", row)), "\0")


def test_a_wheel_and_the_frozen_app_carry_the_licences() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    taken = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    spec = (TOP / "packaging" / "fort-desktop.spec").read_text(encoding="utf-8")
    places = {path.relative_to(TOP).parts[0] for part in PARTS for path in part.texts}
    assert places == {"LICENSE", "assets", "build"}
    for name in ("LICENSE", "assets", "build/fonts"):
        assert taken[name] == f"fort_desktop/_data/{Path(name).name}"
        assert f"str(TOP / {' / '.join(map(_quoted, name.split('/')))})" in spec


def _quoted(word: str) -> str:
    return f'"{word}"'


def test_lines_broken_for_a_typewriter_are_joined_and_tables_are_not() -> None:
    text = "  The\n  title\n\n-------\n\none line\nand another\n\nKind   Year\n1.0    2020\n"
    assert joined(text) == ["The title", "one line and another", "Kind   Year\n1.0    2020"]


def test_whoever_holds_rights_keeps_a_line_of_their_own() -> None:
    text = "A part: MIT.\nCopyright (c) 2020 Ann,\n  and Bo\nCopyright © 2021 Cy\n(C) 2022 Di\n"
    said = "A part: MIT.\nCopyright (c) 2020 Ann, and Bo\nCopyright © 2021 Cy\n(C) 2022 Di"
    assert joined(text) == [said]


# --- the frozen app -----------------------------------------------------------------------------


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_only_a_frozen_app_shows_what_it_alone_carries(monkeypatch, platform: str) -> None:
    alone = {part for part in PARTS if part.needed in {Needed.FROZEN, Needed.FROZEN_ON_LINUX}}
    linux = {part for part in PARTS if part.needed is Needed.FROZEN_ON_LINUX}
    assert alone > linux > set()
    monkeypatch.setattr(sys, "platform", platform)
    assert set(shown()) == set(PARTS) - alone
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert set(shown()) == set(PARTS) - (set() if platform == "linux" else linux)


def test_the_list_of_crates_is_that_of_the_pydantic_core_at_hand() -> None:
    text = (licences.TEXTS / "pydantic-core-crates.txt").read_text(encoding="utf-8")
    (path,) = (f for f in files("pydantic-core") or [] if f.name.endswith(".cyclonedx.json"))
    told = json.loads(Path(str(path.locate())).read_text(encoding="utf-8"))["components"]
    for crate in (crate for crate in told if crate["scope"] == "required"):
        if re.match("js-sys|r-efi|was|wit-", crate["name"]):  # for browsers and firmware
            continue
        (licence,) = crate["licenses"]
        assert f"\n{crate['name']}: {licence['expression']}; " in text


def test_each_text_that_the_parts_of_qt_refer_to_is_there_and_no_other() -> None:
    text = (licences.TEXTS / "Qt-third-parties.txt").read_text(encoding="utf-8")
    asked = set(map(int, re.findall(r", text (\d+)\.$", text, re.MULTILINE)))
    there = list(map(int, re.findall(r"^Text (\d+): .+\n-+$", text, re.MULTILINE)))
    assert there == sorted(asked)
