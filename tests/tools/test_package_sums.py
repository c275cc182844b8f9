"""The checksums beside what was made, and the notes of a release."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from fort_desktop import __version__
from tools.package import notes, sums

CHANGELOG = """# Changelog

## [Unreleased]

- New.

## [1.2.0] - 2026-12-01

### Added

- Old.

## [1.1.0]

- Older.

[1.2.0]: somewhere
"""


def test_the_sums_are_those_of_the_files_in_the_form_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "inside").touch()
    (tmp_path / "b.deb").write_bytes(b"two")
    (tmp_path / "a setup.exe").write_bytes(b"one")
    for _ in range(2):  # the second time there are sums already, which are no part of themselves
        assert sums.main([str(tmp_path)]) == 0
    one, two = (hashlib.sha256(data).hexdigest() for data in (b"one", b"two"))
    written = (tmp_path / "SHA256SUMS").read_bytes()
    assert written == f"{one}  a setup.exe\n{two}  b.deb\n".encode()


def test_the_notes_of_a_release_are_its_chapter_alone() -> None:
    assert notes.notes(CHANGELOG, "1.2.0") == "### Added\n\n- Old.\n"
    assert notes.notes(CHANGELOG, "1.1.0") == "- Older.\n"
    assert notes.notes(CHANGELOG, "1.0.0") == ""


def test_a_release_needs_the_tag_of_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert notes.main([f"v{__version__}"]) == 0
    assert capsys.readouterr().out.strip()
    assert notes.main(["v0.0.7"]) == 1
    assert capsys.readouterr().err == (
        f"The tag is v0.0.7, but the app says that it is {__version__}.\n"
    )
