"""Where clicks and keys go: `python -m tools.bench.ui.counting --help`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from fort_desktop import terminal
from tools.bench.rows import table
from tools.bench.ui import figures
from tools.bench.ui.robots.tally import Tally, tally_of
from tools.bench.ui.runs import OFFSCREEN, Lab, ProbeError

MOST = 30  # kinds of what was wanted


def main(arguments: Sequence[str] | None = None) -> int:
    """Have games played, and print their figures and what took most; 2 when they cannot be."""
    options = _options(arguments)
    sizes = options.seats, options.persons, options.hand, options.games
    try:
        with Lab() as lab:
            asked = "all" if options.ask_all else "least"
            seen = lab.probe(OFFSCREEN, "clicks", options.game, *sizes, asked)
    except ProbeError as error:
        sys.stderr.write(f"The window cannot be measured: {error}\n")
        return 2
    tally = tally_of(seen)
    rows = figures.clicks_rows(options.game, options.seats, options.hand, tally)
    if options.persons > 1:
        rows.append(figures.hand_over_row(options.persons, tally))
    shares = figures.share_lines(options.game, tally, MOST)
    sys.stdout.write("\n".join([*table(rows), "", *shares, "", *dearest(tally)]) + "\n")
    return 0


def dearest(tally: Tally) -> list[str]:
    """What took most, as aligned lines."""
    lines = [f"{'what was wanted':28}  in a turn  times a turn"]
    lines += [f"{what:28}  {acts:9.2f}  {times:12.2f}" for what, acts, times in tally.dearest(MOST)]
    return [*lines, "", f"{tally.suffered} made otherwise than wanted, with no way to change it"]


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="counting", description="Where clicks and keys go.")
    parser.add_argument("game", choices=tuple(figures.PLAYED), help="pets: with dogs and cats")
    parser.add_argument("--seats", type=int, default=2, help="how many play (%(default)s)")
    parser.add_argument("--persons", type=int, default=1, help="not bots (%(default)s)")
    parser.add_argument("--hand", choices=tuple(figures.UNITS), default="mouse")
    parser.add_argument("--games", type=int, default=1, help="with seeds from 1 on (%(default)s)")
    parser.add_argument("--ask-all", action="store_true", help="people are asked everything")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    raise SystemExit(terminal.run("counting", main))
