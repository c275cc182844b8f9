"""The commands of dev.py. Each brings along all that it needs; a second run finds it in place."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import build_i18n, checks, cut_fonts
from tools.environment import DEVELOPMENT, MAIN, PEERS, RUNTIME, TOP, environment
from tools.system import MissingError, provide_libraries

PEER_GAMES = ("catanatron==3.2.*", "rlcard==1.2.*", "pyminion==0.4.*")

Arguments = Sequence[str]


def prepare(lock: Path = RUNTIME) -> None:
    """Libraries of the system, packages, compiled translations and cut fonts."""
    provide_libraries()
    MAIN.provide(lock)
    if build_i18n.outdated():
        start("-m", "tools.build_i18n", "--no-update", stdout=subprocess.DEVNULL)
    if cut_fonts.outdated():
        print("Cutting the fonts", flush=True)
        if start("-m", "tools.cut_fonts"):
            raise MissingError("The fonts could not be cut; see above.")


def start(*arguments: str, platform: str = "", stdout: int | None = None) -> int:
    """Run the Python of .venv in the folder where the person stands."""
    variables = environment(QT_QPA_PLATFORM=platform) if platform else environment()
    command = [str(MAIN.python), *arguments]
    return subprocess.run(command, env=variables, stdout=stdout, check=False).returncode


def program(*arguments: str, platform: str = "") -> int:
    prepare()
    return start("-m", "fort_desktop", *arguments, platform=platform)


def has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def play(arguments: Arguments) -> int:
    """play the game; without a display bots play one and leave pictures"""
    if has_display():
        return program(*arguments)
    folder = TOP / "build" / "demo"
    print(
        "There is no display here (DISPLAY and WAYLAND_DISPLAY are not set), so bots play a game "
        f"offscreen; its log follows and the pictures go to {folder}.",
        flush=True,
    )
    return program("demo", "--out", str(folder), platform="offscreen")


def test(arguments: Arguments) -> int:
    """all checks and tests; --fast leaves out slow tests and coverage; pytest's options after --"""
    own, extra = divided(arguments)
    parser = argparse.ArgumentParser(prog="dev.py test", description=test.__doc__)
    parser.add_argument("--fast", action="store_true", help="no slow tests, no coverage")
    options = parser.parse_args(own)
    prepare(DEVELOPMENT)
    steps = [*checks.lint_steps(), *checks.types_steps(), *checks.pytest_steps(options.fast, extra)]
    return checks.run(steps)


def divided(arguments: Arguments) -> tuple[list[str], list[str]]:
    """What stands before `--`, and what stands after it."""
    at = list(arguments).index("--") if "--" in arguments else len(arguments)
    return list(arguments[:at]), list(arguments[at + 1 :])


def lint(arguments: Arguments) -> int:
    """ruff, imports, QML and translations; --fix mends what ruff can mend"""
    parser = argparse.ArgumentParser(prog="dev.py lint", description=lint.__doc__)
    parser.add_argument("--fix", action="store_true", help="let ruff mend and format first")
    options = parser.parse_args(arguments)
    prepare(DEVELOPMENT)
    if options.fix:
        start("-m", "ruff", "check", "--fix", "--quiet", "--exit-zero", str(TOP))
        start("-m", "ruff", "format", "--quiet", str(TOP))
    return checks.run(checks.lint_steps())


def types(arguments: Arguments) -> int:
    """mypy in strict mode"""
    argparse.ArgumentParser(prog="dev.py types", description=types.__doc__).parse_args(arguments)
    prepare(DEVELOPMENT)
    return checks.run(checks.types_steps())


def bench(arguments: Arguments) -> int:
    """speed of the engine; --ui the window's; --peers other projects' beside it"""
    rest = [a for a in arguments if a != "--peers"]
    if "--peers" in arguments:
        if not PEERS.ready():
            PEERS.make()
            PEERS.install(*PEER_GAMES)
        rest += ["--peers", str(PEERS.python)]
    return program("bench", *rest)


def i18n(arguments: Arguments) -> int:
    """extract texts into i18n/*.ts and compile them"""
    prepare(DEVELOPMENT)
    return start("-m", "tools.build_i18n", *arguments)


def screenshots(arguments: Arguments) -> int:
    """every screen, each language, two sizes; --turn of a bot; --readme: its own; --out DIR"""
    folder = Path("docs/pictures" if "--readme" in arguments else "build/screenshots")
    default = () if has_out(arguments) else ("--out", str(TOP / folder))
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    return program("screenshots", *default, *arguments, platform=platform)


def has_out(arguments: Arguments) -> bool:
    return any(argument.split("=")[0] == "--out" for argument in arguments)


def run(arguments: Arguments) -> int:
    """fort-desktop with any arguments, as in `dev.py run simulate --games 10`"""
    return program(*arguments)


def lock(arguments: Arguments) -> int:
    """write the lock files anew with the newest versions that pyproject.toml allows"""
    argparse.ArgumentParser(prog="dev.py lock", description=lock.__doc__).parse_args(arguments)
    prepare(DEVELOPMENT)
    MAIN.install("pip-tools")
    return start("-m", "tools.lock")


COMMANDS: dict[str, Callable[[Arguments], int]] = {
    command.__name__: command
    for command in (play, test, lint, types, bench, i18n, screenshots, run, lock)
}


def usage() -> str:
    lines = (f"  {name:<12} {command.__doc__}" for name, command in COMMANDS.items())
    return "\n".join(("usage: python3 dev.py COMMAND [OPTIONS]", "", *lines))


def main(arguments: Arguments) -> int:
    name, rest = (arguments[0], arguments[1:]) if arguments else ("--help", ())
    if name in {"-h", "--help", "help"}:
        print(usage())
        return 0
    if name not in COMMANDS:
        print(f"dev.py: there is no command '{name}'; choose from {', '.join(COMMANDS)}.")
        return 2
    try:
        return COMMANDS[name](rest)
    except MissingError as problem:
        print(problem)
        return 1
    except KeyboardInterrupt:
        return 130
