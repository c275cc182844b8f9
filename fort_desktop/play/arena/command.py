"""`fort-desktop arena`: bots play against each other on the same deals, and are measured."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Sequence

from fort_desktop.arguments import (
    FAULTY,
    Parser,
    UsageError,
    answered,
    complain,
    counted,
    quoted,
    reason,
)
from fort_desktop.bots.levels import RANDOM, players_of
from fort_desktop.contract.errors import FaultyCards
from fort_desktop.contract.kit import Kit
from fort_desktop.contract.kits import kits
from fort_desktop.play import asked as asking
from fort_desktop.play.arena.crew import LostError, played
from fort_desktop.play.arena.deals import Deal, Match, tables
from fort_desktop.play.arena.progress import Progress
from fort_desktop.play.arena.standings import Standings

NAME = "fort-desktop arena"
MOST_DEALS = 100_000
MOST_WORKERS = 64
BOTS = "who plays; all levels of the game but random ones unless told"


def main(argv: Sequence[str]) -> int:
    """Play as the arguments say and print how the bots did.

    Returns:
        0; 1 if a bot moved illegally, a game did not end or a worker was lost; 2 for wrong
        arguments or cards that cannot be played with.

    Raises:
        KeyboardInterrupt: there was one, and what had been played is printed.
    """
    return answered(NAME, lambda: _arena(argv))


def _arena(argv: Sequence[str]) -> int:
    try:
        asked, game = _parse(argv)
        game = asking.with_cards(asked, game)
    except FaultyCards as error:
        return asking.refused(NAME, error)
    match = Match(game.id, asked, tables(asked.bots, asked.seats), asked.report or "")
    deals: list[Deal] = []
    try:
        what = _play(asked, game, match, deals)
    except KeyboardInterrupt:
        _tell(asked, game, match, deals, cut_short="interrupted")
        raise
    return _tell(asked, game, match, deals, cut_short=what)


def _play(asked: argparse.Namespace, game: Kit, match: Match, deals: list[Deal]) -> str:
    """Play the deals into a list; why these are not all, or nothing."""
    seeds = range(asked.seed, asked.seed + asked.deals)
    progress = Progress(asked.deals)
    try:
        with contextlib.closing(played(match, game, seeds, asked.workers)) as coming:
            for deal in coming:
                deals.append(deal)
                progress.show(len(deals))
    except LostError:
        return "a worker has ended before its time"
    except OSError as error:
        return f"there is no process for a worker: {reason(error)}"
    finally:
        progress.clear()
    return ""


def _tell(
    asked: argparse.Namespace, game: Kit, match: Match, deals: list[Deal], *, cut_short: str
) -> int:
    """Print what came of the deals; the exit code."""
    if cut_short:
        so_far = f"{len(deals)} of {counted(asked.deals, 'deal')} played"
        complain(NAME, f"{cut_short}; {so_far}{', and only these count' if deals else ''}")
    if not deals:
        return FAULTY
    report = game.report(match.report) if match.report else None
    named = (game.played(asked), game.setup(asked), asked.bots, asked.seed)
    found = Standings(*named, deals, games=len(match.tables), report=report)
    asking.say(json.dumps(found.as_json(), indent=2) if asked.json else found.as_table())
    return FAULTY if cut_short or found.faulty else 0


def _parse(argv: Sequence[str]) -> tuple[argparse.Namespace, Kit]:
    """The arguments, checked, and the game.

    Raises:
        UsageError: says what is wrong and what was expected.
    """
    parser = Parser(
        NAME,
        "Let bots play against each other on the same deals and print how they do.",
        epilog=f"{asking.bots_known(players_of)} Each deal is played once for every rotation of "
        "the bots over the seats: fewer bots than seats sit down again and again, of more all "
        "choices of as many as there are seats play. What a deal is depends on its seed alone: the "
        "first has that of --seed, the second the next.",
    )
    games = kits()
    asking.add_table(parser, games)
    asking.add_bots(parser, games, players_of, BOTS)
    parser.number("--deals", 100, 1, MOST_DEALS, "how many; 100 unless told")
    asking.add_setup(parser, games, "deal")
    reports = {name: told for game in games.values() for name, told in game.reports.items()}
    told = "; ".join(f"{name}: {what}" for name, what in reports.items())
    parser.text("--report", "NAME", " or ".join(reports), told)
    parser.number("--workers", 1, 1, MOST_WORKERS, "processes that play at once; 1 unless told")
    asked = parser.read(argv)
    game = asking.game_of(asked, games, asked.deals)
    if asked.report and asked.report not in game.reports:
        known = " or ".join(game.reports) or f"none, as {game.id} has none"
        raise UsageError(f"--report: expected {known}; found {quoted(asked.report)}")
    usual = ",".join(game.levels) or RANDOM
    asked.bots = asking.bots_of(asked.bots or usual, players_of(game.id))
    if len(asked.bots) > asked.seats and len(set(asked.bots)) < len(asked.bots):
        raise UsageError("--bots: expected each bot once, as there are more of them than seats")
    return asked, game
