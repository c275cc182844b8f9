"""Files that are either the old or the new one at every moment, whatever stops the program.

All functions raise OSError as the operating system gives it; those who call them know what to tell
the player.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from fort_desktop.storage.reading import names_in

_SUFFIX = ".fort-part"
# Virus scanners hold new files for a moment on Windows; renaming then fails, and works soon after.
_RENAME_PAUSES = (0.01, 0.04, 0.15)


def write_atomic(path: Path, data: bytes) -> None:
    """Put `data` into the file `path`, which keeps its old content if anything goes wrong."""
    write_rotated([path], data)


def write_rotated(paths: Sequence[Path], data: bytes) -> None:
    """Put `data` into the first of `paths` and move what was there one place on.

    The last one is dropped when all were in use. Nothing moves before `data` is safely on the disk.

    Args:
        paths: files of one folder, the newest first.
        data: the content.
    """
    folder = paths[0].parent
    folder.mkdir(parents=True, exist_ok=True)
    part = _write_part(folder, data)
    try:
        free = next((n for n, path in enumerate(paths) if not path.exists()), len(paths) - 1)
        for n in range(free, 0, -1):
            _rename(paths[n - 1], paths[n])
        _rename(part, paths[0])
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _sync_folder(folder)


def set_aside(path: Path) -> Path:
    """Rename an unreadable file to `name.broken-1.suffix`, or the next free number.

    Returns:
        the new path, where the file waits for its owner.
    """
    number = 1
    while True:
        target = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        try:
            # Taking the name first makes sure that the renaming overwrites nothing.
            target.open("xb").close()
        except FileExistsError:
            number += 1
            continue
        try:
            _rename(path, target)
        except OSError:
            with contextlib.suppress(OSError):
                target.unlink()
            raise
        return target


def remove_parts(folder: Path) -> None:
    """Remove what programs that were killed while writing have left in `folder`.

    Only for a folder that no other running copy writes to.
    """
    names: list[str] = []
    with contextlib.suppress(OSError):
        names = names_in(folder)
    for name in names:
        if name.endswith(_SUFFIX):
            with contextlib.suppress(OSError):
                (folder / name).unlink()


def _write_part(folder: Path, data: bytes) -> Path:
    """A new file in `folder` with `data`, which is on the disk when this returns."""
    handle, name = tempfile.mkstemp(suffix=_SUFFIX, dir=folder)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    return part


def _rename(source: Path, target: Path) -> None:
    for pause in _RENAME_PAUSES:
        try:
            source.replace(target)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself survive a power cut, where the platform can."""
    if os.name == "nt":
        return
    # The file is in place already; some network folders cannot do this last step.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
