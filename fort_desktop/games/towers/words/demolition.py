"""What a demolition was for, as far as all can see it: no motive is guessed."""

from __future__ import annotations

from fort_desktop.games.towers.rules.building import (
    DEMOLISHING,
    below_top,
    by_kind,
    fits,
    need_of,
    top_of,
)
from fort_desktop.games.towers.rules.cards import NUMBERS, kind_of
from fort_desktop.games.towers.rules.state import Seat, State
from fort_desktop.games.towers.words.sentences import card_text, cards_text
from fort_desktop.games.towers.words.texts import words


def made_room_for(seat: Seat, kind: int) -> list[int]:
    """The cards in hand that would not fit without demolishing a tower; empty if all would."""
    numbers = by_kind(seat.hand)[kind]
    needed = bool(numbers) and need_of(seat.towers[kind], numbers) == DEMOLISHING
    return [card for card in seat.hand if kind_of(card) == kind] if needed else []


def demolition_text(who: str, card: int, before: State | None, number: int) -> str:
    """A line of the log; `before` is the position that it was decided in, by that seat."""
    say = words().log
    if before is None:
        return say.demolishes(who, card_text(card))
    seat, kind = before.seats[number], kind_of(card)
    wanted = made_room_for(seat, kind)
    if wanted:
        return say.makes_room(who, card_text(card), cards_text(wanted))
    lower = below_top(seat.towers[kind])
    if lower is not None and _open(lower) > _open(top_of(seat.towers[kind])):
        return say.reopens(who, card_text(card))
    return say.demolishes(who, card_text(card))


def _open(top: int) -> int:
    """How many numbers go on a top."""
    return sum(fits(top, number) for number in range(NUMBERS))
