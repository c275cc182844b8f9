"""The commands of dev.py. Each brings along all that it needs; a second run finds it in place."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from fort_desktop import interruption
from tools import bare as roots
from tools import build_i18n, checks, cut_fonts
from tools.compiled import BUILD, MYPYC
from tools.environment import (
    COMPILER,
    DEVELOPMENT,
    MAIN,
    PACKAGER,
    PEERS,
    RUNTIME,
    TOP,
    environment,
)
from tools.package.made import PYINSTALLER
from tools.system import MissingError, provide_compiler, provide_libraries

# For `bench --peers` alone; tools/bench/peer_games.py names their licences. Exact versions, so that
# ratios of one day can be held against those of another.
PEER_GAMES = ("catanatron==3.2.1", "open_spiel==2.0.2", "pyminion==0.4.0", "rlcard==1.2.0")
ONLY_BUILT = ("--only-binary", "open_spiel")  # whose sources take a C++ compiler and long

Arguments = Sequence[str]


def prepare(lock: Path = RUNTIME) -> None:
    """Libraries of the system, packages, compiled translations and cut fonts, nothing outdated."""
    BUILD.remove_outdated()
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
    command, variables = order(arguments, platform)
    return subprocess.run(command, env=variables, stdout=stdout, check=False).returncode


def order(arguments: Sequence[str], platform: str) -> tuple[list[str], dict[str, str]]:
    variables = environment(QT_QPA_PLATFORM=platform) if platform else environment()
    return [str(MAIN.python), *arguments], variables


def program(*arguments: str, platform: str = "") -> int:
    """The game takes this process's place: what a terminal or a person tells it, it is told."""
    prepare()
    return instead("-m", "fort_desktop", *arguments, platform=platform)


def instead(*arguments: str, platform: str = "") -> int:
    """Run the Python of .venv in place of this process."""
    if os.name == "posix":
        sys.stdout.flush()
        interruption.wait()
        command, variables = order(arguments, platform)
        os.execve(command[0], command, variables)  # noqa: S606 - no shell is wanted
    return start(*arguments, platform=platform)


def play(arguments: Arguments) -> int:
    return program("play", "--demo-out", str(TOP / "build" / "demo"), *arguments)


def test(arguments: Arguments) -> int:
    own, extra = divided(arguments)
    parser = parser_of("test")
    parser.add_argument("--fast", action="store_true", help="no slow tests, no coverage")
    parser.add_argument("--compiled", action="store_true", help="those of the compiled build only")
    options = parser.parse_args(own)
    prepare(DEVELOPMENT)
    if options.compiled:
        provide_build()
        return checks.run(checks.compiled_steps(options.fast, extra))
    steps = [*checks.lint_steps(), *checks.types_steps(), *checks.pytest_steps(options.fast, extra)]
    return checks.run(steps)


def provide_build() -> None:
    """Compile the games unless that has been done since they were changed."""
    if BUILD.fresh():
        return
    provide_compiler()
    COMPILER.provide_some(MYPYC)
    BUILD.renew(COMPILER.python)


def compile_(arguments: Arguments) -> int:
    parser = parser_of("compile")
    parser.add_argument("--remove", action="store_true", help="take the compiled modules away")
    if parser.parse_args(arguments).remove:
        print(f"{BUILD.remove()} compiled files removed; the sources run.")
        return 0
    provide_build()
    print(f"The compiled build runs: {len(BUILD.sources())} modules.")
    return 0


def package(arguments: Arguments) -> int:
    prepare()
    if {"-h", "--help", "--again"}.isdisjoint(arguments):
        PACKAGER.provide(RUNTIME)
        PACKAGER.provide_some(PYINSTALLER)
    if {"-h", "--help", "--again", "--pure"}.isdisjoint(arguments):
        provide_compiler()
        COMPILER.provide_some(MYPYC)
    return instead("-m", "tools.package.command", *arguments)


def divided(arguments: Arguments) -> tuple[list[str], list[str]]:
    """What stands before `--`, and what stands after it."""
    at = list(arguments).index("--") if "--" in arguments else len(arguments)
    return list(arguments[:at]), list(arguments[at + 1 :])


