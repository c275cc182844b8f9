"""`dev.py screenshots`: pictures of every screen, in every language and size."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from fort_desktop import interruption, terminal
from fort_desktop.ui.demo import not_made, prepare_platform


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures that the arguments ask for; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="dev.py screenshots", description="Every screen, in every language and size."
    )
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"), metavar="FOLDER")
    parser.add_argument("--only", default="", help="part of a picture's name")
    parser.add_argument("--turn", action="store_true", help="one turn of a bot, frame by frame")
    parser.add_argument("--readme", action="store_true", help="those of README.md")
    options = parser.parse_args(argv)
    if fault := not_made(options.out):
        parser.error(fault)
    prepare_platform()
    if options.turn:
        from tools.pictures.frames import take_turn

        return take_turn(options.out)
    from tools.pictures.shots import take_all, take_readme

    if options.readme:
        return take_readme(options.out)
    return take_all(options.out, options.only)


if __name__ == "__main__":
    interruption.end_at_once()
    raise SystemExit(terminal.run("dev.py screenshots", main))
