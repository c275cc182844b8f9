"""Where each card is, as a seat knows it: so many numbers for each card, all of them 0 or 1.

Of a card that only lies hidden somewhere, as far as the seat knows, all of them are 0.
"""

from __future__ import annotations

from collections.abc import Iterable

from fort_desktop.games.fort.rules.determinize import cards_of
from fort_desktop.games.fort.rules.view import SeatView, View

_SEATS = ("own", "next", "second next", "third next")
_ZONES = ("hand", "hidden", "discard", "yard", "lookout", "doghouse")
_COMMON = (
    "park", "box", "table", "in play", "copied", "added", "followed with", "to keep", "kept",
)  # fmt: skip
CARD_NUMBERS = (*(f"{seat} {zone}" for seat in _SEATS for zone in _ZONES), *_COMMON)
"""What the numbers of a card say: whose it is in which zone, or where else; "hidden" is the deck,
of a rival also the hand where it is only known to be in either; "to keep" and "kept" are those of
the draft, "copied" is the kid whose action a dog carries out."""


def card_rows(view: View) -> list[float]:
    """The numbers of all cards, one card after the other."""
    width = len(CARD_NUMBERS)
    row = [0.0] * (width * len(view.cards.cards))
    seats = len(view.seats)
    for place in range(seats):
        seat = view.seats[(view.seat + place) % seats]
        for zone, cards in enumerate(_zones(seat)):
            _mark(row, place * len(_ZONES) + zone, cards)
    for place, cards in enumerate(_common(view), len(_SEATS) * len(_ZONES)):
        _mark(row, place, cards)
    return row


def _mark(row: list[float], place: int, cards: Iterable[int]) -> None:
    for card in cards:
        if card >= 0:
            row[card * len(CARD_NUMBERS) + place] = 1.0


def _zones(seat: SeatView) -> tuple[Iterable[int], ...]:
    """The cards of `_ZONES`."""
    hidden = cards_of(seat.hidden)
    return seat.hand, hidden, seat.discard, seat.yard, seat.lookout, seat.doghouse


def _common(view: View) -> tuple[Iterable[int], ...]:
    """The cards of `_COMMON`."""
    play = view.play
    in_play: tuple[Iterable[int], ...] = ((), (), (), ())
    if play is not None:
        added = [one.card for one in play.added]
        in_play = (play.card,), (play.kid,), added, play.followed_with
    return view.park, view.box, view.table, *in_play, view.draft_hand, view.draft_kept
