"""What is typed for a file is taken as it is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from fort_desktop.storage.places import fit_for_a_name, free_name, typed_file

USUAL = "fort-4711.fortgame"


@pytest.fixture
def home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = folder / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    return home


def test_a_name_is_one_in_the_chosen_folder(folder: Path) -> None:
    for typed in ("ours", "ours.fortgame", " ours\n", "ours.FORTGAME"):
        file = typed_file(typed, folder, USUAL)
        assert file is not None
        assert str(file).lower() == str(folder / "ours.fortgame").lower()
    assert typed_file("ours.v2", folder, USUAL) == folder / "ours.v2.fortgame"
    assert typed_file("sub/ours", folder, USUAL) == folder / "sub" / "ours.fortgame"


def test_the_suffix_of_before_is_kept_where_it_is_typed(folder: Path) -> None:
    for typed in ("ours.json", "ours.JSON"):
        assert typed_file(typed, folder, USUAL) == folder / typed


def test_a_path_and_the_home_folder_are_taken_as_they_are(folder: Path, home: Path) -> None:
    assert typed_file(str(home / "x.fortgame"), folder, USUAL) == home / "x.fortgame"
    assert typed_file("~/x", folder, USUAL) == home / "x.fortgame"


def test_a_folder_means_the_usual_name_in_it(folder: Path, home: Path) -> None:
    for typed in ("~", "~/", str(home), "home", "home/"):
        assert typed_file(typed, folder, USUAL) == home / USUAL
    assert typed_file("none/", folder, USUAL) == folder / "none" / USUAL


@pytest.mark.parametrize("typed", ["", "  ", "\n", "\0"])
def test_nothing_is_no_file(folder: Path, typed: str) -> None:
    assert typed_file(typed, folder, USUAL) is None


def test_what_no_system_takes_is_no_fault_here(folder: Path) -> None:
    for typed in ("x" * 3000, "a/" * 400, "~nobody-of-that-name/x", "..", "\ud800"):
        typed_file(typed, folder, USUAL)


def test_a_free_name_is_found_beside_files_and_dead_links(folder: Path) -> None:
    file = folder / USUAL
    assert free_name(file) == file
    file.touch()
    (folder / "fort-4711 (2).fortgame").symlink_to(folder / "nothing")
    assert free_name(file) == folder / "fort-4711 (3).fortgame"
    assert free_name(file, [folder / "fort-4711 (3).fortgame"]) == folder / "fort-4711 (4).fortgame"


def test_what_a_system_may_refuse_is_in_no_name() -> None:
    typed = 'Fort – A/B\\C: <"d">|e?*\n\u202e –\u00a06. May. '
    assert fit_for_a_name(typed) == "Fort – A B C d e – 6. May"
