"""The command line. Each command imports only its own part, and only when it is called."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from fort_desktop import __version__, interruption

Arguments = Sequence[str]


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def simulate(arguments: Arguments) -> int:
    from fort_desktop.play.simulate import main as command

    return command(arguments)


def demo(arguments: Arguments) -> int:
    interruption.end_at_once()
    from fort_desktop.ui.demo import main as command

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
    "simulate": Command(simulate, "let bots play games and print the results"),
    "demo": Command(demo, "let bots play one game, print its log and save pictures of it"),
    "check-cards": Command(check_cards, "say what is wrong with a file of cards"),
}


PLAY = "go on with the game of a file"


def app(arguments: Arguments) -> int:
    commands = (f"  {name:<14} {command.told}" for name, command in COMMANDS.items())
    parser = Parser(
        prog="fort-desktop",
        description="Play Fort in a window. With a command, do something else instead:",
        epilog="\n".join(["commands:", f"  {'play FILE':<14} {PLAY}", *commands]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Fort Desktop {__version__}")
    parser.add_argument("--quit-after-ms", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--demo-out", default="", help=argparse.SUPPRESS)
    parser.add_argument("command", nargs="*", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    words = options.command[1:] if options.command[:1] == ["play"] else options.command
    file = Path(words[0]).absolute() if words else None
    if file is not None and not file.is_file():
        parser.error(f"there is no command and no file '{words[0]}'")
    if words[1:]:
        parser.error(f"one game at a time, not '{words[1]}' too")

    interruption.end_at_once()
    from fort_desktop.ui.display import trouble

    if reason := trouble():
        from fort_desktop.ui.demo import demo_instead

        return demo_instead(reason, options.demo_out)
    from fort_desktop.ui.app import run as play

    return play(quit_after_ms=options.quit_after_ms, file=file)


def run(arguments: Arguments) -> int:
    """The command that stands first, or the window."""
    if arguments and arguments[0] in COMMANDS:
        return COMMANDS[arguments[0]].run(arguments[1:])
    return app(arguments)
