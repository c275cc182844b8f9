"""What is tried of the frozen app, each a function that raises SmokeError when it goes wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fort_desktop import __version__
from fort_desktop.contract.kits import kit
from fort_desktop.languages import CODES
from fort_desktop.play.record import to_record
from fort_desktop.play.table import SeatSetup
from fort_desktop.storage.saves import write_record
from fort_desktop.ui.game_screen import game_screen
from tools.licences import part_of
from tools.package.frozen import WHOLE_LICENCES
from tools.package.smoke.desk import Desk, Running, SmokeError, started

GAMES = ("fort", "towers")
SEEN_MS = 5000  # for how long a window stays that is only looked at
TERMINATED = 128 + 15
CONTINUES = ("Return",)  # on the title, where a game that was left has the focus


@dataclass(frozen=True)
class Step:
    """One of them.

    Attributes:
        told: what it tries, for the report.
        run: does it.
        needs_screen: whether a display is needed, with keys and a window manager.
    """

    told: str
    run: Callable[[Desk], None]
    needs_screen: bool = False


def commands(desk: Desk) -> None:
    """What needs no window."""
    home = desk.home()
    version = desk.run(home, "--version")
    if not version.startswith(f"Fort Desktop {__version__} ("):
        raise SmokeError(f"`--version` says {version!r}.")
    if "check-cards" not in desk.run(home, "--help"):
        raise SmokeError("`--help` does not name the commands.")
    for game in GAMES:
        told = desk.run(home, "simulate", "--game", game, "--games", "2")
        if not re.search(r"^illegal +0$", told, re.MULTILINE):
            raise SmokeError(f"`simulate --game {game}` says {told!r}.")
    cards = desk.app / "_internal" / "fort_desktop" / "games" / "fort" / "cards" / "data"
    desk.run(home, "check-cards", cards / "fort.toml")


def whole_games(desk: Desk) -> None:
    """Bots play each game to its end, in processes of their own, and it is counted."""
    for game in GAMES:
        home = desk.home()
        running = desk.start(home, "play", bots_only(desk, game))
        if Path("/proc").is_dir():
            running.until(lambda r=running: bool(r.workers()), "Bots get no process of their own.")  # type: ignore[misc]
        counted = home / "data" / "statistics.json"
        running.until(counted.exists, f"A game of {game} among bots does not come to its end.")
        running.terminate()
        running.ends(TERMINATED if os.name == "posix" else 1)
        running.silent()


def languages(desk: Desk) -> None:
    """The title in each language; pictures of them are kept and differ."""
    seen = set()
    for language in CODES:
        home = desk.home(language=language)
        running = desk.start(home, "--quit-after-ms", SEEN_MS, screen=desk.screen)
        if desk.screen:
            time.sleep(SEEN_MS / 2000)
            seen.add(desk.picture(f"title-{language}").read_bytes())
        running.ends()
        running.silent()
    if desk.screen and len(seen) != len(CODES):
        raise SmokeError("The title looks the same in two languages.")


def tables(desk: Desk) -> None:
    """A table of each game in each language, on the display."""
    for language in CODES:
        for game in GAMES:
            home = desk.home(language=language, animation="normal")
            file = bots_only(desk, game)
            running = desk.start(home, "play", file, "--quit-after-ms", 3 * SEEN_MS, screen=True)
            running.until(lambda h=home: moves(h) > 0, "Bots do not play.")  # type: ignore[misc]
            desk.picture(f"{game}-{language}")
            running.ends()
            running.silent()


def goes_on(desk: Desk) -> None:
    """A game is left by the cross, killed, ended with the session, and goes on each time."""
    home = desk.home(animation="fast")
    running = desk.start(home, "play", bots_only(desk, "fort"), screen=True)
    running.until(lambda: moves(home) >= 2, "Bots do not play.")
    desk.close_window()
    running.ends()
    running.silent()
    for left in (Running.kill, Running.terminate, Running.kill):
        running = continued(desk, home)
        left(running)
        running.process.wait()
        running.silent()


def continued(desk: Desk, home: Path) -> Running:
    """Go on with the game that was left, from the title, until two more decisions are saved."""
    before = moves(home)
    if before == 0:
        raise SmokeError("Of a game that was left nothing is there.")
    running = desk.start(home, screen=True)
    time.sleep(SEEN_MS / 1000)  # until the games that were left are offered
    desk.picture("title-continue")
    desk.keys(*CONTINUES)
    running.until(lambda: moves(home) >= before + 2, "A game that was left does not go on.")
    return running


def one_window(desk: Desk) -> None:
    """A second start hands its file to the window that is open, and ends."""
    home = desk.home(animation="fast")
    running = desk.start(home, screen=True)
    time.sleep(SEEN_MS / 1000)  # until it listens
    (home / "second").mkdir()
    variables = desk.environment(home, screen=True)
    second = started([desk.program, "play", bots_only(desk, "fort")], home / "second", variables)
    second.ends()
    running.until(lambda: moves(home) >= 2, "The game of a second start is not played.")
    desk.close_window()
    running.ends()
    running.silent()


def bots_only(desk: Desk, game: str) -> Path:
    """The file of a game that nobody but bots plays, at its beginning."""
    file = desk.folder / f"Hra – gra {game}.fortgame"
    begin(game, file)
    return file


def begin(game: str, file: Path) -> None:
    """Write such a game to a file."""
    screen, rules = game_screen(game), kit(game)
    names = zip(("Ola", "Žofie"), screen.colours, strict=False)
    seats = [SeatSetup(name, "bot", "easy", colour) for name, colour in names]
    write_record(file, to_record(screen.begin(seats, 7, (), rules)))


def moves(home: Path) -> int:
    """How many decisions of an unfinished game are saved."""
    return max(_counted(home), default=0)


def _counted(home: Path) -> Iterator[int]:
    for path in (home / "data" / "autosave").glob("*-autosave-1.json"):
        yield len([move for move in json.loads(path.read_bytes())["moves"].split(";") if move])


def libraries(desk: Desk) -> None:
    """Whatever a library asks for is there, in the folder or on the system; only Linux tells."""
    lacking = set()
    for path in sorted(desk.app.rglob("*")):
        if path.is_symlink() or not re.search(r"\.so(\.|$)", path.name):
            continue
        told = subprocess.run(["ldd", str(path)], capture_output=True, text=True, check=False)
        lacking |= {
            f"{line.split()[0]} of {path.name}"
            for line in told.stdout.splitlines()
            if line.endswith("not found")
        }
    if lacking:
        raise SmokeError(f"Libraries are missing: {', '.join(sorted(lacking))}.")


def rights(desk: Desk) -> None:
    """Whose each library is, is said in the app and in the file beside it."""
    found = (path for path in desk.app.rglob("*") if not path.is_symlink())
    nobody = []
    for path in found:
        if re.search(r"\.(so|dll|pyd|dylib)(\.|$)", path.name):
            try:
                part_of(path.relative_to(desk.app))
            except LookupError as problem:
                nobody.append(str(problem))
    if nobody:
        raise SmokeError("; ".join(nobody))
    if not (desk.app / WHOLE_LICENCES).stat().st_size:
        raise SmokeError(f"{WHOLE_LICENCES} is empty.")


STEPS = (
    Step("commands without a window", commands),
    Step("whole games of bots", whole_games),
    Step("the title in each language", languages),
    Step("tables in each language", tables, needs_screen=True),
    Step("left, killed, ended and continued", goes_on, needs_screen=True),
    Step("a second start", one_window, needs_screen=True),
    Step("libraries", libraries, needs_screen=True),
    Step("licences", rights),
)
