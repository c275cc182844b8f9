"""What commands that let bots play are asked for: a game, its seats, its cards, bots and seeds."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Mapping, Sequence

from fort_desktop.arguments import USELESS, Parser, UsageError, complain, quoted, whole
from fort_desktop.contract.errors import FaultyCards, InvalidPosition
from fort_desktop.contract.kit import Kit
from fort_desktop.contract.kits import ids
from fort_desktop.storage.packs import find_pack
from fort_desktop.storage.paths import standard_folders

SEEDS = 2**64
CARDS = "a file of cards to play with (check-cards says what is wrong with it); several are one set"


def add_table(parser: Parser, games: Mapping[str, Kit]) -> None:
    """The options that say what is played by how many."""
    seats = ", ".join(f"{name} {' to '.join(map(str, g.seats))}" for name, g in games.items())
    known, usual = " or ".join(games), ids()[0]
    parser.text("--game", "ID", known, f"{known}; {usual} unless told", default=usual)
    parser.text("--seats", "N", "a whole number", f"{seats}; 2 unless told", default="2")


def add_bots(
    parser: Parser, games: Mapping[str, Kit], of: Callable[[str], Sequence[str]], told: str
) -> None:
    """The option that says who plays: some of those that `of` knows of a game."""
    bots = dict.fromkeys(bot for game in games for bot in of(game))
    parser.text("--bots", "A,B,...", f"some of {', '.join(bots)}", told)


def add_setup(parser: Parser, games: Mapping[str, Kit], first: str) -> None:
    """The options that say with what it is played, and how the results are printed."""
    parser.number("--seed", 1, 0, SEEDS - 1, f"of the first {first}; 1 unless told")
    for flag, told in _flags(games).items():
        parser.add_argument(f"--{flag}", action="store_true", help=told)
    name = "the name of a file"
    parser.text("--cards", "FILE", name, CARDS, action="append", default=[])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def game_of(asked: argparse.Namespace, games: Mapping[str, Kit], number: int) -> Kit:
    """The game that is asked for, with its seats as a number; `number` seeds are needed.

    Raises:
        UsageError: it cannot be played like that.
    """
    if asked.game not in games:
        raise UsageError(f"--game: expected {' or '.join(games)}; found {quoted(asked.game)}")
    game = games[asked.game]
    asked.seats = whole("--seats", asked.seats, *game.seats)
    for flag in _flags(games):
        if getattr(asked, flag) and flag not in game.flags:
            raise UsageError(f"--{flag}: {asked.game} is played without")
    if asked.cards and not game.card_files:
        raise UsageError(f"--cards: {asked.game} is played with no cards but its own")
    whole("--seed", str(asked.seed), 0, SEEDS - number)
    return game


def bots_of(text: str, known: Sequence[str]) -> list[str]:
    """The bots of a list with commas.

    Raises:
        UsageError: one of them is not known.
    """
    bots = text.split(",")
    for bot in bots:
        if bot not in known:
            raise UsageError(f"--bots: expected some of {', '.join(known)}; found {quoted(bot)}")
    return bots


def bots_known(of: Callable[[str], Sequence[str]]) -> str:
    """One sentence; games with the same bots together."""
    games: dict[tuple[str, ...], list[str]] = {}
    for game in ids():
        games.setdefault(tuple(of(game)), []).append(game)
    of_each = (f"{', '.join(bots)} ({', '.join(ids)})" for bots, ids in games.items())
    return f"Bots: {'; '.join(of_each)}."


def _flags(games: Mapping[str, Kit]) -> dict[str, str]:
    return {flag: told for game in games.values() for flag, told in game.flags.items()}


def with_cards(asked: argparse.Namespace, game: Kit) -> Kit:
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


def refused(prog: str, error: FaultyCards) -> int:
    """Say what is wrong with the cards; the exit code of a command that has not played."""
    sys.stderr.write(f"{error}\n")
    complain(prog, "nothing was played, as there are no cards to play with")
    return USELESS


def say(text: str) -> None:
    """Print results."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # the names of files may hold any letters
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.stdout.write(text.rstrip() + "\n")
