"""The command line. Each command imports only its own part, and only when it is called: the bots'
worker processes start with this file too, and must not load the screen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from fort_desktop import __version__

Arguments = Sequence[str]


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def simulate(arguments: Arguments) -> int:
    """let bots play games and print the results"""
    from fort_desktop.session.simulate import main as command

    return command(arguments)


def demo(arguments: Arguments) -> int:
    """let bots play one game, print its log and save pictures of it"""
    from fort_desktop.ui.pictures import main as command

    return command(["demo", *arguments])


def screenshots(arguments: Arguments) -> int:
    """save pictures of every screen"""
    from fort_desktop.ui.pictures import main as command

    return command(["screenshots", *arguments])


def bench(arguments: Arguments) -> int:
    """measure the speed of the engine and of the window"""
    from fort_desktop.bench.command import main as command

    return command(arguments)


def check_cards(arguments: Arguments) -> int:
    """say what is wrong with a file of cards"""
    from fort_desktop.content.check import main as command

    return command(arguments)


COMMANDS: dict[str, Callable[[Arguments], int]] = {
    command.__name__.replace("_", "-"): command
    for command in (simulate, demo, screenshots, bench, check_cards)
}


def app(arguments: Arguments) -> int:
    commands = (f"  {name:<14} {command.__doc__}" for name, command in COMMANDS.items())
    parser = Parser(
        prog="fort-desktop",
        description="Play Fort in a window. With a command, do something else instead:",
        epilog="\n".join(["commands:", *commands]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Fort Desktop {__version__}")
    parser.add_argument("--quit-after-ms", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.command is not None:
        parser.error(f"there is no command '{options.command}'")

    from fort_desktop.ui.app import run

    return run(quit_after_ms=options.quit_after_ms)


def main(arguments: Arguments | None = None) -> int:
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    if arguments is None:
        arguments = sys.argv[1:]
    try:
        if arguments and arguments[0] in COMMANDS:
            return COMMANDS[arguments[0]](arguments[1:])
        return app(arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