def lint(arguments: Arguments) -> int:
    parser = parser_of("lint")
    parser.add_argument("--fix", action="store_true", help="let ruff mend and format first")
    options = parser.parse_args(arguments)
    prepare(DEVELOPMENT)
    if options.fix:
        start("-m", "ruff", "check", "--fix", "--quiet", "--exit-zero", str(TOP))
        start("-m", "ruff", "format", "--quiet", str(TOP))
    return checks.run(checks.lint_steps())


def types(arguments: Arguments) -> int:
    parser_of("types").parse_args(arguments)
    prepare(DEVELOPMENT)
    return checks.run(checks.types_steps())


def bench(arguments: Arguments) -> int:
    rest = [a for a in arguments if a != "--peers"]
    if "--peers" in arguments:
        PEERS.provide_some(PEER_GAMES, *ONLY_BUILT)
        rest += ["--peers", str(PEERS.python)]
    prepare()
    return instead("-m", "tools.bench.command", *rest)


def i18n(arguments: Arguments) -> int:
    prepare(DEVELOPMENT)
    return start("-m", "tools.build_i18n", *arguments)


def screenshots(arguments: Arguments) -> int:
    folder = Path("docs/pictures" if "--readme" in arguments else "build/screenshots")
    default = () if has_out(arguments) else ("--out", str(TOP / folder))
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    prepare()
    return instead("-m", "tools.pictures.command", *default, *arguments, platform=platform)


def has_out(arguments: Arguments) -> bool:
    return any(argument.split("=")[0] == "--out" for argument in arguments)


def run(arguments: Arguments) -> int:
    return program(*arguments)


def lock(arguments: Arguments) -> int:
    parser_of("lock").parse_args(arguments)
    prepare(DEVELOPMENT)
    MAIN.install("uv")
    return start("-m", "tools.lock")


def bare(arguments: Arguments) -> int:
    own, extra = divided(arguments)
    parser = parser_of("bare")
    parser.add_argument("suite", help="Debian's name for a release: bookworm, trixie, forky")
    parser.add_argument("--python", default="python3", metavar="NAME", help="as in python3.15")
    parser.add_argument("--fast", action="store_true", help="no slow tests, no coverage")
    options = parser.parse_args(own)
    passed_on = ["--fast"] * options.fast + ["--", *extra] * bool(extra)
    return roots.main(options.suite, options.python, passed_on)


@dataclass(frozen=True)
class Command:
    """What stands after dev.py, under the name of its function, without an underscore behind it.

    Attributes:
        run: gets what stands after the name, and returns the exit code.
        told: what it does, for whoever asks; no docstring, since `python -OO` drops those.
    """

    run: Callable[[Arguments], int]
    told: str


ALL = (
    Command(play, "play the game; without a display bots play one and leave pictures"),
    Command(
        test,
        "all checks and tests; --fast without slow ones; pytest's options after --;"
        " --compiled instead tests the build of `compile`",
    ),
    Command(lint, "ruff, imports, QML and translations; --fix mends what ruff can mend"),
    Command(types, "mypy in strict mode"),
    Command(compile_, "compile rules and bots with mypyc, twice as fast; --remove undoes it"),
    Command(
        package,
        "the frozen app and the installers that can be made here, into dist/; --pure without"
        " compiled rules",
    ),
    Command(bench, "speed of the engine; --ui the window's; --peers other projects' beside it"),
    Command(i18n, "extract texts into i18n/*.ts and compile them"),
    Command(
        screenshots, "every screen and language; --turn and --strip; --readme its own; --out DIR"
    ),
    Command(run, "fort-desktop with any arguments, as in `dev.py run simulate --games 10`"),
    Command(lock, "write the lock files anew with the newest versions that pyproject.toml allows"),
    Command(bare, "play and test in a bare Debian root: bare trixie; options as those of test"),
)
COMMANDS = {command.run.__name__.rstrip("_"): command for command in ALL}


def parser_of(name: str) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(prog=f"dev.py {name}", description=COMMANDS[name].told)


def usage() -> str:
    lines = (f"  {name:<12} {command.told}" for name, command in COMMANDS.items())
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
        return COMMANDS[name].run(rest)
    except MissingError as problem:
        print(problem)
        return 1
