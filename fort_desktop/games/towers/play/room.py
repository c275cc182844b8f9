"""How much room towers leave: how many of the cards still to come go on them (T-BUILD, T-PILE).

All may know which cards these are: what is in the draw pile follows from what is not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fort_desktop.games.towers.rules.building import below_top, fits, top_of
from fort_desktop.games.towers.rules.cards import kind_of, number_of
from fort_desktop.games.towers.rules.planning import outcome
from fort_desktop.games.towers.rules.state import RUNS, Seat, State
from fort_desktop.games.towers.rules.view import View

MANY = 15  # cards: those of three rounds; with fewer to come a warning is too late


def to_come(view: View) -> tuple[int, ...]:
    """The cards that can still come on offer after this round; those discarded come once more."""
    again = () if view.reshuffled else (*view.discard, *view.offer)
    return (*view.unseen, *again)


def takes(top: int, kind: int, cards: Iterable[int]) -> int:
    """How many of these cards would go on a top of that kind, each by itself."""
    return sum(kind_of(card) == kind and fits(top, number_of(card)) for card in cards)


def room(towers: Sequence[Sequence[int]], cards: Iterable[int]) -> int:
    """How many of these cards would go on these towers or found one, each by itself."""
    tops = [top_of(tower) for tower in towers]
    return sum(fits(tops[kind_of(card)], number_of(card)) for card in cards)


def opens(view: View, seat: Seat, kind: int) -> bool:
    """Whether a demolition that need not be makes room for a card still to come.

    Args:
        seat: who builds, with the cards in hand, all of which can be built with it and without.
        kind: the tower that would lose its top.
    """
    lower = seat.copy()
    assert below_top(lower.towers[kind]) is not None, "it can be demolished"
    lower.rubble.append(lower.towers[kind].pop())
    kept = outcome(seat, seat.hand, demolish=False)
    done = outcome(lower, lower.hand, demolish=False)
    if kept is None or done is None:
        return False
    cards = to_come(view)
    tops = [top_of(end.seat.towers[kind]) for end in (kept, done)]
    before, after = (takes(top, kind, cards) for top in tops)
    return after > before


def narrow(state: State, seat: int) -> tuple[int, int] | None:
    """How many of how many cards still to come go on a seat's towers, where that is less than a
    fifth and there are `MANY` to come at least; else None."""
    again = () if state.runs == RUNS else (*state.discard, *state.offer)
    cards = (*state.deck, *again)
    few = room(state.seats[seat].towers, cards)
    return (few, len(cards)) if len(cards) >= MANY and few * 5 < len(cards) else None
