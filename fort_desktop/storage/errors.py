"""What can go wrong with files, as ids and arguments; the screen makes the sentences."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from pathlib import Path

_REASONS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.ENOENT: "not-found",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.EISDIR: "no-file",
    errno.ELOOP: "no-file",
    errno.ENAMETOOLONG: "name-too-long",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that went wrong.

    Attributes:
        id: of the sentence: "save-broken", "save-older", "save-newer", "save-foreign",
            "save-other", "save-game", "save-cards", "save-pack", "save-pack-other", "save-read",
            "save-folder", "save-write", "save-running", "save-remove", "settings", "settings-read",
            "settings-write", "statistics", "statistics-newer", "statistics-read" or
            "statistics-write".
        args: what stands in the sentence: names of files and folders, a game's id, what cards are
            called, or a reason of `reason_of`.
        detail: the cause in English, for logs and bug reports.
    """

    id: str
    args: tuple[str, ...]
    detail: str

    def __str__(self) -> str:
        return f"{self.id} ({', '.join(self.args)}): {self.detail}"


class StorageError(Exception):
    """A file could not be read or written; nothing on the disk has been changed or lost.

    Attributes:
        problem: what to tell the player.
    """

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(problem)


class SaveError(StorageError):
    """A saved game could not be read or written."""


class NoFileError(OSError):
    """Behind the name of a file there is none: nothing, a pipe, a folder, a link to nowhere."""


def reason_of(error: OSError) -> str:
    """Why the operating system refused.

    One of "disk-full", "read-only", "not-allowed", "not-found", "no-folder", "no-file",
    "name-too-long" and "other".
    """
    if isinstance(error, NoFileError):
        return "no-file"
    return _REASONS.get(error.errno or 0, "other")


def read_problem(kind: str, path: Path, error: OSError) -> Problem:
    """A file could not be read and is left as it is; `kind` is the id of the sentence."""
    return Problem(kind, (path.stem, reason_of(error)), f"{path.name}: {error}")


def write_problem(name: str, error: OSError, problem: str = "save-write") -> Problem:
    """The file `name` could not be written: the reason stands in the sentence."""
    return Problem(problem, (reason_of(error),), f"{name}: {error}")
