"""The command: games, a net from them, or all of a recipe."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from fort_desktop.arguments import (
    FAULTY,
    Parser,
    UsageError,
    answered,
    complain,
    counted,
    quoted,
    reason,
    whole,
)
from fort_desktop.bots.levels import players_of
from fort_desktop.bots.net import NetError
from tools.training import estimate, recipe, steps
from tools.training.crew import GAME, LostError
from tools.training.fit import Settings
from tools.training.mixture import BY_NET, FIRST_SEED, MOST_SEEDS, SEATS, VARIANTS, Mixture

NAME = "tools.training"
OUT = "build/training"
MOST_GAMES = 1_000_000
MOST_WORKERS = 64
MOST_SHARE = 100
FILE, FOLDER = "the name of a file", "the name of a folder"
SHARES = {
    "--seats": "2=4,3=3,4=3",
    "--variants": "base=4,draft=2,dogs,cats,dogs+cats=2",
    "--bots": "medium=6,easy=3,random",
}


def main(argv: Sequence[str]) -> int:
    """Do what the arguments say.

    Returns:
        0; 1 when it could not be done to its end; 2 for arguments of no use.
    """
    return answered(NAME, lambda: _run(argv))


def _run(argv: Sequence[str]) -> int:
    name, rest = (argv[0], argv[1:]) if argv else ("--help", ())
    if name in {"-h", "--help"}:
        _say(_usage())
        return 0
    if name not in COMMANDS:
        raise UsageError(f"expected {' or '.join(COMMANDS)}; found {quoted(name)}")
    try:
        COMMANDS[name].run(rest)
    except LostError:
        return _failed("a worker has ended before its time; the same command goes on from there")
    except NetError as error:
        return _failed(str(error).rstrip("."))
    except OSError as error:
        return _failed(f"{error.filename or 'a process'}: {reason(error)}")
    return 0


def _failed(what: str) -> int:
    complain(NAME, what)
    return FAULTY


def _say(text: str) -> None:
    print(text, flush=True)


# --- games ----------------------------------------------------------------------------------------


def games(argv: Sequence[str]) -> None:
    parser = _parser(
        "games",
        f"Seeds below {FIRST_SEED} are for measuring bots. The same command goes on where it was "
        "ended; with more --games it adds some.",
    )
    usual = f"{OUT}/games"
    parser.text("--out", "DIR", FOLDER, f"for the games; {usual} unless told", default=usual)
    parser.number("--games", 1000, 1, MOST_GAMES, "how many; 1000 unless told")
    parser.number("--seed", FIRST_SEED, FIRST_SEED, MOST_SEEDS, "of the first game")
    for name, shares in SHARES.items():
        told = f"each with its share, where that is not 1; {shares} unless told"
        parser.text(name, "A=N,B,...", "names with their shares", told, default=shares)
    told = "of a hundred decisions, how many a weaker bot makes; 10 unless told"
    parser.number("--explore", 10, 0, 100, told)
    parser.text("--net", "FILE", FILE, f"the net by which {' and '.join(BY_NET)} judge")
    _add_workers(parser)
    asked = parser.read(argv)
    mixture = Mixture(
        asked.seed,
        {int(n): share for n, share in _shares("--seats", asked.seats, [*map(str, SEATS)]).items()},
        _shares("--variants", asked.variants, VARIANTS),
        _shares("--bots", asked.bots, _bots()),
        asked.explore,
    )
    if mixture.by_net and asked.net is None:
        raise UsageError(f"--net: expected {FILE}, as one of the bots judges by a net")
    if asked.net is not None and not mixture.by_net:
        raise UsageError("--net: expected nothing, as no bot judges by a net")
    net = None if asked.net is None else Path(asked.net)
    done = steps.play(Path(asked.out), mixture, asked.games, net, asked.workers)
    _say(f"{counted(asked.games, 'game')} in {asked.out}{steps.told_of(done)}")


def _shares(name: str, text: str, known: Collection[str]) -> dict[str, int]:
    """What is to have which share.

    Raises:
        UsageError: one of them is not known, or its share is no whole number.
    """
    found: dict[str, int] = {}
    for part in text.split(","):
        one, _, share = part.partition("=")
        if one not in known or one in found:
            expected = f"some of {', '.join(known)}, each once"
            raise UsageError(f"{name}: expected {expected}; found {quoted(one)}")
        found[one] = whole(name, share, 1, MOST_SHARE) if "=" in part else 1
    return found


def _bots() -> list[str]:
    return list(dict.fromkeys((*players_of(GAME), *BY_NET)))


# --- nets -----------------------------------------------------------------------------------------


def fit(argv: Sequence[str]) -> None:
    parser = _parser("fit", "How good the net is stands beside it as well, in its card.")
    told = "of games; those of `games` unless told"
    parser.add_argument("folders", metavar="DIR", nargs="*", help=told)
    usual, settings = f"{OUT}/{steps.NET}", Settings()
    parser.text("--out", "FILE", FILE, f"for the net; {usual} unless told", default=usual)
    seats = f"learn from games of so many alone, {SEATS[0]} to {SEATS[-1]}; from all unless told"
    parser.text("--seats", "N", "a whole number", seats)
    for name, most, what in (
        ("hidden", 256, "hidden sums of the net"),
        ("epochs", 1000, "how often it sees all rows at most"),
        ("seed", MOST_SEEDS, "of the first weights and of the order of the rows"),
    ):
        value = getattr(settings, name)
        parser.number(f"--{name}", value, 1, most, f"{what}; {value} unless told")
    asked = parser.read(argv)
    number = 0 if asked.seats is None else whole("--seats", asked.seats, SEATS[0], SEATS[-1])
    settings = replace(settings, hidden=asked.hidden, epochs=asked.epochs, seed=asked.seed)
    folders = [Path(name) for name in asked.folders or [f"{OUT}/games"]]
    for line in steps.train(folders, Path(asked.out), settings, number):
        _say(line)
    _say(f"{asked.out} written")


# --- all ------------------------------------------------------------------------------------------


def all_(argv: Sequence[str]) -> None:
    parser = _parser("all", "The same command goes on where it was ended.")
    parser.text("--out", "DIR", FOLDER, f"for all of it; {OUT} unless told", default=OUT)
    told = f"how it is done; {recipe.USUAL.name} of this folder unless told"
    parser.text("--recipe", "FILE", FILE, told, default=str(recipe.USUAL))
    told = "play some games of each round, say how long all will take, and do nothing else"
    parser.add_argument("--estimate", action="store_true", help=told)
    _add_workers(parser)
    asked = parser.read(argv)
    read, folder = recipe.read(Path(asked.recipe), _bots()), Path(asked.out)
    if asked.estimate:
        for line in estimate.lines(read, folder, asked.workers):
            _say(line)
        return
    for number in range(len(read.rounds)):
        for line in steps.follow(read, folder, number, asked.workers):
            _say(line)


# --- the commands ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Command:
    """What stands first after the program's name.

    Attributes:
        run: gets what stands after it.
        told: what it does, for whoever asks.
    """

    run: Callable[[Sequence[str]], None]
    told: str


COMMANDS = {
    "games": Command(games, "Let bots play, and write what each seat saw and how it ended."),
    "fit": Command(fit, "Make a net that tells from what a seat sees how likely it wins."),
    "all": Command(all_, "Do all of a recipe: rounds of games, each followed by a net."),
}


def _parser(name: str, epilog: str) -> Parser:
    return Parser(f"{NAME} {name}", COMMANDS[name].told, epilog=epilog)


def _add_workers(parser: Parser) -> None:
    parser.number("--workers", 1, 1, MOST_WORKERS, "processes that play at once; 1 unless told")


def _usage() -> str:
    lines = (f"  {name:<7}{command.told}" for name, command in COMMANDS.items())
    return "\n".join((f"usage: python -m {NAME} COMMAND [OPTIONS]", "", *lines))
