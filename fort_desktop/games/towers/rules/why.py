"""Why a number cannot be named or a card cannot be built, for whoever asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from fort_desktop.games.towers.rules.building import (
    DEMOLISHING,
    NEVER,
    below_top,
    by_kind,
    is_finished,
    largest_bid,
    most,
    need_of,
    top_of,
)
from fort_desktop.games.towers.rules.cards import kind_of, number_of
from fort_desktop.games.towers.rules.state import Phase, Seat, State
from fort_desktop.games.towers.rules.view import View


@dataclass(slots=True, unsafe_hash=True)
class Reason:
    """Why not; which words it is told with is the screen's business.

    Attributes:
        id: "over" (the game), "turn" (`seat` decides), "asked" (it is another decision), "low" (a
            number of at least `n` was named by `seat`), "few" (only `n` cards are on offer), "top"
            (of the cards named each would go on a finished tower), "card" (none of these fits,
            even after demolishing), "together" (these fit, but not all of them on one tower, in
            any order), "one" (each of these needs a demolition, of more than one tower, and there
            is only one), "two" (each of these may fit without, but all of them take demolitions of
            more than one tower), "most" (for several of these reasons at most `n` of the offer can
            be built).
        cards: the cards in the way, in the order of the offer; with "most" those that do not fit.
        n: see `id`.
        seat: see `id`.
    """

    id: str
    cards: tuple[int, ...] = ()
    n: int = 0
    seat: int = -1


def why_not_bid(seen: View | State, seat: int, n: int) -> Reason | None:
    """Why a seat cannot name `n` now; None if it can."""
    if seen.phase is Phase.OVER:
        return Reason("over")
    if seen.actor != seat:
        return Reason("turn", seat=seen.actor)
    if seen.phase is not Phase.BID:
        return Reason("asked")
    if n > len(seen.offer):
        return Reason("few", n=len(seen.offer))
    if n <= seen.bid:
        return Reason("low", n=seen.bid, seat=seen.bidder)
    seat_asked, offer = seen.seats[seat], seen.offer
    if n <= largest_bid(seat_asked.towers, offer):
        return None
    return obstacle(seat_asked, offer, n, offer)


def obstacle(seat: Seat, wanted: Sequence[int], n: int, offer: Sequence[int]) -> Reason:
    """What keeps a seat from building `n` of the cards `wanted`, which are some of the offer.

    What is told is reason enough by itself: without it `n` cards could be built, or more could.
    """
    needs = marks(seat, offer)
    too_many = len(wanted) - n
    never = tuple(card for card in wanted if needs[card] == NEVER)
    if len(never) > too_many:
        done = tuple(card for card in never if is_finished(seat.towers[kind_of(card)]))
        return Reason("top", done) if done == never else Reason("card", never)
    gains: dict[int, int] = {}
    for kind, numbers in enumerate(by_kind(card for card in wanted if card not in never)):
        free, best = _bests(seat.towers[kind], numbers)
        if len(numbers) - best > too_many:
            cards = (card for card in wanted if kind_of(card) == kind and card not in never)
            return Reason("together", tuple(cards))
        if best > free:
            gains[kind] = best - free
    if gains and sum(gains.values()) - max(gains.values()) > too_many:
        return _two_demolitions(seat, wanted, needs, gains)
    return Reason("most", never, largest_bid(seat.towers, wanted))


def misfit(seat: Seat, card: int) -> Reason:
    """Why a card goes on no tower of a seat, even after a demolition: "top" or "card"."""
    return Reason("top" if is_finished(seat.towers[kind_of(card)]) else "card", (card,))


def _bests(tower: Sequence[int], numbers: tuple[int, ...]) -> tuple[int, int]:
    """How many of these can be built at most, without and with a demolition."""
    free, lower = most(top_of(tower), numbers), below_top(tower)
    return free, free if lower is None else max(free, most(lower, numbers))


def _two_demolitions(
    seat: Seat, wanted: Sequence[int], needs: dict[int, int], kinds: Iterable[int]
) -> Reason:
    """More can be built on each of these towers after demolishing it."""
    of_kind = {kind: [card for card in wanted if kind_of(card) == kind] for kind in kinds}
    demanding = {
        kind: {card for card in cards if needs[card] == DEMOLISHING}
        for kind, cards in of_kind.items()
    }
    if all(demanding.values()):
        return Reason("one", _in_order(wanted, demanding.values()))
    largest = (_most_demolished(seat.towers[kind], cards) for kind, cards in of_kind.items())
    return Reason("two", _in_order(wanted, largest))


def _most_demolished(tower: Sequence[int], cards: Sequence[int]) -> tuple[int, ...]:
    """As many of these cards of one kind as can be built, of which all need a demolition."""
    sizes = range(len(cards), 0, -1)
    sets = (found for n in sizes for found in combinations(cards, n))
    return next(found for found in sets if need_of(tower, _numbers(found)) == DEMOLISHING)


def _numbers(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(map(number_of, cards)))


def _in_order(cards: Sequence[int], sets: Iterable[Iterable[int]]) -> tuple[int, ...]:
    found = {card for some in sets for card in some}
    return tuple(card for card in cards if card in found)


def marks(seat: Seat, offer: Sequence[int]) -> dict[int, int]:
    """Per card of an offer what it takes to build it, the others helping: see `building.need_of`.

    An 8 that fits only once the 9 is built counts as one that fits, if that 9 is on offer.
    """
    kinds = by_kind(offer)
    return {card: _need(seat, card, kinds[kind_of(card)]) for card in offer}


def _need(seat: Seat, card: int, numbers: tuple[int, ...]) -> int:
    own = number_of(card)
    sets = (found for n in range(len(numbers)) for found in combinations(numbers, n + 1))
    tower = seat.towers[kind_of(card)]
    return min(need_of(tower, found) for found in sets if own in found)
