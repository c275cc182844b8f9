"""The checksums of all that was made, in the form that `sha256sum --check` reads.

python3 -m tools.package.sums [FOLDER]
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Sequence
from pathlib import Path

from fort_desktop import terminal
from tools.package.made import DIST

NAME = "SHA256SUMS"


def write(folder: Path = DIST) -> Path:
    """SHA256SUMS in `folder`, with the files that lie in it, not those of its folders."""
    sums = folder / NAME
    files = sorted(path for path in folder.iterdir() if path.is_file() and path != sums)
    lines = (f"{sum_of(path)}  {path.name}\n" for path in files)
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums


def sum_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The checksums of all that was made.")
    parser.add_argument("folder", type=Path, nargs="?", default=DIST, metavar="FOLDER")
    print(write(parser.parse_args(arguments).folder))
    return 0


if __name__ == "__main__":
    raise SystemExit(terminal.run("sums", main))
