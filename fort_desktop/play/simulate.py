"""`fort-desktop simulate`: bots play many games, and the results are counted."""

from __future__ import annotations

import argparse
import contextlib
import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from fort_desktop.arguments import FAULTY, Parser, UsageError, answered, complain, quoted, reason
from fort_desktop.bots.levels import easiest, levels_of
from fort_desktop.contract.errors import FaultyCards
from fort_desktop.contract.kit import Kit
from fort_desktop.contract.kits import kits
from fort_desktop.contract.simulation import Step
from fort_desktop.play import asked as asking
from fort_desktop.play.headless import play
from fort_desktop.play.results import Results
from fort_desktop.play.trace import Trace

Watcher = Callable[[Step[Any, Any, Any]], None]
NAME = "fort-desktop simulate"
MOST_GAMES = 1_000_000
BOTS = "at most one per seat; the easiest of the game unless told"


def main(argv: Sequence[str]) -> int:
    """Play as the arguments say and print the results.

    Returns:
        0; 1 if a bot moved illegally, a game did not end or the trace could not be written to its
        end; 2 for wrong arguments or cards that cannot be played with.
    """
    return answered(NAME, lambda: _simulate(argv))


def _simulate(argv: Sequence[str]) -> int:
    try:
        asked, game = _parse(argv)
        results = _play_all(asked, asking.with_cards(asked, game))
    except FaultyCards as error:
        return asking.refused(NAME, error)
    except OSError as error:
        what = f"the trace cannot be written to its end: {reason(error)}"
        complain(NAME, f"{what}; its file ends early, and nothing was counted")
        return FAULTY
    asking.say(json.dumps(results.as_json(), indent=2) if asked.json else results.as_table())
    return FAULTY if results.illegal or results.unfinished else 0


def _parse(argv: Sequence[str]) -> tuple[argparse.Namespace, Kit]:
    """The arguments, checked, and the game.

    Raises:
        UsageError: says what is wrong and what was expected.
    """
    parser = Parser(
        NAME,
        "Let bots play many games and print the results.",
        epilog=f"{asking.bots_known(levels_of)} They sit down in the order given, again and again "
        "until every seat is taken; each seat is the first player equally often, and the bots "
        "change seats. A game depends on its seed alone: the first has that of --seed, the second "
        "the next.",
    )
    games = kits()
    asking.add_table(parser, games)
    asking.add_bots(parser, games, levels_of, BOTS)
    parser.number("--games", 100, 1, MOST_GAMES, "how many; 100 unless told")
    asking.add_setup(parser, games, "game")
    trace = "write every decision to FILE, as a line of JSON each"
    parser.text("--trace", "FILE", "the name of a file", trace)
    asked = parser.read(argv)
    game = asking.game_of(asked, games, asked.games)
    if asked.trace == "-":
        raise UsageError("--trace: expected the name of a file; found '-'")
    asked.bots = asking.bots_of(asked.bots or easiest(game.id), levels_of(game.id))
    if len(asked.bots) > asked.seats:
        found = f"at most {asked.seats}, one per seat; found {len(asked.bots)}"
        raise UsageError(f"--bots: expected {found}")
    return asked, game


def seating(bots: Sequence[str], seats: int, seed: int) -> tuple[list[str], int]:
    """The bot of each seat, and the first player.

    Over consecutive seeds every seat is first equally often, and the bots move on by a seat each
    time all have been first.
    """
    moved = seed // seats
    return [bots[(seat + moved) % len(bots)] for seat in range(seats)], seed % seats


def _play_all(asked: argparse.Namespace, kit: Kit) -> Results:
    adapter = kit.adapter
    game, counts = adapter.game, kit.counts(asked)
    results = Results(kit.played(asked), kit.setup(asked), asked.bots, asked.seed, counts)
    with contextlib.ExitStack() as stack:
        trace = _open_trace(asked.trace, kit, stack)
        watchers = [trace.decided] if trace else []
        if counts.watching:
            watchers.append(counts.watch)
        watch = _all_of(watchers) if watchers else None
        for seed in range(asked.seed, asked.seed + asked.games):
            levels, first = seating(asked.bots, asked.seats, seed)
            options = kit.options(asked, first)
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


def _open_trace(path: str | None, kit: Kit, stack: contextlib.ExitStack) -> Trace | None:
    if path is None:
        return None
    target = Path(path)
    try:
        file = stack.enter_context(target.open("w", encoding="utf-8", newline="\n"))
    except OSError as error:
        what = f"{quoted(path)} cannot be written: {reason(error)}"
        raise UsageError(f"--trace: {what}") from error
    return Trace(file, kit.adapter, kit.told)
