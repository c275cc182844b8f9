"""Only files are read; whatever else bears the name of one is refused at once."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import fort_desktop
from fort_desktop.storage.errors import NoFileError, reason_of
from fort_desktop.storage.reading import TooLargeError, is_missing, names_in, read_file
from tests.storage.odd import NEEDS_ODD_THINGS, ODD, at_once

PACKAGE = Path(fort_desktop.__file__).parent


def refusal(path: Path) -> OSError | None:
    try:
        read_file(path, 100)
    except OSError as error:
        return error
    return None


def test_a_file_is_read_whole_or_not_at_all(folder: Path) -> None:
    path = folder / "file"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(TooLargeError):
        read_file(path, 4)


@NEEDS_ODD_THINGS
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_refused_at_once(folder: Path, kind: str) -> None:
    ODD[kind](folder / "file")
    assert reason_of(at_once(refusal, folder / "file")) == "no-file"


def test_nothing_at_all_is_missing(folder: Path) -> None:
    assert isinstance(refusal(folder / "none" / "file"), FileNotFoundError)
    assert names_in(folder / "none") == []


@NEEDS_ODD_THINGS
def test_behind_a_link_that_leads_nowhere_nothing_is_said_to_be_missing(folder: Path) -> None:
    (folder / "stick").symlink_to("nowhere")
    assert not is_missing(folder / "stick" / "file")
    assert isinstance(refusal(folder / "stick" / "file"), NoFileError)
    with pytest.raises(FileNotFoundError):
        names_in(folder / "stick")


@NEEDS_ODD_THINGS
def test_a_pipe_put_there_in_the_last_moment_is_not_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "file").touch()
    before = (folder / "file").stat()
    os.mkfifo(folder / "pipe")
    monkeypatch.setattr(Path, "stat", lambda _path: before)
    assert isinstance(at_once(refusal, folder / "pipe"), NoFileError)


@NEEDS_ODD_THINGS
def test_whoever_waits_to_write_into_a_pipe_goes_on_waiting(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(folder / "pipe")
    opened: list[object] = []
    real = os.open
    monkeypatch.setattr(os, "open", lambda *args: opened.append(args) or real(*args))
    assert isinstance(refusal(folder / "pipe"), NoFileError)
    assert opened == []


def test_no_other_module_opens_a_file_to_read_it() -> None:
    """But the card files and nets that come with the app."""
    ways = (
        "read_text\\(",
        "read_bytes\\(",
        r"\bopen\((?!self)[^)]*\"rb?\"",
        r"(?<!_curtain)\.open\(\)",
    )
    reads = re.compile("|".join(ways))
    found = [
        path.name
        for path in sorted(PACKAGE.rglob("*.py"))
        if reads.search(path.read_text(encoding="utf-8"))
    ]
    assert sorted(found) == ["loader.py", "net.py", "reading.py"]
