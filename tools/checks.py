"""What `dev.py test` runs: each step with its time, all of them even when one fails."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from fort_desktop import builds
from tools.environment import MAIN, TOP, environment

LIMIT = 40 * 60  # seconds for one step: a hanging test must end some time, a slow machine may go on
PASSED, STOPPED = 0, 124
LOOK = 0.5  # seconds between two looks at whether Ctrl+C has come meanwhile
INTERRUPTED = threading.Event()  # by Ctrl+C, which the steps hear as well


@dataclass(frozen=True)
class Step:
    """A command run with the Python of .venv; `loud` ones print as they go, others when failing.

    `build` is that of the games: all but one step check the sources, whatever lies beside them.
    """

    name: str
    command: tuple[str, ...]
    loud: bool = False
    build: str = builds.PURE


def module(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(MAIN.python), "-m", name, *arguments)


def lint_steps() -> list[Step]:
    return [
        Step("ruff check", module("ruff", "check", "--output-format", "concise", ".")),
        Step("ruff format", module("ruff", "format", "--check", ".")),
        Step("imports", (str(MAIN.script("lint-imports")),)),
        Step("unused code", module("tools.unused_code")),
        Step("qmllint", module("tools.lint_qml")),
        Step("translations", module("tools.check_i18n")),
    ]


def types_steps() -> list[Step]:
    return [Step("mypy", module("mypy"))]


def pytest_steps(fast: bool, extra: Sequence[str]) -> list[Step]:  # noqa: FBT001 - the one switch
    """All in one run, so that none of its processes waits for the others between two.

    Tests of the window wait for what moves: a third process fills those pauses on two cores.
    """
    arguments = ["-n", "3", "--dist", "worksteal", "--no-header"]
    if fast:
        arguments += ["-m", "not slow"]
    elif not extra:  # the minimum of coverage is that of the whole suite, not of a selection
        arguments += ["--cov", "--cov-report=term"]
    return [Step("pytest", module("pytest", *arguments, *extra), loud=True)]


# Whose tests run again with the compiled build: its own, and those of what plays with it.
OF_THE_COMPILED = (
    "tests/compiled", "tests/bots", "tests/contract", "tests/play", "tests/research",
    "tests/third_game/test_*.py", "tests/games/test_*.py", "tests/games/*/bots",
    "tests/games/*/cards", "tests/games/*/play", "tests/games/*/research", "tests/games/*/rules",
    "tests/tools/test_golden.py",
)  # fmt: skip


def compiled_steps(fast: bool, extra: Sequence[str]) -> list[Step]:  # noqa: FBT001 - as above
    """No check of the sources, which `dev.py test` makes, and no coverage: tests alone."""
    found = sorted({str(path.relative_to(TOP)) for g in OF_THE_COMPILED for path in TOP.glob(g)})
    arguments = ["-n", "3", "--dist", "worksteal", "--no-header", *["-m", "not slow"] * fast]
    command = module("pytest", *arguments, *found, *extra)
    return [Step("pytest, compiled", command, loud=True, build=builds.COMPILED)]


def run(steps: list[Step]) -> int:
    """The exit code of the first step that failed, after all have run.

    Two quiet ones run side by side: each keeps one core busy.
    """
    begin = time.perf_counter()
    quiet, loud = [s for s in steps if not s.loud], [s for s in steps if s.loud]
    with ThreadPoolExecutor(max_workers=2) as pool:
        try:
            results = list(zip(quiet, pool.map(timed, quiet), strict=True))
        except KeyboardInterrupt:
            INTERRUPTED.set()
            raise
    results += [(step, timed(step)) for step in loud]
    width = max(len(step.name) for step in steps)
    print(flush=True)
    for step, (code, seconds) in results:
        print(f"{step.name:<{width}}  {verdict(code):<7}  {seconds:6.1f} s")
    print(f"{'all':<{width}}  {'':<7}  {time.perf_counter() - begin:6.1f} s")
    return next((code for _, (code, _) in results if code), PASSED)


def verdict(code: int) -> str:
    return {PASSED: "ok", STOPPED: "stopped"}.get(code, "FAILED")


def timed(step: Step) -> tuple[int, float]:
    if INTERRUPTED.is_set():
        return -signal.SIGINT, 0.0
    say(f"-- {step.name}")
    begin = time.perf_counter()
    code, said = carried_out(step)
    seconds = time.perf_counter() - begin
    if code == -signal.SIGINT:
        INTERRUPTED.set()  # no other step begins before we hear of it ourselves
    if INTERRUPTED.is_set():
        return code, seconds
    if code and said:
        say(said.rstrip())
    say(f"-- {step.name}: {verdict(code)} after {seconds:.1f} s")
    return code, seconds


def say(text: str) -> None:
    """A whole line at a time: two steps speak side by side."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def surroundings(build: str = builds.PURE) -> dict[str, str]:
    """Without a screen, and with bytecode kept: each process would make all of it anew."""
    variables = environment(QT_QPA_PLATFORM="offscreen") | {builds.SWITCH: build}
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    return variables


def carried_out(step: Step) -> tuple[int, str]:
    """The exit code of a step and what it said; one that Ctrl+C came too early for ends as well."""
    output = None if step.loud else subprocess.PIPE
    try:
        process = subprocess.Popen(
            step.command,
            cwd=TOP,
            env=surroundings(step.build),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=None if step.loud else subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as problem:
        return 1, str(problem)
    with process:
        end, late, said = time.monotonic() + LIMIT, False, None
        while said is None:
            try:
                said = process.communicate(timeout=LOOK)[0] or ""
            except subprocess.TimeoutExpired:
                late = time.monotonic() > end
                if late or INTERRUPTED.is_set():
                    process.kill()
    if late:
        return STOPPED, f"stopped after {LIMIT // 60} minutes"
    return process.returncode, said
