"""The cards: five kinds of tower, numbers from 15 down to the top, 0 (T-SET).

A card is a number of its own, `copy * 80 + kind * 16 + number`, so that twins can be told apart.
"""

from __future__ import annotations

from fort_desktop.contract.errors import InvalidNotation
from fort_desktop.contract.reading import show

KINDS = ("forest", "cake", "haunted", "sand", "scrap")
NUMBERS = 16
TWINS = (0, 2, 5, 7, 10, 12)
TOP = 0
LEAPER = 9  # goes on any number but the top
OPEN = 8  # any number goes on it

_COPY = len(KINDS) * NUMBERS
_TWINNED_FROM = 4


def card_id(kind: int, number: int, copy: int = 0) -> int:
    """The card of a kind and a number; `copy` 1 is the twin."""
    return copy * _COPY + kind * NUMBERS + number


def kind_of(card: int) -> int:
    """The index of a card's kind in `KINDS`."""
    return card % _COPY // NUMBERS


def number_of(card: int) -> int:
    """The number on a card, from 0 to 15."""
    return card % NUMBERS


def face_of(card: int) -> int:
    """The card that looks the same and is no twin."""
    return card % _COPY


def all_cards(seats: int) -> list[int]:
    """The cards of a game for so many seats: 80 for two or three, 110 for more (T-SET)."""
    cards = list(range(_COPY))
    if seats >= _TWINNED_FROM:
        cards += [card_id(kind, number, 1) for kind in range(len(KINDS)) for number in TWINS]
    return cards


def name_of(card: int) -> str:
    """The name of a card in notation: "forest-7", its twin "forest-7-2"."""
    name = f"{KINDS[kind_of(card)]}-{number_of(card)}"
    return name if card < _COPY else f"{name}-2"


_NAMED = {name_of(card): card for card in all_cards(_TWINNED_FROM)}


def card_named(name: str) -> int:
    """The card of a name.

    Raises:
        InvalidNotation: no card has it.
    """
    if name not in _NAMED:
        raise InvalidNotation(f"no card is named {show(name)}; expected a name like 'forest-7'")
    return _NAMED[name]
