"""A frozen app is passed on with the licences of all that it carries, in one file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fort_desktop.ui.licences import PARTS, Needed
from tools import licences
from tools.licences import part_of, whole

# As PyInstaller lays them on Linux and on Windows.
CARRIED = {
    "_internal/libpython3.11.so.1.0": "Python",
    "_internal/python3.11/lib-dynload/_ctypes.cpython-311-x86_64-linux-gnu.so": "Python",
    "_internal/python313.dll": "Python",
    "_internal/_decimal.pyd": "Python",
    "_internal/PySide6/QtQuick.abi3.so": "Qt, PySide6, Shiboken6",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6": "Qt, PySide6, Shiboken6",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so": "Qt, PySide6, Shiboken6",
    "_internal/PySide6/Qt/qml/QtQml/Models/libmodelsplugin.so": "Qt, PySide6, Shiboken6",
    "_internal/PySide6/Qt6Gui.dll": "Qt, PySide6, Shiboken6",
    "_internal/libQt6Core.so.6": "Qt, PySide6, Shiboken6",
    "_internal/libpyside6.abi3.so.6.11": "Qt, PySide6, Shiboken6",
    "_internal/shiboken6/Shiboken.abi3.so": "Qt, PySide6, Shiboken6",
    "_internal/PySide6/Qt/lib/libicudata.so.73": "ICU",
    "_internal/libicuuc.so.73": "ICU",
    "_internal/pydantic_core/_pydantic_core.cpython-311-x86_64-linux-gnu.so": "pydantic-core",
    "_internal/fort__mypyc.cpython-311-x86_64-linux-gnu.so": "mypyc",
    "_internal/fort_desktop/games/fort/rules/moves.cpython-311-x86_64-linux-gnu.so": (
        "Fort Desktop"
    ),
    "libffi.so.8": "libffi",
    "_internal/libffi-8.dll": "libffi",
    "libz.so.1": "zlib",
    "libbz2.so.1.0": "bzip2",
    "liblzma.so.5": "liblzma",
    "libzstd.so.1": "Zstandard",
    "libbrotlidec.so.1": "Brotli",
    "libxkbcommon-x11.so.0": "libxkbcommon",
    "libxcb-cursor.so.0": "libxcb, xcb-util",
    "libxcb-util.so.1": "libxcb, xcb-util",
}
# What the system of whoever plays has to bring, and what nothing here asks for.
LEFT_OUT = ("libc.so.6", "libstdc++.so.6", "libglib-2.0.so.0", "libX11.so.6", "libcrypto.so.3")


@pytest.mark.parametrize("library", CARRIED)
def test_the_part_to_which_a_library_belongs_is_named(library: str) -> None:
    assert part_of(library).name == CARRIED[library]
    assert part_of(Path(library)).name == CARRIED[library]
    assert part_of(library).needed is not Needed.BUILDING


@pytest.mark.parametrize("library", [*LEFT_OUT, "_internal/libsurprise.so.1"])
def test_a_library_that_nobody_named_is_no_part(library: str) -> None:
    with pytest.raises(LookupError, match=re.escape(library)):
        part_of(library)


def test_each_part_that_is_a_library_of_its_own_is_met_by_its_name() -> None:
    names = {name for _, name in licences.LIBRARIES}
    assert names == set(CARRIED.values())
    inside = {
        "PyInstaller",
        *(p.name for p in PARTS if "third-party" in p.name or "crates" in p.name),
    }
    frozen = {p.name for p in PARTS if p.needed in {Needed.FROZEN, Needed.FROZEN_ON_LINUX}}
    assert frozen - inside <= names


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_the_whole_names_every_part_and_has_every_text_once(platform: str) -> None:
    said = whole(platform)
    parts = [part for part in PARTS if part.needed.carried(platform)]
    assert any(part.needed is Needed.FROZEN_ON_LINUX for part in parts) == (platform == "linux")
    for part in parts:
        assert said.count(f"\n\n{part.name}\n  {part.licence}\n  {part.holder}\n") == 1
    for path in {path for part in parts for path in part.texts}:
        words = path.read_text(encoding="utf-8-sig").strip("\n")
        assert words
        assert said.count(f"\nText: {path.stem}\n") == 1
        assert said.count(f"=\n\n{words}\n") == 1
    assert not any(f"\n\n{part.name}\n" in said for part in PARTS if part.building)


def test_the_whole_says_where_the_sources_of_qt_are_and_that_it_may_be_exchanged() -> None:
    head = whole("linux").partition("Fort Desktop\n  MIT")[0]
    assert "in the folders _internal/PySide6 and _internal/shiboken6, as the LGPL asks" in head
    assert "https://download.qt.io/official_releases/qt/" in head


def test_the_whole_is_written_into_a_file(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(licences, "copy", lambda: pytest.fail("no text is copied"))
    file = tmp_path / "LICENCES.txt"
    assert licences.main(["--whole", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == whole()
