"""Fort as `contract.encoding.Encoding`: what the room shows to the core."""

from __future__ import annotations

from fort_desktop.games.fort.research.actions import all_moves, name_of, told_apart
from fort_desktop.games.fort.research.card_rows import CARD_NUMBERS, card_rows
from fort_desktop.games.fort.research.table_rows import (
    DECISION_NUMBERS,
    SEAT_NUMBERS,
    TABLE_NUMBERS,
    decision_row,
    extras_names,
    extras_row,
    seat_rows,
    table_row,
)
from fort_desktop.games.fort.rules.cards import CardSet
from fort_desktop.games.fort.rules.moves import Move
from fort_desktop.games.fort.rules.view import View

_SEATS = ("own", "next", "second next", "third next")


class FortEncoding:
    """Fort with a set of cards; meets `contract.encoding.Encoding`.

    Attributes:
        actions, numbers: as the contract says. They follow from the cards.
    """

    def __init__(self, cards: CardSet) -> None:
        moves = all_moves(cards)
        self.actions = tuple(name_of(cards, move) for move in moves)
        self.numbers = (
            *TABLE_NUMBERS,
            *DECISION_NUMBERS,
            *(f"{seat}: {name}" for seat in _SEATS for name in SEAT_NUMBERS),
            *extras_names(cards),
            *(f"{card}: {name}" for card in cards.names for name in CARD_NUMBERS),
        )
        self._places = {move: place for place, move in enumerate(moves)}

    def action(self, view: View, move: Move) -> int:
        """The action of a legal move of the view's seat."""
        return self._places[told_apart(move, view.seat, len(view.seats))]

    def row(self, view: View) -> list[float]:
        """The numbers of a view, as `numbers` says."""
        row = table_row(view) + decision_row(view) + seat_rows(view) + extras_row(view)
        return row + card_rows(view)


ENCODING = FortEncoding
