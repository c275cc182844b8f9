"""Which card file is meant by what was typed, and which there are."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fort_desktop.storage.packs import find_pack, mark_of, pack_title, pack_titles, packs_in
from tests.storage.odd import NEEDS_ODD_THINGS, ODD


@pytest.fixture
def packs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packs with one file; the working directory is another."""
    here, packs = folder / "here", folder / "packs"
    for made in (here, packs):
        made.mkdir()
    (packs / "mine.toml").touch()
    monkeypatch.chdir(here)
    return packs


@pytest.mark.parametrize("text", ["mine", "mine.toml"])
def test_a_name_is_looked_for_among_the_packs(packs: Path, text: str) -> None:
    assert find_pack(text, packs, ".toml") == packs / "mine.toml"


@pytest.mark.parametrize("text", ["mine", "mine.toml"])
def test_a_file_of_that_name_where_we_are_comes_first(packs: Path, text: str) -> None:
    Path(text).touch()
    assert find_pack(text, packs, ".toml") == Path(text)


@pytest.mark.parametrize(
    "text", ["", ".", "..", "other", "./mine", "../packs/other", "mine/", "a\0b", "x" * 5000]
)
def test_what_is_not_there_stays_what_was_typed(packs: Path, text: str) -> None:
    assert find_pack(text, packs, ".toml") == Path(text)


def test_no_folder_of_packs_is_needed_and_none_is_made(packs: Path) -> None:
    missing = packs / "none"
    assert find_pack("mine", missing, ".toml") == Path("mine")
    assert not os.path.lexists(missing)


# --- looking through the folder -----------------------------------------------------------------


def test_a_folder_has_the_files_of_an_ending_by_the_alphabet(folder: Path) -> None:
    for name in ("b.toml", "a.toml", "notes.txt", ".hidden.toml", "._a.toml"):
        (folder / name).touch()
    assert packs_in(folder, ".toml") == [folder / "a.toml", folder / "b.toml"]


def test_no_folder_and_what_is_none_have_no_packs(folder: Path) -> None:
    (folder / "file").touch()
    for place in ("missing", "file"):
        assert packs_in(folder / place, ".toml") == []


def test_letters_of_either_size_end_the_name_of_a_pack(packs: Path) -> None:
    (packs / "upper.TOML").touch()
    assert packs_in(packs, ".toml") == [packs / "mine.toml", packs / "upper.TOML"]
    assert find_pack("upper", packs, ".toml") == packs / "upper.TOML"


def test_a_file_that_is_written_to_has_another_mark(folder: Path) -> None:
    file = folder / "mine.toml"
    file.write_bytes(b"1")
    before = mark_of(file)
    assert before is not None
    assert mark_of(file) == before
    file.write_bytes(b"12")
    assert mark_of(file) != before


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_listed_and_not_opened(folder: Path, kind: str) -> None:
    ODD[kind](folder / "odd.toml")
    assert packs_in(folder, ".toml") == [folder / "odd.toml"]


@pytest.mark.parametrize(
    ("pack", "title"),
    [
        ("", ""),
        ("mine.toml", "mine"),
        ("mine", "mine"),
        (".toml", ".toml"),
        ("a.b.toml", "a.b"),
        ("base.toml + pets.toml", "base + pets"),
        ("my\n\u202ecards.toml", "my cards"),
        ("x" * 28 + ".toml", "x" * 28),
        ("x" * 29 + ".toml", "x" * 18 + "…" + "x" * 9),
        ("The long summer at the lake version 2.toml", "The long summer at…version 2"),
    ],
)
def test_a_pack_is_called_after_its_files_on_one_line_and_not_long(pack: str, title: str) -> None:
    assert pack_title(pack) == title


@pytest.mark.parametrize(
    ("packs", "titles"),
    [
        (["a.toml", "b.toml"], ["a", "b"]),
        (["mine.TOML", "mine.toml", "other.toml"], ["mine.TOML", "mine.toml", "other"]),
        (
            [f"The summer at the lake in {n} with everybody at home.toml" for n in "12"],
            ["The summer at the…1 with ev", "The summer at the…2 with ev"],
        ),
        (
            [f"The summer at the lake with everybody at home.{n}" for n in ("TOML", "toml")],
            ["The summer at the…home.TOML", "The summer at the…home.toml"],
        ),
    ],
)
def test_packs_beside_each_other_are_not_called_the_same(
    packs: list[str], titles: list[str]
) -> None:
    assert pack_titles(packs) == titles
