"""One running copy at a time, so that two do not save over each other.

The operating system holds the lock and frees it when the program ends, however that happens.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from fort_desktop.storage.errors import StorageError, write_problem

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


class RunLock:
    """The right to save, held by one running copy.

    The file stays when the lock is released: removing it would let two others lock two files.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this copy holds it."""
        return self._handle is not None

    def acquire(self) -> bool:
        """Take the lock: False when another running copy has it.

        On a disk that cannot lock files the lock counts as taken, as nobody could play otherwise.

        Raises:
            StorageError: the folder cannot be written to.
        """
        if self._handle is not None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise StorageError(write_problem(self._path.name, error)) from error
        try:
            _lock(handle)
        except OSError as error:
            if error.errno in _HELD:
                os.close(handle)
                return False
        self._handle = handle
        return True

    def release(self) -> None:
        """Let the next copy have it."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
