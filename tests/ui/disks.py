"""A disk that is full when a test says so."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from fort_desktop.storage import atomic


class Disk:
    """Attributes: `full` lists the folders in which, and below which, nothing can be written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full: list[Path] = []
        self._real = atomic._write_part
        monkeypatch.setattr(atomic, "_write_part", self._write_part)

    def _write_part(self, folder: Path, data: bytes) -> Path:
        if any(folder.is_relative_to(full) for full in self.full):
            raise OSError(errno.ENOSPC, "No space left on device")
        return self._real(folder, data)
