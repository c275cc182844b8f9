"""`fort-desktop check-cards [FILE ...]`: tells the author of card files what is wrong with them."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Mapping, Sequence

from fort_desktop.arguments import FAULTY, Parser, UsageError, answered, counted
from fort_desktop.games.fort.cards.errors import CardFileError, NoCardFileError
from fort_desktop.games.fort.cards.loader import checked_cards, named
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.languages import LANGUAGES
from fort_desktop.storage.packs import find_pack
from fort_desktop.storage.paths import standard_folders

NAME = "fort-desktop check-cards"
SUFFIX = ".toml"
FILES = "in the form of fort.toml; several are one set, and without any it is the game's own"


def main(argv: Sequence[str]) -> int:
    """Check the files named in `argv`.

    Returns:
        0 when they are fine; 1 with a sentence for each fault; 2 when there is none to check.
    """
    return answered(NAME, lambda: _check(argv))


def _check(argv: Sequence[str]) -> int:
    parser = Parser(NAME, "Say what is wrong with files of cards for Fort.")
    parser.add_argument("files", metavar="FILE", nargs="*", help=FILES)
    words = parser.read(argv).files
    if "" in words:
        raise UsageError("expected names of files; found nothing")
    folder = standard_folders().packs
    paths = [find_pack(word, folder, SUFFIX) for word in words]
    try:
        cards = checked_cards(paths)
    except NoCardFileError as error:
        raise UsageError(str(error).removesuffix(".")) from error
    except CardFileError as error:
        _say(str(error))
        return FAULTY
    _say(_counted(cards, named(paths)))
    names = list(_all_names(cards))
    for code, language in LANGUAGES.items():
        if lost := sum(code not in known for known in names):
            missing = "is missing" if lost == 1 else "are missing"
            of = f"{lost} of {counted(len(names), 'name')}"
            _say(f"{language.name}: {of} {missing}; English stands in.")
    return 0


def _counted(cards: CardSet, name: str) -> str:
    friends = sum(kid.best_friend for kid in cards.kids)
    counts = {"kid": len(cards.park_kids), "best friend": friends, "perk": len(cards.perks)}
    counts |= {"made-up rule": len(cards.rules)}
    counts |= {"dog": len(cards.dogs)} if cards.dogs else {}
    counts |= {"cat": len(cards.cats)} if cards.cats else {}
    listed = ", ".join(counted(n, what) for what, n in counts.items())
    return f"{name}: {sum(counts.values())} cards are fine ({listed})."


def _all_names(cards: CardSet) -> Iterator[Mapping[str, str]]:
    yield from (kid.names for kid in cards.kids)
    yield from (dog.names for dog in cards.dogs)
    yield from (extra.names for extra in (*cards.perks, *cards.rules))
    yield from (cat.names for cat in cards.cats)


def _say(text: str) -> None:
    """Print a line, also where the console's encoding lacks some of its letters."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.stdout.write(f"{text}\n")
