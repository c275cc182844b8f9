"""The command line. Each command imports only its own part, and only when it is called."""

from __future__ import annotations

import argparse
import gc
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fort_desktop import __version__, builds, interruption
from fort_desktop.arguments import FAULTY, USELESS, Parser, UsageError, answered, complain, quoted

if TYPE_CHECKING:
    from fort_desktop.storage.log_file import LogFile

NAME = "fort-desktop"
DAY_MS = 24 * 60 * 60 * 1000

Arguments = Sequence[str]


def play(arguments: Arguments) -> int:
    told = "Open the window and go on with a game that was saved elsewhere."
    parser = _window(f"{NAME} play", told, usage=f"{NAME} play [-h] [FILE]")
    file = "the game; without it the window opens at its beginning"
    parser.add_argument("files", metavar="FILE", nargs="*", help=file)
    return answered(parser.prog, lambda: _open_window(parser.read(arguments), parser.prog))


def simulate(arguments: Arguments) -> int:
    from fort_desktop.play.simulate import main as command

    return command(arguments)


def arena(arguments: Arguments) -> int:
    from fort_desktop.play.arena.command import main as command

    return command(arguments)


def analyse(arguments: Arguments) -> int:
    interruption.end_at_once()  # while Qt is read
    from fort_desktop.ui.analysis.command import main as command

    interruption.raise_it()
    return command(arguments)


def demo(arguments: Arguments) -> int:
    interruption.end_at_once()
    from fort_desktop.ui import qt_place
    from fort_desktop.ui.demo import main as command

    qt_place.tell()
    return command(arguments)


def check_cards(arguments: Arguments) -> int:
    from fort_desktop.games.fort.cards.check import main as command

    return command(arguments)


@dataclass(frozen=True)
class Command:
    """What may stand first on the command line.

    Attributes:
        run: gets the rest of it, and returns the exit code.
        told: what it does, for whoever asks; no docstring, since `python -OO` drops those.
    """

    run: Callable[[Arguments], int]
    told: str


COMMANDS = {
    "play": Command(play, "go on with the game of a file"),
    "simulate": Command(simulate, "let bots play games and print the results"),
    "arena": Command(arena, "let bots play against each other and measure them"),
    "analyse": Command(analyse, "say what each decision of a saved game has cost"),
    "demo": Command(demo, "let bots play one game, print its log and save pictures of it"),
    "check-cards": Command(check_cards, "say what is wrong with files of cards"),
}


def app(arguments: Arguments) -> int:
    """The window, with nothing or with a file instead of a command."""
    commands = (f"  {name:<14} {command.told}" for name, command in COMMANDS.items())
    parser = _window(
        NAME,
        "Play Fort or 5 Towers in a window, or go on with the game of a file.\n"
        "With a command, do something else instead:",
        epilog="\n".join(["commands (each has a --help of its own):", *commands]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage=f"{NAME} [-h] [--version] [FILE | COMMAND ...]",
    )
    version = f"Fort Desktop {__version__} ({builds.told()})"
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    return answered(NAME, lambda: _open_window(parser.read(arguments), NAME))


def _window(prog: str, told: str, **more: Any) -> Parser:
    """With the options that only developers need."""
    parser = Parser(prog, told, **more)
    parser.number("--quit-after-ms", 0, 0, DAY_MS, "")
    parser.text("--demo-out", "FOLDER", "the name of a folder", "")
    parser.text("--first-frame", "FILE", "the name of a file", "")
    return parser


def _open_window(options: argparse.Namespace, prog: str) -> int:
    from fort_desktop.ui import start_failed

    file, fault = _only_file(options.files, prog), _fault(options.files, prog)
    if fault and (prog == NAME or start_failed.is_seen()):
        raise UsageError(fault)
    interruption.end_at_once()
    with start_failed.told():
        reason = _trouble()
    if reason:
        if fault:
            raise UsageError(fault)
        return _without_window(options, prog, reason)
    collects = gc.isenabled()
    gc.disable()  # there is no garbage yet, and looking for it takes a tenth; see `ui/collector.py`
    try:
        with start_failed.told():
            from fort_desktop.ui.app import run as open_window

        opened = None
        if options.first_frame:
            from fort_desktop.ui.first_frame import noted_in

            opened = noted_in(Path(options.first_frame))
        return open_window(quit_after_ms=options.quit_after_ms, opened=opened, file=file)
    finally:
        if collects:
            gc.enable()


def _without_window(options: argparse.Namespace, prog: str, reason: str) -> int:
    """Whoever would see a game of bots on the terminal gets one, unless a file is to be shown."""
    from fort_desktop.ui import start_failed

    fault = reason
    if options.files:
        fault = f"{quoted(options.files[0])} stays as it is and cannot be shown: {reason}"
    elif options.demo_out or start_failed.is_seen():
        from fort_desktop.ui.demo import demo_instead

        return demo_instead(reason, options.demo_out or "")
    complain(prog, fault)
    start_failed.refuse(fault)
    return FAULTY


def _trouble() -> str:
    """Why no window can be shown; empty where one can."""
    from fort_desktop.ui import portal, qt_place
    from fort_desktop.ui.display import trouble

    qt_place.tell()
    portal.choose()
    return trouble()


def _only_file(words: Arguments, prog: str) -> Path | None:
    if not words:
        return None
    if not words[0]:
        raise UsageError("expected the name of a file; found nothing")
    if words[1:] and not _fault(words, prog):
        raise UsageError(f"expected the file of one game; found {quoted(words[1])} beside it")
    return Path(words[0]).absolute()


def _fault(words: Arguments, prog: str) -> str:
    """That there is no such file, in a sentence; else nothing."""
    if not words:
        return ""
    word = quoted(words[0])
    if not os.path.exists(words[0]):  # noqa: PTH110  never raises
        fault = f"there is no file {word}"
        if prog == NAME:
            fault = f"there is no file and no command {word}; commands are {', '.join(COMMANDS)}"
        return f"{fault} (see {prog} --help)"
    if not os.path.isfile(words[0]):  # noqa: PTH113  never raises
        return f"expected the file of a game; {word} is something else"
    return ""


def open_log() -> LogFile:
    """Where what nobody has foreseen is noted."""
    from fort_desktop.storage.log_file import LogFile
    from fort_desktop.storage.paths import standard_folders

    return LogFile(standard_folders().log_file)


def run(arguments: Arguments) -> int:
    """The command that stands first, or the window."""
    vain = builds.fault()
    if not vain and os.environ.get(builds.SWITCH) == builds.COMPILED and builds.outdated():
        vain = "the compiled build is older than its sources; `dev.py compile` makes it anew"
    if vain:
        complain(NAME, vain)
        return USELESS
    if arguments and arguments[0] in COMMANDS:
        return COMMANDS[arguments[0]].run(arguments[1:])
    return app(arguments)
