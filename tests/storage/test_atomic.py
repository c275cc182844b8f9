"""Files are the old or the new one at every moment."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from fort_desktop.storage import atomic
from fort_desktop.storage.atomic import remove_parts, set_aside, write_atomic, write_rotated
from tests.storage.samples import disk_full, not_allowed, read_only


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_write_makes_missing_folders(folder: Path) -> None:
    path = folder / "a" / "b" / "ž.json"
    write_atomic(path, b"1")
    write_atomic(path, b"2")
    assert content(path.parent) == {"ž.json": b"2"}


@pytest.mark.parametrize("name", ["fsync", "fdopen"])
@pytest.mark.parametrize("refusal", [disk_full, read_only])
def test_refused_write_changes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, refusal: object
) -> None:
    paths = [folder / "1", folder / "2"]
    write_rotated(paths, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(os, name, refusal)
        with pytest.raises(OSError, match=r"device|Read-only"):
            write_rotated(paths, b"new")
    assert content(folder) == {"1": b"old"}


def test_refused_rename_leaves_no_part(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_atomic(folder / "1", b"old")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", disk_full)
        with pytest.raises(OSError, match="device"):
            write_atomic(folder / "1", b"new")
    assert content(folder) == {"1": b"old"}


def test_rename_waits_for_a_virus_scanner(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace, refusals = Path.replace, [not_allowed, not_allowed]

    def sometimes(source: Path, target: Path) -> Path:
        if refusals:
            refusals.pop()()
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", sometimes)
    monkeypatch.setattr(atomic, "_RENAME_PAUSES", (0, 0, 0))
    write_atomic(folder / "1", b"new")
    assert content(folder) == {"1": b"new"}


def test_rename_does_not_wait_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "replace", not_allowed)
    monkeypatch.setattr(atomic, "_RENAME_PAUSES", (0, 0, 0))
    with pytest.raises(PermissionError):
        write_atomic(folder / "1", b"new")
    assert content(folder) == {}


def test_folder_that_cannot_be_synced_is_no_failure(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", read_only)
    monkeypatch.setattr(tempfile, "mkstemp", lambda **_: make_file(folder))
    write_atomic(folder / "1", b"new")
    assert content(folder) == {"1": b"new"}


def make_file(folder: Path) -> tuple[int, str]:
    file = (folder / "part").open("wb", buffering=0)
    handle = os.dup(file.fileno())
    file.close()
    return handle, file.name


def test_rotation_keeps_the_newest(folder: Path) -> None:
    paths = [folder / name for name in "123"]
    for n in range(5):
        write_rotated(paths, b"%d" % n)
    assert content(folder) == {"1": b"4", "2": b"3", "3": b"2"}


def test_rotation_drops_nothing_while_a_place_is_free(folder: Path) -> None:
    paths = [folder / name for name in "123"]
    for n in range(3):
        write_rotated(paths, b"%d" % n)
    paths[0].unlink()
    write_rotated(paths, b"new")
    assert content(folder) == {"1": b"new", "2": b"1", "3": b"0"}


def test_set_aside_overwrites_nothing(folder: Path) -> None:
    path = folder / "settings.json"
    for n in range(3):
        path.write_bytes(b"%d" % n)
        assert set_aside(path) == folder / f"settings.broken-{n + 1}.json"
    assert content(folder) == {f"settings.broken-{n + 1}.json": b"%d" % n for n in range(3)}


def test_set_aside_that_fails_leaves_no_empty_file(folder: Path) -> None:
    with pytest.raises(FileNotFoundError):
        set_aside(folder / "none.json")
    assert content(folder) == {}


def test_parts_of_killed_programs_are_removed(folder: Path) -> None:
    atomic._write_part(folder, b"half a game")
    write_atomic(folder / "whole.json", b"1")
    assert len(content(folder)) == 2
    remove_parts(folder)
    remove_parts(folder / "none")
    assert content(folder) == {"whole.json": b"1"}


def test_a_part_that_cannot_be_removed_keeps_no_other(folder: Path) -> None:
    (folder / "a.fort-part").mkdir()
    (folder / "b.fort-part").write_bytes(b"half a game")
    remove_parts(folder)
    assert [path.name for path in folder.iterdir()] == ["a.fort-part"]
