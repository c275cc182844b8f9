"""`fort-desktop check-cards FILE`: tells the author of a card file what is wrong with it."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path

from fort_desktop.content.errors import CardFileError
from fort_desktop.content.loader import load_cards


def main(argv: Sequence[str]) -> int:
    """Check the file named in `argv`: 0 when it is fine, 1 with a sentence for each fault."""
    parser = argparse.ArgumentParser(
        prog="fort-desktop check-cards", description="Check a card file of Fort."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a file in the form of fort.toml")
    path: Path = parser.parse_args(argv).file
    try:
        cards = load_cards(path)
    except CardFileError as error:
        _say(str(error))
        return 1
    friends = sum(kid.best_friend for kid in cards.kids)
    counts = {"kids": len(cards.park_kids), "best friends": friends, "perks": len(cards.perks)}
    counts |= {"made-up rules": len(cards.rules)}
    counts |= {"dogs": len(cards.dogs)} if cards.dogs else {}
    counts |= {"cats": len(cards.cats)} if cards.cats else {}
    listed = ", ".join(f"{n} {what}" for what, n in counts.items())
    _say(f"{path.name}: {sum(counts.values())} cards are fine ({listed}).")
    return 0


def _say(text: str) -> None:
    """Print a line, also where the console's encoding lacks some of its letters."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    sys.stdout.write(f"{text}\n")
