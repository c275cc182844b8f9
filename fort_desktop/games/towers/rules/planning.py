"""What cards would make of towers: for previews, and for building without being asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from fort_desktop.games.towers.rules.building import (
    DEMOLISHING,
    FREE,
    NOTHING,
    by_kind,
    can_build,
    firsts,
    need_of,
    orders,
    top_of,
)
from fort_desktop.games.towers.rules.cards import NUMBERS, OPEN, kind_of, number_of
from fort_desktop.games.towers.rules.state import Seat


@dataclass(slots=True, unsafe_hash=True)
class Outcome:
    """Towers with all of some cards on them.

    Attributes:
        seat: the seat then, with nothing in hand.
        demolished: the card that becomes rubble first; -1 is none.
        order: the cards in an order in which they can be built.
    """

    seat: Seat
    demolished: int
    order: tuple[int, ...]


def outcome(seat: Seat, cards: Iterable[int], *, demolish: bool = True) -> Outcome | None:
    """These cards built so that the tops are the best to build on; None if they cannot be built.

    A tower is demolished only where that is needed, and with `demolish` off not at all.
    """
    built, found = seat.copy(), tuple(cards)
    built.hand = []
    demolished = -1
    for kind, numbers in enumerate(by_kind(found)):
        need = need_of(built.towers[kind], numbers)
        if need == FREE:
            continue
        if need != DEMOLISHING or demolished >= 0 or not demolish:
            return None
        demolished = built.towers[kind].pop()
        built.rubble.append(demolished)
    order = tuple(_ordered(built.towers, found))
    for card in order:
        built.towers[kind_of(card)].append(card)
    return Outcome(built, demolished, order)


def _ordered(towers: Sequence[Sequence[int]], cards: tuple[int, ...]) -> Iterator[int]:
    for kind, numbers in enumerate(by_kind(cards)):
        left = [card for card in cards if kind_of(card) == kind]
        for number in best_order(top_of(towers[kind]), numbers):
            card = next(card for card in left if number_of(card) == number)
            left.remove(card)
            yield card


def best_order(top: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The order in which these numbers, in ascending order, leave the most room above them.

    They must be buildable on the top.
    """
    assert can_build(top, numbers), "there is an order"
    return max(orders(top, numbers), key=lambda order: _room(order[-1] if order else top))


def _room(top: int) -> int:
    """How good a top is to build on: anything goes on an 8, and the higher the better."""
    return NUMBERS if top in (OPEN, NOTHING) else top


def startable(seat: Seat) -> list[int]:
    """The cards in hand that can be built first, with nothing demolished."""
    hand = by_kind(seat.hand)
    return [
        card
        for card in seat.hand
        if number_of(card) in {*firsts(top_of(seat.towers[kind_of(card)]), hand[kind_of(card)])}
    ]
