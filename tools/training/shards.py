"""Rows of games in files: `SHARD` games in each, written whole or not at all, and what they are of.

A folder holds games of one mixture, which `games.json` tells; so a run that was ended goes on where
it was, and nobody adds games of another kind by mistake.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from fort_desktop.arguments import UsageError
from fort_desktop.storage.atomic import write_atomic
from tools.training.mixture import SHARD
from tools.training.samples import COLUMNS, Array, Samples

MANIFEST, PATTERN = "games.json", "games-*.npz"
UNREADABLE = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile)


def begin(folder: Path, kind: dict[str, Any]) -> None:
    """A folder is for games of this kind from now on.

    Raises:
        UsageError: it holds others already.
        OSError: it cannot be written to.
    """
    path = folder / MANIFEST
    if path.exists():
        if kind_of(folder) != kind:
            raise UsageError(f"{folder} holds games of another kind; name another folder by --out")
        return
    write_atomic(path, (json.dumps(kind, indent=1, sort_keys=True) + "\n").encode())


def kind_of(folder: Path) -> dict[str, Any]:
    """What the games of a folder are of.

    Raises:
        UsageError: there are none.
    """
    try:
        found = json.loads((folder / MANIFEST).read_bytes())
    except (OSError, ValueError) as error:
        raise UsageError(f"{folder} holds no games; `games` plays some") from error
    if not isinstance(found, dict):
        raise UsageError(f"{folder} holds no games; `games` plays some")
    return found


def wanted(games: int) -> list[range]:
    """The numbers of the games of each file, for so many games."""
    return [range(first, min(first + SHARD, games)) for first in range(0, games, SHARD)]


def missing(folder: Path, games: int) -> list[range]:
    """Those of `wanted` that have not been written yet; a file of fewer games counts as missing."""
    return [
        numbers for numbers in wanted(games) if _games_at(_path(folder, numbers)) < len(numbers)
    ]


def _games_at(path: Path) -> int:
    try:
        with path.open("rb") as file, np.load(file) as found:  # numpy leaves a damaged one open
            return len(np.unique(found["seed"]))
    except UNREADABLE:
        return 0


def _path(folder: Path, numbers: range) -> Path:
    return folder / f"games-{numbers.start:07}.npz"


def write(folder: Path, numbers: range, samples: Samples) -> None:
    """Write the rows of these games; the same rows make the same bytes.

    Raises:
        OSError: they cannot be written.
    """
    stream = io.BytesIO()
    arrays: dict[str, Any] = {"inputs": samples.inputs, **samples.columns}
    np.savez_compressed(stream, **arrays)
    write_atomic(_path(folder, numbers), stream.getvalue())


def read(folders: Sequence[Path], inputs: int) -> Samples:
    """All rows of some folders, in the order of their games.

    Args:
        inputs: how many numbers a row has, as the folders' manifests have been found to say.

    Raises:
        UsageError: there are none.
    """
    paths = [path for folder in folders for path in sorted(folder.glob(PATTERN))]
    rows = [_rows(path) for path in paths]
    if not sum(rows):
        raise UsageError(f"{', '.join(map(str, folders))}: no game has been played there yet")
    whole = np.empty((sum(rows), inputs), np.float16)  # twice that would be needed to join them
    columns: dict[str, Array] = {
        name: np.empty(sum(rows), dtype) for name, dtype in COLUMNS.items()
    }
    at = 0
    for path, number in zip(paths, rows, strict=True):
        with np.load(path) as found:
            whole[at : at + number] = found["inputs"]
            for name, column in columns.items():
                column[at : at + number] = found[name]
        at += number
    return Samples(whole, columns)


def _rows(path: Path) -> int:
    try:
        with path.open("rb") as file, np.load(file) as found:
            return len(found["share"])
    except UNREADABLE as error:
        raise UsageError(f"{path} cannot be read; delete it and play its games anew") from error


def games_in(folder: Path) -> int:
    """How many games the files of a folder hold; one that cannot be read holds none."""
    return sum(_games_at(path) for path in folder.glob(PATTERN))
