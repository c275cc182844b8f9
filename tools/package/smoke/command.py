"""Tries the frozen app as people and their systems use it: packaging/smoke_test.py."""

from __future__ import annotations

import argparse
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from fort_desktop import terminal
from tools.package.made import DIST, NAME
from tools.package.smoke import roots
from tools.package.smoke.desk import Desk, SmokeError, laid
from tools.package.smoke.figures import measured
from tools.package.smoke.steps import STEPS
from tools.system import MissingError

PICTURES = DIST.parent / "build" / "smoke"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="smoke_test.py", description="Try the frozen app in dist/, and its installers."
    )
    parser.add_argument("app", nargs="?", type=Path, default=DIST / NAME, metavar="FOLDER")
    parser.add_argument("--figures", action="store_true", help="measure size, start and memory")
    parser.add_argument(
        "--roots",
        nargs="*",
        choices=roots.SUITES,
        metavar="SUITE",
        help=f"the .deb and a wheel in bare roots of Debian: {', '.join(roots.SUITES)}",
    )
    asked = parser.parse_args(arguments)
    if asked.roots is not None:
        return in_roots(asked.roots or roots.SUITES)
    if not asked.app.is_dir():
        raise MissingError(f"There is no {asked.app}; `dev.py package` makes it.")
    with laid(asked.app, PICTURES) as desk:
        done = [on(desk, step.told, step.run, step.needs_screen) for step in STEPS]
        if asked.figures and desk.screen:
            for figure in measured(desk, sorted(DIST.glob(f"{NAME}*.*"))):
                print(figure, flush=True)
                done.append(figure.met)
    return 0 if all(done) else 1


def on(desk: Desk, told: str, step: Callable[[Desk], object], needs_screen: bool) -> bool:  # noqa: FBT001 - as in a step
    """Take a step, unless it needs what is not here; whether nothing went wrong."""
    if needs_screen and not desk.screen:
        print(f"skipped          {told}: there is no X11 here", flush=True)
        return True
    return taken(told, lambda: step(desk))


def in_roots(suites: Sequence[str]) -> int:
    """Try both ways to install it in bare roots.

    Raises:
        MissingError: there is nothing to install, or no root can be made.
    """
    debs, wheels = sorted(DIST.glob("*.deb")), sorted(DIST.glob("*.whl"))
    if not debs or not wheels:
        raise MissingError("There is no .deb or no wheel in dist/; `dev.py package` makes both.")
    done = [
        taken(f"{file.name} in {suite}", lambda t=trial, s=suite, f=file: t(s, f))  # type: ignore[misc]
        for suite in suites
        for trial, file in ((roots.try_deb, debs[-1]), (roots.try_wheel, wheels[-1]))
    ]
    return 0 if all(done) else 1


def taken(told: str, step: Callable[[], object]) -> bool:
    """Take a step and tell of it; whether nothing went wrong."""
    began = time.monotonic()
    result, more = "ok", ""
    try:
        said = step()
        more = f": {said}" if said else ""
    except (SmokeError, OSError, subprocess.SubprocessError) as problem:
        result, more = "FAILED", f": {problem}"
    print(f"{result:<8} {time.monotonic() - began:5.0f} s  {told}{more}", flush=True)
    return result == "ok"


if __name__ == "__main__":
    raise SystemExit(terminal.run("smoke_test", main))
