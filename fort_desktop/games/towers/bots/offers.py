"""Which cards of the offer serve a seat of 5 Towers best: what the better bots would take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from fort_desktop.games.towers.bots.builds import exactly
from fort_desktop.games.towers.bots.worth import exact_outlook, side_of
from fort_desktop.games.towers.rules.building import FREE, buildable, choices
from fort_desktop.games.towers.rules.cards import face_of
from fort_desktop.games.towers.rules.view import View


def best_cards(
    view: View, n: int, wanted: Iterable[int] = (), *, sparing: bool = False
) -> tuple[int, ...]:
    """The `n` cards of the offer that are worth most to the view's seat; none if it can build none.

    Sets with more of the cards `wanted`, or of their twins, come first, then, if it is `sparing`,
    those that can be built without a demolition.
    """
    seat, outlook, kept = view.seats[view.seat], exact_outlook(view), Counter(map(face_of, wanted))
    side = side_of(seat)

    def rank(cards: tuple[int, ...]) -> tuple[int, bool, float]:
        found = exactly(outlook, side, cards)
        assert found is not None, "a choice can be built"
        spared = sparing and buildable(seat.towers, cards, FREE)
        return (kept & Counter(map(face_of, cards))).total(), spared, found.worth

    return max(choices(seat.towers, view.offer, n), key=rank, default=())
