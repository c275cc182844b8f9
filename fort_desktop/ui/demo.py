"""A game of bots in a window that nobody sees: its log on the terminal, pictures in a folder."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fort_desktop.arguments import (
    FAULTY,
    Parser,
    UsageError,
    answered,
    complain,
    on_one_line,
    quoted,
    reason,
)
from fort_desktop.ui.display import PLATFORM, trouble
from fort_desktop.ui.offscreen import OFFSCREEN, application

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from fort_desktop.play.table import AnyTable

_SEATS = 3
_NAMES = ("Ola", "Max", "Žofie")
NAME = "fort-desktop demo"
SEEDS = 2**64


class PictureError(Exception):
    """A picture cannot be saved; the message is a sentence without its full stop."""


def main(argv: Sequence[str]) -> int:
    """`fort-desktop demo`; returns the exit code."""
    return answered(NAME, lambda: _demo(argv))


def _demo(argv: Sequence[str]) -> int:
    parser = Parser(NAME, "Let bots play one game, print its log and save pictures of it.")
    expected = "the name of a folder"
    parser.text("--out", "FOLDER", expected, "for the pictures; a new one unless told")
    parser.number("--seed", 1, 0, SEEDS - 1, "of the game; 1 unless told")
    options = parser.read(argv)
    folder = Path(options.out) if options.out else own_folder()
    if fault := not_made(folder):
        raise UsageError(f"--out: {fault}")
    prepare_platform()
    try:
        return play_demo(folder, options.seed)
    except PictureError as error:
        complain(NAME, f"{error}; the game ends here, and earlier pictures are kept")
        return FAULTY


def demo_instead(reason: str, out: str = "") -> int:
    """Where no window can be shown; the reason is a sentence without its full stop."""
    folder = Path(out) if out else own_folder()
    print(
        f"{reason}, so bots play a game offscreen; "
        f"its log follows and the pictures go to {on_one_line(str(folder))}.",
        flush=True,
    )
    return main(["--out", str(folder)])


def own_folder() -> Path:
    """A new one for pictures."""
    return Path(tempfile.mkdtemp(prefix="fort-desktop-"))


def not_made(folder: Path) -> str:
    """Why the folder cannot be made, a sentence without its full stop; empty when it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return f"the folder {quoted(str(folder))} cannot be made: {reason(error)}"
    return ""


def prepare_platform() -> None:
    """Without a display the offscreen platform is used."""
    if trouble():
        os.environ[PLATFORM] = OFFSCREEN


def play_demo(folder: Path, seed: int) -> int:
    """Play a game, print its log and save a picture of every round; returns the exit code.

    Raises:
        PictureError: a picture cannot be saved.
    """
    from PySide6.QtCore import QSize

    from fort_desktop.contract.kits import ids, kit
    from fort_desktop.play.playing_on import play_until
    from fort_desktop.play.table import SeatSetup
    from fort_desktop.ui.app import Stage
    from fort_desktop.ui.game_screen import game_screen
    from fort_desktop.ui.grabbing import shot

    qt = application()
    qt.setApplicationName("fort-desktop")  # by which Qt's cache for QML is called
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
        if table.over:
            _let_nobody_be_you(table)
        app.play(table)
        stage.driver.cancel()
        lines = app.table_of(ids()[0]).log.rows()
        for line in lines[told:]:
            print(line.title)
        told = len(lines)
        if not table.over:
            round_ = table.adapter.progress(table.state).round
            save(shot(stage), folder / f"round-{round_:02}.png")
    app.show("scoring")
    save(shot(stage), folder / "scoring.png")
    print(f"Pictures of this game are in {on_one_line(str(folder))}.")
    stage.close()
    del qt
    return 0


def _let_nobody_be_you(table: AnyTable) -> None:
    """A bot has played in the place of the person whose cards the pictures show."""
    level = next(seat.level for seat in table.seats if seat.level)
    table.seats = tuple(replace(seat, kind="bot", level=level) for seat in table.seats)


def save(picture: QImage, path: Path) -> None:
    """Save a picture.

    Raises:
        PictureError: it cannot be saved.
    """
    if not picture.save(str(path)):
        raise PictureError(f"the picture {quoted(str(path))} cannot be saved")


def _next_round(table: AnyTable) -> Callable[[AnyTable], bool]:
    """Whether it is the person's turn in a later round, or the end."""
    now = table.adapter.progress(table.state).round if table.history else 0

    def there(game: AnyTable) -> bool:
        decision = game.decision()
        if decision is None:
            return True
        return bool(decision.seat == 0 and game.adapter.progress(game.state).round > now)

    return there
