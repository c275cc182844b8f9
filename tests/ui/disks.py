"""A disk that is full, or does not answer, when a test says so."""

from __future__ import annotations

import errno
import threading
from pathlib import Path

import pytest

from fort_desktop.storage import atomic


class Disk:
    """A disk.

    Attributes:
        full: the folders in which, and below which, nothing can be written.
        slow: those that do not answer before `free` is set.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full: list[Path] = []
        self.slow: list[Path] = []
        self.free = threading.Event()
        self._real = atomic._write_part
        monkeypatch.setattr(atomic, "_write_part", self._write_part)

    def _write_part(self, folder: Path, data: bytes) -> Path:
        if any(folder.is_relative_to(slow) for slow in self.slow):
            self.free.wait(60)
        if any(folder.is_relative_to(full) for full in self.full):
            raise OSError(errno.ENOSPC, "No space left on device")
        return self._real(folder, data)
