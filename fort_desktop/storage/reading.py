"""The one way in which a file of the player's is opened: what is no file is never waited for.

Under the name of a file there may be anything: a pipe that nobody writes to, a device that never
ends, a folder, a link to nothing.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from fort_desktop.storage.errors import NoFileError

# A pipe put there between looking and opening does not keep us waiting either.
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


class TooLargeError(ValueError):
    """The file is larger than any of its kind."""


def read_file(path: Path, most: int) -> bytes:
    """The content of a file, which has `most` bytes at most.

    Raises:
        FileNotFoundError: there is nothing of that name.
        NoFileError: there is something, but no file.
        TooLargeError: it is larger.
        OSError: the system does not let it be read.
        ValueError: there can be no such name.
    """
    try:
        _check(path.stat())  # what is no file is not even opened: some devices would notice
        with open(path, "rb", opener=_open) as file:
            _check(os.fstat(file.fileno()))
            data: bytes = file.read(most + 1)
    except FileNotFoundError as error:
        if is_missing(path):
            raise
        raise NoFileError("it is a link that leads nowhere") from error
    if len(data) > most:
        raise TooLargeError(f"more than {most} bytes")
    return data


def names_in(folder: Path) -> list[str]:
    """What there is in a folder, by the alphabet; nothing where there is no folder yet.

    Raises:
        OSError: there is something of that name, and it cannot be looked into.
    """
    try:
        return sorted(path.name for path in folder.iterdir())
    except FileNotFoundError:
        if is_missing(folder):
            return []
        raise


def is_missing(path: Path) -> bool:
    """Whether there is nothing of that name, as before the first start: no dead link either."""
    return not any(_is_dead_link(part) for part in (path, *path.parents))


def _is_dead_link(path: Path) -> bool:
    return os.path.islink(path) and not os.path.exists(path)  # noqa: PTH110, PTH114  never raise


def _open(name: str, flags: int) -> int:
    return os.open(name, flags | _AT_ONCE)


def _check(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NoFileError("it is no file")
