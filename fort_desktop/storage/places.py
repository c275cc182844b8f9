"""Where a game is saved that somebody wants in a file of its own."""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from itertools import chain, count
from pathlib import Path

from fort_desktop.storage.typed import one_line

SUFFIX = ".fortgame"
BEFORE = ".json"  # what it was once, and still is where somebody writes it
_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')


def typed_file(text: str, folder: Path, usual: str) -> Path | None:
    """The file that is meant by what somebody has typed; None where that is nothing.

    An absolute path and one from `~` on are taken as they are, others from the folder on. Of a
    folder it is the file with the usual name in it.

    Args:
        text: a name or a path, with a suffix of games or without.
        folder: the chosen one.
        usual: the name that was proposed, with its suffix.
    """
    typed = one_line(text)
    if not typed:
        return None
    path = folder / os.path.expanduser(typed)  # noqa: PTH111  which never raises
    if typed.endswith(("/", os.sep)) or os.path.isdir(path):  # noqa: PTH112  nor does this
        return path / usual
    suffix = Path(usual).suffix
    return path if path.suffix.lower() in (suffix, BEFORE) else path.with_name(path.name + suffix)


def is_taken(file: Path) -> bool:
    """Whether there is something of that name, be it a link to nothing."""
    return os.path.lexists(file)


def free_name(file: Path, others: Collection[Path] = ()) -> Path:
    """The file, or where there is one already the next of that name with a number.

    Args:
        file: as it would be called.
        others: that are about to be written.
    """
    numbered = (file.with_stem(f"{file.stem} ({number})") for number in count(2))
    return next(one for one in chain([file], numbered) if one not in others and not is_taken(one))


def fit_for_a_name(text: str) -> str:
    """The text without what no file may have in its name on some system."""
    return one_line(_FORBIDDEN.sub(" ", text)).rstrip(". ")
