"""Which card file is meant by what was typed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fort_desktop.storage.packs import find_pack


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
