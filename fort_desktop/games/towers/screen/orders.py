"""Where cards go and in which order, and what the best of them would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fort_desktop.games.towers.rules.building import DEMOLISHING, choices
from fort_desktop.games.towers.rules.cards import face_of, kind_of, number_of
from fort_desktop.games.towers.rules.planning import outcome
from fort_desktop.games.towers.rules.scoring import points
from fort_desktop.games.towers.rules.state import Seat
from fort_desktop.games.towers.words.sentences import where_text
from fort_desktop.games.towers.words.texts import words


def building_order(seat: Seat, demolish: bool) -> list[int]:
    """The cards in hand in an order in which they can be built, perhaps after a demolition."""
    done = outcome(seat, seat.hand, demolish=demolish)
    return sorted(seat.hand, key=face_of) if done is None else list(done.order)


def all_lose(seat: Seat, offer: Sequence[int], numbers: Iterable[int]) -> bool:
    """Whether a seat that won with any of these numbers would have fewer points at once."""
    now = points(seat)
    sets = (cards for n in numbers for cards in choices(seat.towers, offer, n))
    ends = (outcome(seat, cards) for cards in sets)
    return all(end is not None and points(end.seat) < now for end in ends)


def place_text(seat: Seat, card: int, need: int, marked: Sequence[int]) -> str:
    """Where a card that needs this goes with the marked ones, in words."""
    tower, kind = seat.towers[kind_of(card)], kind_of(card)
    alone = where_text(tower, card, need)
    cards = {card, *(other for other in marked if kind_of(other) == kind)}
    done = None if need == DEMOLISHING else outcome(seat, sorted(cards), demolish=False)
    if done is None:
        return alone
    place = done.seat.towers[kind].index(card)
    if place <= len(tower):
        return alone
    return words().labels.goes_on_other(number_of(done.seat.towers[kind][place - 1]))
