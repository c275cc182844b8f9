"""The log of what nobody has foreseen, for whoever is to find out why.

Two files of limited size, the later of which is written to; a thread of its own writes, so that
nobody waits for a disk. A disk that cannot be written to keeps nobody from playing.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import platform
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from fort_desktop import __version__
from fort_desktop.storage.writer import Task, Writer

MOST = 500_000  # bytes in each of the two files
LONGEST = 20_000  # characters of an entry
_WAITING = 100  # entries that a disk keeps waiting
_KNOWN = 1000  # texts


class LogFile:
    """A log; no method raises anything.

    Attributes:
        file: the later of the two.
    """

    def __init__(self, file: Path) -> None:
        """Nothing is made or opened before there is something to write."""
        self.file = file
        self._writer = Writer()
        self._waiting: list[str] = []
        self._times: Counter[str] = Counter()  # that each text was noted
        self._lock = threading.RLock()
        self._writing = threading.RLock()
        self._begun = False
        self._closed = False
        self._problem = ""
        self._crashes: BinaryIO | None = None

    @property
    def older(self) -> Path:
        """The file that is full."""
        return self.file.with_name(f"{self.file.name}.1")

    def begin(self) -> None:
        """Say once which program it is, and note from now on why it crashes."""
        self._put("begin", self._begin)

    def note(self, text: str) -> None:
        """Write an entry; one that comes again and again is written ever more seldom."""
        with self._lock:
            if len(self._times) > _KNOWN:
                self._times.clear()
            self._times[text] += 1
            times = self._times[text]
            if times not in (1, 10, 100, 1000, 10_000, 100_000):
                return
            again = f"(for the {times}th time) " if times > 1 else ""
            if len(self._waiting) < _WAITING:  # what came first tells most
                self._waiting.append(_entry(again + text))
        self._put("note", self._write)

    def wait(self, patience: float) -> str:
        """Why not all is written after so many seconds, as part of a sentence; empty if it is."""
        self._writer.wait(patience)
        return "the disk does not answer" if self._writer.busy else self._problem

    def close(self, patience: float) -> None:
        """Finish; what comes later is written at once."""
        self._closed = True
        self._writer.close(patience)
        with self._writing:
            self._hear_no_crashes()

    def _put(self, name: str, write: Callable[[], None]) -> None:
        if not self._closed:
            try:
                self._writer.put(Task(name, write, again=False))
            except RuntimeError:  # Python is ending and begins no thread any more
                self._closed = True
        if self._closed:
            write()

    def _begin(self) -> None:
        self._write()
        if not faulthandler.is_enabled():
            self._hear_crashes()

    def _write(self) -> None:
        """Append what waits; where that fails it goes on waiting."""
        with self._writing:
            with self._lock:
                entries = list(self._waiting)
            heading = [] if self._begun else [_entry(_heading())]
            if not heading and not entries:
                return
            try:
                self._append("".join(heading + entries).encode("utf-8", "backslashreplace"))
            except OSError as error:
                self._problem = error.strerror or type(error).__name__
                return
            self._problem, self._begun = "", True
            with self._lock:
                del self._waiting[: len(entries)]

    def _append(self, data: bytes) -> None:
        """Raises OSError."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if self.file.exists() and self.file.stat().st_size + len(data) > MOST:
            heard = self._hear_no_crashes()
            self.file.replace(self.older)
            if heard:
                self._hear_crashes()
        with self.file.open("ab") as file:
            file.write(data)

    def _hear_crashes(self) -> None:
        """Python writes into the open file by itself, as nothing else can be done any more."""
        with contextlib.suppress(OSError):
            self._crashes = self.file.open("ab")
            faulthandler.enable(self._crashes)

    def _hear_no_crashes(self) -> bool:
        """Whether they were heard; an open file could not be renamed on Windows."""
        if self._crashes is None:
            return False
        faulthandler.disable()
        self._crashes.close()
        self._crashes = None
        return True


def _entry(text: str) -> str:
    """Further lines are set in, so that each entry is seen to begin."""
    if len(text) > LONGEST:
        text = f"{text[: LONGEST // 2]}\n…\n{text[-LONGEST // 2 :]}"
    lines = "\n  ".join(text.splitlines())
    return f"{time.strftime('%Y-%m-%d %H:%M:%S')} {lines}\n"


def _heading() -> str:
    qt = getattr(sys.modules.get("PySide6"), "__version__", "not read")
    screen = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] or "usual"
    return (
        f"Fort Desktop {__version__}, Python {platform.python_version()}, Qt {qt}, "
        f"{platform.platform()}, screen: {screen}"
    )
