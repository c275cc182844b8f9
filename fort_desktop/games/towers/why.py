"""Why a number cannot be named or a card cannot be built, for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fort_desktop.games.towers.building import FREE, NEVER, by_kind, largest_bid, need_of
from fort_desktop.games.towers.cards import TOP, kind_of, number_of
from fort_desktop.games.towers.state import Phase, Seat, State
from fort_desktop.games.towers.view import View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not; which words it is told with is the screen's business.

    Attributes:
        id: "over" (the game), "turn" (`seat` decides), "asked" (it is another decision), "low" (a
            number of at least `n` was named), "few" (only `n` cards are on offer), "passed",
            "top" (of the cards named each would go on a finished tower), "card" (each of these
            does not fit, even after demolishing), "one" (each of these needs a demolition, and
            there is only one), "together" (these do not go on one tower in any order), "most" (at
            most `n` of the offer can be built).
        cards: the cards in the way, in the order of the offer.
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
    if n == 0 and seat != seen.start:
        return Reason("low", n=0, seat=seen.start)
    most = largest_bid(seen.seats[seat].towers, seen.offer)
    return None if n <= most else obstacle(seen.seats[seat], seen.offer, n, most)


def obstacle(seat: Seat, offer: Sequence[int], n: int, most: int) -> Reason:
    """What keeps a seat from building `n` of these cards, of which at most `most` can be built."""
    needs = {card: need_of(seat.towers[kind_of(card)], (number_of(card),)) for card in offer}
    never = tuple(card for card in offer if needs[card] == NEVER)
    if never and len(offer) - len(never) < n:
        done = tuple(card for card in never if _finished(seat, card))
        return Reason("top", done) if done == never else Reason("card", never)
    kinds = {kind_of(card) for card in offer if needs[card] not in (FREE, NEVER)}
    costly = tuple(card for card in offer if needs[card] not in (FREE, NEVER))
    if len(kinds) > 1 and len(offer) - len(never) - len(costly) + 1 < n:
        return Reason("one", costly)
    for kind, numbers in enumerate(by_kind(offer)):
        if need_of(seat.towers[kind], numbers) == NEVER and len(numbers) > 1:
            return Reason("together", tuple(card for card in offer if kind_of(card) == kind))
    return Reason("most", n=most)


def _finished(seat: Seat, card: int) -> bool:
    tower = seat.towers[kind_of(card)]
    return bool(tower) and number_of(tower[-1]) == TOP


def marks(seat: Seat, offer: Sequence[int]) -> dict[int, int]:
    """Per card of an offer what it takes to build it alone: see `building.need_of`."""
    return {card: need_of(seat.towers[kind_of(card)], (number_of(card),)) for card in offer}
