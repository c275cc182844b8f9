"""A game of bots in a window that nobody sees: its log on the terminal, pictures in a folder."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fort_desktop.ui.display import PLATFORM, trouble

if TYPE_CHECKING:
    from fort_desktop.play.table import AnyTable

_SEATS = 3
_NAMES = ("Ola", "Max", "Žofie")
_LARGEST = (3840, 2160)


def main(argv: Sequence[str]) -> int:
    """`fort-desktop demo`; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="fort-desktop demo", description="Bots play one game; its log and pictures of it."
    )
    parser.add_argument("--out", type=Path, default=None, metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    folder = options.out or own_folder()
    if not made(folder):
        return 1
    prepare_platform()
    return play_demo(folder, options.seed)


def demo_instead(reason: str, out: str = "") -> int:
    """Where no window can be shown; the reason is a sentence without its full stop."""
    folder = Path(out) if out else own_folder()
    print(
        f"{reason}, so bots play a game offscreen; "
        f"its log follows and the pictures go to {folder}.",
        flush=True,
    )
    return main(["--out", str(folder)])


def own_folder() -> Path:
    """A new one for pictures."""
    return Path(tempfile.mkdtemp(prefix="fort-desktop-"))


def made(folder: Path) -> bool:
    """Whether the folder is there now; else it is said why not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"The folder {folder} cannot be made: {error.strerror}.", file=sys.stderr)
        return False
    return True


def prepare_platform() -> None:
    """Without a display the offscreen platform is used; its screen is small unless told."""
    if trouble():
        os.environ[PLATFORM] = "offscreen"
    if os.environ.get(PLATFORM) == "offscreen":
        os.environ[PLATFORM] = f"offscreen:configfile={_screen_file()}"


def _screen_file() -> Path:
    width, height = _LARGEST
    path = Path(tempfile.gettempdir()) / f"fort-desktop-screen-{os.getpid()}.json"
    path.write_text(
        f'{{"screens": [{{"name": "picture", "x": 0, "y": 0, "width": {width}, '
        f'"height": {height}, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}}]}}'
    )
    return path


def play_demo(folder: Path, seed: int) -> int:
    """Play a game, print its log and save a picture of every round; returns the exit code."""
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication

    from fort_desktop.contract.kits import ids, kit
    from fort_desktop.play.playing_on import play_until
    from fort_desktop.play.table import SeatSetup
    from fort_desktop.ui.app import Stage
    from fort_desktop.ui.game_screen import game_screen
    from fort_desktop.ui.grabbing import shot

    application = QGuiApplication.instance() or QGuiApplication([])
    stage = Stage(None)
    app: Any = stage.app
    app.preferences.from_dict({"animation": "off"})
    stage.window.resize(QSize(1366, 768))
    screen = game_screen(ids()[0])
    seats = [
        SeatSetup(name, "bot" if n else "person", "easy" if n else "", colour)
        for n, (name, colour) in enumerate(zip(_NAMES, screen.colours, strict=False))
    ]
    table = screen.begin(seats[:_SEATS], seed, (), kit(ids()[0]))
    told = 0
    while not table.over:
        play_until(table, _next_round(table))
        app.play(table)
        stage.driver.cancel()
        lines = app.table_of(ids()[0]).log.rows()
        for line in lines[told:]:
            print(line.title)
        told = len(lines)
        if not table.over:
            round_ = table.adapter.progress(table.state).round
            shot(stage).save(str(folder / f"round-{round_:02}.png"))
    app.show("scoring")
    shot(stage).save(str(folder / "scoring.png"))
    print(f"Pictures of this game are in {folder}")
    stage.close()
    del application
    return 0


def _next_round(table: AnyTable) -> Callable[[AnyTable], bool]:
    """Whether it is the person's turn in a later round, or the end."""
    now = table.adapter.progress(table.state).round if table.history else 0

    def there(game: AnyTable) -> bool:
        decision = game.decision()
        if decision is None:
            return True
        return bool(decision.seat == 0 and game.adapter.progress(game.state).round > now)

    return there
