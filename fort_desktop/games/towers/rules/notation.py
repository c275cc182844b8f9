"""The text of each move, which round-trips (docs/notation.md)."""

from __future__ import annotations

from fort_desktop.contract.errors import InvalidNotation
from fort_desktop.contract.reading import show
from fort_desktop.games.towers.rules.cards import KINDS, card_named, name_of
from fort_desktop.games.towers.rules.moves import Bid, Build, Demolish, Keep, Move, Pass, Take
from fort_desktop.games.towers.rules.state import OFFER_SIZE

_NUMBERS = frozenset(map(str, range(OFFER_SIZE + 1)))


def format_move(move: Move) -> str:
    """The move's notation."""
    match move:
        case Bid(n):
            return f"bid {n}"
        case Take(cards):
            return " ".join(("take", *map(name_of, cards)))
        case Demolish(kind):
            return f"demolish {KINDS[kind]}"
        case Build(card):
            return f"build {name_of(card)}"
        case Pass():
            return "pass"
        case Keep():
            return "keep"


def parse_move(text: str) -> Move:
    """The move of a notation.

    Raises:
        InvalidNotation: the text is no move of 5 Towers.
    """
    match text.split():
        case ["bid", n] if n in _NUMBERS:
            return Bid(int(n))
        case ["pass"]:
            return Pass()
        case ["keep"]:
            return Keep()
        case ["take", *names] if names:
            return Take(tuple(sorted(map(card_named, names))))
        case ["demolish", kind] if kind in KINDS:
            return Demolish(KINDS.index(kind))
        case ["build", name]:
            return Build(card_named(name))
    raise InvalidNotation(f"{show(text)} is no move of 5 Towers")
