"""`fort-desktop simulate`: bots play many games, and the results are counted."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from fort_desktop.bots.base import LEVELS_OF
from fort_desktop.session.headless import Step, play
from fort_desktop.session.results import Results
from fort_desktop.session.simulated import SIMULATED, Simulated
from fort_desktop.session.trace import Trace

Watcher = Callable[[Step[Any, Any, Any]], None]
MOST_GAMES = 1_000_000
SEEDS = 2**64


class UsageError(Exception):
    """The command line is wrong; the message is one sentence."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def main(argv: Sequence[str]) -> int:
    """Play as the arguments say and print the results.

    Returns:
        0; 1 if a bot moved illegally, a game did not end or the trace could not be written to its
        end; 2 for wrong arguments.
    """
    try:
        asked, game = _parse(argv)
        results = _play_all(asked, game)
    except UsageError as error:
        sys.stderr.write(f"fort-desktop simulate: {error}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"fort-desktop simulate: the trace is not complete: {error}\n")
        return 1
    text = json.dumps(results.as_json(), indent=2) if asked.json else results.as_table()
    sys.stdout.write(text.rstrip() + "\n")
    return 1 if results.illegal or results.unfinished else 0


def _parse(argv: Sequence[str]) -> tuple[argparse.Namespace, Simulated]:
    """The arguments, checked, and the game.

    Raises:
        UsageError: says what is wrong and what was expected.
    """
    parser = _Parser(
        prog="fort-desktop simulate",
        description="Let bots play many games and print the results.",
        epilog=f"{_bots_known()} They sit down in the order given, again and again "
        "until every seat is taken; each seat is the first player equally often, and the bots "
        "change seats. A game depends on its seed alone: the first has that of --seed, the second "
        "the next.",
    )
    add = parser.add_argument
    add("--game", default="fort", metavar="ID", help=f"{' or '.join(SIMULATED)}; fort unless told")
    add("--seats", type=int, default=2, metavar="N", help="2 to 4, towers 2 to 5; 2 unless told")
    add("--bots", default="easy", metavar="A,B,...", help="at most one per seat; easy unless told")
    add("--games", type=int, default=100, metavar="N", help="how many; 100 unless told")
    add("--seed", type=int, default=1, metavar="N", help="of the first game; 1 unless told")
    add("--draft", action="store_true", help="Fort with the advanced setup")
    add("--dogs", action="store_true", help="Fort with the dogs of Cats & Dogs")
    add("--cats", action="store_true", help="Fort with its cats")
    add("--json", action="store_true", help="print JSON instead of a table")
    add("--trace", type=Path, metavar="FILE", help="write every decision to FILE (docs/trace.md)")
    asked = parser.parse_args(argv)
    if asked.game not in SIMULATED:
        raise UsageError(f"--game: expected {' or '.join(SIMULATED)}, found '{asked.game}'")
    game = SIMULATED[asked.game]()
    fewest, most = game.seats
    if not fewest <= asked.seats <= most:
        raise UsageError(f"--seats: expected {fewest} to {most}, found {asked.seats}")
    for flag in ("draft", "dogs", "cats"):
        if getattr(asked, flag) and flag not in game.flags:
            raise UsageError(f"--{flag}: {asked.game} is played without")
    if not 1 <= asked.games <= MOST_GAMES:
        raise UsageError(f"--games: expected 1 to {MOST_GAMES}, found {asked.games}")
    if not 0 <= asked.seed <= SEEDS - asked.games:
        raise UsageError(f"--seed: expected a number from 0 below 2**64, found {asked.seed}")
    if str(asked.trace) == "-":
        raise UsageError("--trace: expected the name of a file, found '-'")
    asked.bots = _bots(asked.bots, asked.seats, game.levels)
    return asked, game


def _bots_known() -> str:
    """One sentence; games with the same bots together."""
    games: dict[tuple[str, ...], list[str]] = {}
    for game, levels in LEVELS_OF.items():
        games.setdefault(levels, []).append(game)
    of_each = (f"{', '.join(levels)} ({', '.join(ids)})" for levels, ids in games.items())
    return f"Bots: {'; '.join(of_each)}."


def _bots(text: str, seats: int, levels: Sequence[str]) -> list[str]:
    bots = text.split(",")
    for bot in bots:
        if bot not in levels:
            raise UsageError(f"--bots: expected some of {', '.join(levels)}, found '{bot}'")
    if len(bots) > seats:
        raise UsageError(f"--bots: expected at most {seats}, one per seat, found {len(bots)}")
    return bots


def seating(bots: Sequence[str], seats: int, seed: int) -> tuple[list[str], int]:
    """The bot of each seat, and the first player.

    Over consecutive seeds every seat is first equally often, and the bots move on by a seat each
    time all have been first.
    """
    moved = seed // seats
    return [bots[(seat + moved) % len(bots)] for seat in range(seats)], seed % seats


def _play_all(asked: argparse.Namespace, simulated: Simulated) -> Results:
    adapter = simulated.adapter
    game, counts = adapter.game, simulated.counts(asked)
    results = Results(
        simulated.played(asked), simulated.setup(asked), asked.bots, asked.seed, counts
    )
    with contextlib.ExitStack() as stack:
        trace = _open_trace(asked.trace, simulated, stack)
        watchers = [trace.decided] if trace else []
        if counts.watching:
            watchers.append(counts.watch)
        watch = _all_of(watchers) if watchers else None
        for seed in range(asked.seed, asked.seed + asked.games):
            levels, first = seating(asked.bots, asked.seats, seed)
            options = simulated.options(asked, first)
            begin = time.perf_counter()
            state = game.new_game(options, seed)
            if trace:
                trace.begin(state, seed, levels)
            result = play(game, state, seed, levels, watch)
            if trace:
                trace.end(result)
            results.add(adapter, result, levels, time.perf_counter() - begin)
    return results


def _all_of(watchers: Sequence[Watcher]) -> Watcher:
    def watch(step: Step[Any, Any, Any]) -> None:
        for watcher in watchers:
            watcher(step)

    return watch


def _open_trace(
    path: Path | None, simulated: Simulated, stack: contextlib.ExitStack
) -> Trace | None:
    if path is None:
        return None
    try:
        file = stack.enter_context(path.open("w", encoding="utf-8", newline="\n"))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UsageError(f"--trace: '{path}' cannot be written: {reason}") from error
    return Trace(file, simulated.adapter, simulated.told)
