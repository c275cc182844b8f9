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

from fort_desktop.bench import engine, peers
from fort_desktop.bench.rows import Row, table

SECONDS = 4.0


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 2 when the peers' Python cannot be run."""
    parser = argparse.ArgumentParser(prog="fort-desktop bench", description=__doc__)
    parser.add_argument(
        "--peers",
        type=Path,
        metavar="PYTHON",
        help="a Python in which catanatron, rlcard or pyminion are installed",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help="how long each figure is measured (%(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    try:
        found = peers.measure(options.peers or Path(sys.executable), options.seconds)
    except peers.NoPeersError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    rows = [row.beside(found) for row in engine.rows(options.seconds)]
    sys.stdout.write(_json(rows) if options.json else _text(rows, found))
    return 0


def _json(rows: Sequence[Row]) -> str:
    return json.dumps([asdict(row) for row in rows], indent=1) + "\n"


def _text(rows: Sequence[Row], found: peers.Figures) -> str:
    python = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    lines = [
        f"{python}, {os.cpu_count()} cores; medians, one core, processor time.",
        "",
        *table(rows),
    ]
    if not found:
        lines += ["", "Peers are not installed here; `python3 dev.py bench --peers` gets them."]
    return "\n".join(lines) + "\n"
