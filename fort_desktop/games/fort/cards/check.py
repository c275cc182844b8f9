"""`fort-desktop check-cards [FILE ...]`: tells the author of card files what is wrong with them."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fort_desktop.games.fort.cards.errors import CardFileError
from fort_desktop.games.fort.cards.loader import checked_cards, named
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.languages import LANGUAGES

FILES = "in the form of fort.toml; several are one set, and without any it is the game's own"


def main(argv: Sequence[str]) -> int:
    """Check the files named in `argv`: 0 when they are fine, 1 with a sentence for each fault."""
    parser = argparse.ArgumentParser(
        prog="fort-desktop check-cards", description="Check card files of Fort."
    )
    parser.add_argument("files", type=Path, metavar="FILE", nargs="*", help=FILES)
    paths: list[Path] = parser.parse_args(argv).files
    try:
        cards = checked_cards(paths)
    except CardFileError as error:
        _say(str(error))
        return 1
    friends = sum(kid.best_friend for kid in cards.kids)
    counts = {"kids": len(cards.park_kids), "best friends": friends, "perks": len(cards.perks)}
    counts |= {"made-up rules": len(cards.rules)}
    counts |= {"dogs": len(cards.dogs)} if cards.dogs else {}
    counts |= {"cats": len(cards.cats)} if cards.cats else {}
    listed = ", ".join(f"{n} {what}" for what, n in counts.items())
    _say(f"{named(paths)}: {sum(counts.values())} cards are fine ({listed}).")
    names = list(_all_names(cards))
    for code, language in LANGUAGES.items():
        if lost := sum(code not in known for known in names):
            told = f"{lost} of {len(names)} names are missing; the English ones stand in"
            _say(f"{language.name}: {told}.")
    return 0


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
