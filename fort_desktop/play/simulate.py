"""`fort-desktop simulate`: bots play many games, and the results are counted."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fort_desktop.arguments import (
    FAULTY,
    USELESS,
    Parser,
    UsageError,
    answered,
    complain,
    quoted,
    reason,
    whole,
)
from fort_desktop.bots.levels import easiest, levels_of
from fort_desktop.contract.errors import FaultyCards, InvalidPosition
from fort_desktop.contract.kit import Kit
from fort_desktop.contract.kits import ids, kits
from fort_desktop.contract.simulation import Step
from fort_desktop.play.headless import play
from fort_desktop.play.results import Results
from fort_desktop.play.trace import Trace
from fort_desktop.storage.packs import find_pack
from fort_desktop.storage.paths import standard_folders

Watcher = Callable[[Step[Any, Any, Any]], None]
NAME = "fort-desktop simulate"
MOST_GAMES = 1_000_000
SEEDS = 2**64
BOTS = "at most one per seat; the easiest of the game unless told"
CARDS = "a file of cards to play with (check-cards says what is wrong with it); several are one set"


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
        results = _play_all(asked, _with_cards(asked, game))
    except FaultyCards as error:
        sys.stderr.write(f"{error}\n")
        complain(NAME, "nothing was played, as there are no cards to play with")
        return USELESS
    except OSError as error:
        what = f"the trace cannot be written to its end: {reason(error)}"
        complain(NAME, f"{what}; its file ends early, and nothing was counted")
        return FAULTY
    if isinstance(sys.stdout, io.TextIOWrapper):  # the names of files may hold any letters
        sys.stdout.reconfigure(errors="backslashreplace")
    text = json.dumps(results.as_json(), indent=2) if asked.json else results.as_table()
    sys.stdout.write(text.rstrip() + "\n")
    return FAULTY if results.illegal or results.unfinished else 0


def _parse(argv: Sequence[str]) -> tuple[argparse.Namespace, Kit]:
    """The arguments, checked, and the game.

    Raises:
        UsageError: says what is wrong and what was expected.
    """
    parser = Parser(
        NAME,
        "Let bots play many games and print the results.",
        epilog=f"{_bots_known()} They sit down in the order given, again and again "
        "until every seat is taken; each seat is the first player equally often, and the bots "
        "change seats. A game depends on its seed alone: the first has that of --seed, the second "
        "the next.",
    )
    games = kits()
    _options(parser, games)
    asked = parser.read(argv)
    if asked.game not in games:
        raise UsageError(f"--game: expected {' or '.join(games)}; found {quoted(asked.game)}")
    game = games[asked.game]
    asked.seats = whole("--seats", asked.seats, *game.seats)
    for flag in _flags(games):
        if getattr(asked, flag) and flag not in game.flags:
            raise UsageError(f"--{flag}: {asked.game} is played without")
    if asked.cards and not game.card_files:
        raise UsageError(f"--cards: {asked.game} is played with no cards but its own")
    whole("--seed", str(asked.seed), 0, SEEDS - asked.games)
    if asked.trace == "-":
        raise UsageError("--trace: expected the name of a file; found '-'")
    bots = easiest(game.id) if asked.bots is None else asked.bots
    asked.bots = _bots(bots, asked.seats, levels_of(game.id))
    return asked, game


def _options(parser: Parser, games: Mapping[str, Kit]) -> None:
    seats = ", ".join(f"{name} {' to '.join(map(str, g.seats))}" for name, g in games.items())
    bots = dict.fromkeys(level for game in games for level in levels_of(game))
    known, usual, file = " or ".join(games), ids()[0], "the name of a file"
    parser.text("--game", "ID", known, f"{known}; {usual} unless told", default=usual)
    parser.text("--seats", "N", "a whole number", f"{seats}; 2 unless told", default="2")
    parser.text("--bots", "A,B,...", f"some of {', '.join(bots)}", BOTS)
    parser.number("--games", 100, 1, MOST_GAMES, "how many; 100 unless told")
    parser.number("--seed", 1, 0, SEEDS - 1, "of the first game; 1 unless told")
    for flag, told in _flags(games).items():
        parser.add_argument(f"--{flag}", action="store_true", help=told)
    parser.text("--cards", "FILE", file, CARDS, action="append", default=[])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.text("--trace", "FILE", file, "write every decision to FILE, as a line of JSON each")


def _flags(games: Mapping[str, Kit]) -> dict[str, str]:
    return {flag: told for game in games.values() for flag, told in game.flags.items()}


def _with_cards(asked: argparse.Namespace, game: Kit) -> Kit:
    """The game with the cards that are asked for.

    Raises:
        FaultyCards: names every fault of the files.
        UsageError: they are too few for what is to be played.
    """
    if not asked.cards:
        return game
    folder = standard_folders().packs
    made = game.with_cards([find_pack(text, folder, game.card_files) for text in asked.cards])
    plain = argparse.Namespace(**vars(asked) | dict.fromkeys(game.flags, False))
    _check_enough(made, plain, "--cards")
    for flag in game.flags:
        if getattr(asked, flag):
            _check_enough(made, argparse.Namespace(**vars(plain) | {flag: True}), f"--{flag}")
    _check_enough(made, asked, "--cards")
    return made


def _check_enough(game: Kit, asked: argparse.Namespace, blamed: str) -> None:
    """Whether there are cards enough for a game; where not, it is this option that asks for more.

    Raises:
        UsageError: they are too few.
    """
    try:
        game.adapter.game.new_game(game.options(asked, 0), asked.seed)
    except InvalidPosition as error:
        raise UsageError(f"{blamed}: {str(error).removeprefix('options: ')}") from error


def _bots_known() -> str:
    """One sentence; games with the same bots together."""
    games: dict[tuple[str, ...], list[str]] = {}
    for game in ids():
        games.setdefault(levels_of(game), []).append(game)
    of_each = (f"{', '.join(levels)} ({', '.join(ids)})" for levels, ids in games.items())
    return f"Bots: {'; '.join(of_each)}."


def _bots(text: str, seats: int, levels: Sequence[str]) -> list[str]:
    bots = text.split(",")
    for bot in bots:
        if bot not in levels:
            known = ", ".join(levels)
            raise UsageError(f"--bots: expected some of {known}; found {quoted(bot)}")
    if len(bots) > seats:
        raise UsageError(f"--bots: expected at most {seats}, one per seat; found {len(bots)}")
    return bots


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
