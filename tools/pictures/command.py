"""`dev.py screenshots`: pictures of every screen, in every language and size."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from fort_desktop import interruption, terminal
from fort_desktop.languages import CODES
from fort_desktop.ui.demo import not_made, prepare_platform


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures that the arguments ask for; returns the exit code."""
    parser = _parser()
    options = parser.parse_args(argv)
    if fault := not_made(options.out):
        parser.error(fault)
    prepare_platform()
    if options.turn:
        from tools.pictures.frames import take_turn

        return take_turn(options.out)
    from tools.pictures.shots import Views, take_all, take_readme

    if options.readme:
        return take_readme(options.out)
    given = {"sizes": options.size, "languages": options.language}
    looks = {"theme": options.theme, "text_size": options.text}
    views = Views(
        **{name: value for name, value in given.items() if value},
        looks={name: value for name, value in looks.items() if value},
    )
    if options.strip:
        from tools.pictures.strips import take_strips

        return take_strips(options.out, options.only, views, options.slower)
    return take_all(options.out, options.only, views)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py screenshots", description="Every screen, in every language and size."
    )
    add = parser.add_argument
    add("--out", type=Path, default=Path("build/screenshots"), metavar="FOLDER")
    add("--only", default="", help="part of a picture's name")
    add("--size", type=size, action="append", metavar="WxH", help="of the window; any number")
    add("--language", choices=CODES, action="append", help="any number")
    add("--theme", choices=("day", "evening", "contrast"), help="in place of a picture's own")
    add("--text", type=int, metavar="PERCENT", help="size of text, in place of a picture's own")
    add("--turn", action="store_true", help="one turn of a bot, frame by frame")
    add("--strip", action="store_true", help="great moments, ten frames a second")
    add("--slower", type=float, default=1, metavar="TIMES", help="how long --strip takes for it")
    add("--readme", action="store_true", help="those of README.md")
    return parser


def size(word: str) -> tuple[int, int]:
    """Width and height, written as 1366x768.

    Raises:
        ValueError: it is no such word.
    """
    width, height = map(int, word.split("x"))
    return width, height


if __name__ == "__main__":
    interruption.end_at_once()
    raise SystemExit(terminal.run("dev.py screenshots", main))
