"""Card files of the player's own, by the name under which they lie in the folder of packs."""

from __future__ import annotations

import os
from pathlib import Path


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
    return next((file for file in names if os.path.isfile(file)), path)  # noqa: PTH113  never raises
