"""Card files of the player's own, by the name under which they lie in the folder of packs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path

from fort_desktop.storage.reading import names_in
from fort_desktop.storage.typed import one_line

MOST = 50  # files that are read without being asked for, the first by the alphabet
LONGEST_TITLE = 28

Mark = tuple[int, ...]  # of a file; another one when it has been written to


def find_pack(text: str, folder: Path, suffix: str) -> Path:
    """The file that is meant by a path, or by a name in the folder of packs.

    What is there under the path itself comes first, whatever it is. Only a bare name is looked for
    in the folder, with its ending or without. Where nothing is found it is the path.

    Args:
        text: as it was typed.
        folder: of packs; need not exist.
        suffix: how the files end.
    """
    path = Path(text)
    if os.path.lexists(path) or not text or path.name != text:
        return path
    names = (folder / text, folder / f"{text}{suffix}")
    large = (file for file in packs_in(folder, suffix) if file.name[: -len(suffix)] == text)
    found = (file for file in (*names, *large) if os.path.isfile(file))  # noqa: PTH113  never raises
    return next(found, path)


def packs_in(folder: Path, suffix: str) -> list[Path]:
    """What there may be of packs in the folder, by the alphabet, none of it opened.

    What is hidden is none. A folder that is not there, or cannot be looked into, has none.

    Args:
        folder: of packs; need not exist.
        suffix: how the files end, in letters of either size.
    """
    try:
        names = names_in(folder)
    except OSError:
        return []
    ending = suffix.lower()
    return [folder / n for n in names if n.lower().endswith(ending) and not n.startswith(".")]


def mark_of(file: Path) -> Mark | None:
    """The same as long as the file is; None where nothing can be told."""
    try:
        found = file.stat()
    except OSError:
        return None
    return (found.st_mtime_ns, found.st_size, found.st_ino, found.st_mode)


def pack_title(pack: str, longest: int = LONGEST_TITLE) -> str:
    """What a pack is called for people: the names of its files without their endings.

    A long one is shortened in its middle, as versions are told at the end.
    """
    title = one_line(" + ".join(name.rpartition(".")[0] or name for name in pack.split(" + ")))
    return _shortened(title, longest, len(title))


def pack_titles(packs: Sequence[str]) -> list[str]:
    """What packs are called beside each other, so that they differ.

    Those that would be called the same have their endings, and what is left out of a long one lies
    before that in which they differ.
    """
    titles = [pack_title(pack) for pack in packs]
    alike = {
        title: [p for p, t in zip(packs, titles, strict=True) if t == title] for title in titles
    }
    return [
        title if len(alike[title]) == 1 else _shortened(pack, LONGEST_TITLE, _same(alike[title]))
        for pack, title in zip(packs, titles, strict=True)
    ]


def _same(texts: Sequence[str]) -> int:
    """With how many letters all begin."""
    columns = zip(*texts, strict=False)
    return sum(1 for _ in takewhile(lambda letters: len(set(letters)) == 1, columns))


def _shortened(text: str, longest: int, needed: int) -> str:
    """At most so many letters, with the one at `needed` among them, or the last."""
    if len(text) <= longest:
        return text
    rest = (longest - 1) // 3
    place = min(needed, len(text) - rest)
    return f"{text[: longest - 1 - rest].rstrip()}\u2026{text[place : place + rest].lstrip()}"
