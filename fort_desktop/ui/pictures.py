"""Pictures of the window: every screen in every language, and a demo game without a display."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from fort_desktop.ui.display import PLATFORM, trouble

LARGEST = (3840, 2160)


def main(argv: Sequence[str]) -> int:
    """`demo` or `screenshots`, each with --out FOLDER."""
    parser = argparse.ArgumentParser(prog="fort-desktop")
    commands = parser.add_subparsers(dest="command", required=True)
    demo = commands.add_parser("demo", help="bots play one game; its log and pictures of it")
    demo.add_argument("--out", type=Path, default=None, metavar="FOLDER")
    demo.add_argument("--seed", type=int, default=1)
    shots = commands.add_parser("screenshots", help="every screen, in every language and size")
    shots.add_argument("--out", type=Path, default=Path("build/screenshots"), metavar="FOLDER")
    shots.add_argument("--only", default="", help="part of a picture's name")
    shots.add_argument("--turn", action="store_true", help="one turn of a bot, frame by frame")
    shots.add_argument("--readme", action="store_true", help="those of README.md")
    options = parser.parse_args(argv)
    options.out = options.out or _own_folder()
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"The folder {options.out} cannot be made: {error.strerror}.", file=sys.stderr)
        return 1
    _prepare_platform()
    if options.command == "demo":
        from fort_desktop.ui.demo import play_demo

        return play_demo(options.out, options.seed)
    if options.turn:
        from fort_desktop.ui.frames import take_turn

        return take_turn(options.out)
    from fort_desktop.ui.shots import take_all, take_readme

    if options.readme:
        return take_readme(options.out)
    return take_all(options.out, options.only)


def demo_instead(reason: str, out: str = "") -> int:
    """Where no window can be shown; the reason is a sentence without its full stop."""
    folder = Path(out) if out else _own_folder()
    print(
        f"{reason}, so bots play a game offscreen; "
        f"its log follows and the pictures go to {folder}.",
        flush=True,
    )
    return main(["demo", "--out", str(folder)])


def _own_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="fort-desktop-"))


def _prepare_platform() -> None:
    """Without a display the offscreen platform is used; its screen is small unless told."""
    if trouble():
        os.environ[PLATFORM] = "offscreen"
    if os.environ.get(PLATFORM) == "offscreen":
        os.environ[PLATFORM] = f"offscreen:configfile={_screen_file()}"


def _screen_file() -> Path:
    width, height = LARGEST
    path = Path(tempfile.gettempdir()) / f"fort-desktop-screen-{os.getpid()}.json"
    path.write_text(
        f'{{"screens": [{{"name": "picture", "x": 0, "y": 0, "width": {width}, '
        f'"height": {height}, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}}]}}'
    )
    return path
