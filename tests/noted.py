"""For tests of what nobody has foreseen: it is noted in a log of their own, and then no more."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from fort_desktop import mishaps
from fort_desktop.storage.log_file import LogFile

NAME = "fort-desktop"
PATIENCE = 60.0


@contextlib.contextmanager
def watched(file: Path) -> Iterator[LogFile]:
    """Meanwhile it is as in the program itself, and not as pytest has it."""
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    log = LogFile(file)
    mishaps.watch(NAME, lambda: log)
    try:
        yield log
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
        mishaps.end()
        mishaps._watch = None


def entries(log: LogFile) -> str:
    """All that is written, when all is."""
    assert log.wait(PATIENCE) == ""
    return log.file.read_text(encoding="utf-8")
