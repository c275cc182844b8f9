"""The command: measures, then prints one row per figure."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from fort_desktop import terminal
from tools.bench import engine, peers
from tools.bench.build import build
from tools.bench.figures import ROUNDS, measure, our_results, peer_results
from tools.bench.peers import Peer
from tools.bench.report import Report, json_of, text_of
from tools.bench.rows import Row, table
from tools.bench.ui.command import FULL, SHORT
from tools.bench.ui.command import rows as ui_rows
from tools.bench.ui.runs import ProbeError, screens

SECONDS = 4.0
LONGEST = 3600.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 2 when the peers' Python or the window cannot be run."""
    options = _options(arguments)
    if options.ui:
        return _window(full=options.full, as_json=options.json)
    try:
        report = _measured(options.seconds, options.peers)
    except peers.NoPeersError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(json_of(report) if options.json else text_of(report))
    return 0


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= LONGEST:
        raise argparse.ArgumentTypeError(f"expected seconds, more than none; found {text!r}")
    return found


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="dev.py bench", description="Measure, then print one row per figure."
    )
    parser.add_argument(
        "--peers",
        type=Path,
        metavar="PYTHON",
        help="the same beside OpenSpiel, RLCard, catanatron and pyminion; dev.py brings the PYTHON"
        " that has them and takes --peers alone",
    )
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=SECONDS,
        help=f"how long each figure is measured, in {ROUNDS} rounds (%(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--ui", action="store_true", help="measure the window instead")
    parser.add_argument(
        "--full", action="store_true", help="with --ui: more of everything, and ten whole games"
    )
    return parser.parse_args(arguments)


def _measured(seconds: float, python: Path | None) -> Report:
    """Ours, beside the peers of that Python if there is one."""
    if python is None:
        return _report(seconds, [], None)
    with peers.started(python) as found:
        return _report(seconds, found, {})


def _report(seconds: float, found: Sequence[Peer], missing: dict[str, str] | None) -> Report:
    which = build()
    figures = engine.figures(which)
    measure(figures, found, seconds, _tell)
    if missing is not None:
        missing |= {peer.name: peer.trouble for peer in found if peer.trouble}
    ours, theirs = our_results(figures, found), peer_results(found)
    return Report(_machine(), which, seconds, ours, theirs, missing)


def _window(*, full: bool, as_json: bool) -> int:
    shown, missing = screens()
    before = _load()
    try:
        rows = list(ui_rows(shown, FULL if full else SHORT, _tell))
    except ProbeError as error:
        sys.stderr.write(f"The window cannot be measured: {error}\n")
        return 2
    if as_json:
        sys.stdout.write(_json(rows))
        return 0
    load = f"; load {before} before, {_load()} after" if before else ""
    lines = [f"{_machine()}; medians, wall time{load}.", "", *table(rows)]
    lines += ["", missing] if missing else []
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _tell(what: str) -> None:
    """Something to see meanwhile, where somebody sits."""
    if sys.stderr.isatty():
        sys.stderr.write(f"measuring: {what}\n")


def _load() -> str:
    """How many programs want to run; empty where the system does not say."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""


def _machine() -> str:
    python = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    return f"{python}, {os.cpu_count()} cores"


def _json(rows: Sequence[Row]) -> str:
    return json.dumps([asdict(row) for row in rows], indent=1) + "\n"


if __name__ == "__main__":
    raise SystemExit(terminal.run("dev.py bench", main))
