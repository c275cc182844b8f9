"""What is true of every position."""

from __future__ import annotations

from itertools import pairwise

from fort_desktop.games.towers.building import NOTHING, buildable, by_kind, can_build, fits, top_of
from fort_desktop.games.towers.cards import all_cards, kind_of, number_of
from fort_desktop.games.towers.state import OFFER_SIZE, PASSED, Phase, Seat, State


def check(state: State) -> None:
    """Raise AssertionError when an invariant is broken."""
    _cards(state)
    _bids(state)
    for number, seat in enumerate(state.seats, 1):
        _towers(seat, number)
        held = bool(seat.hand)
        acting = state.actor == number - 1 and state.phase in (Phase.DEMOLISH, Phase.BUILD)
        assert held == acting, f"seat {number}: only who builds has cards in hand"
    if state.phase in (Phase.DEMOLISH, Phase.BUILD):
        _hand(state)
    assert state.runs in (1, 2), f"the draw pile is dealt once or twice, not {state.runs} times"
    if state.phase is Phase.OVER:
        assert state.runs == 2, "the game ends after the second deal (T-PILE)"
        assert not state.deck + state.offer, "the game ends when the pile is dealt (T-PILE)"


def _cards(state: State) -> None:
    found = [*state.deck, *state.offer, *state.discard]
    for seat in state.seats:
        found += [*(c for tower in seat.towers for c in tower), *seat.rubble, *seat.hand]
    assert sorted(found) == sorted(all_cards(len(state.seats))), (
        "every card is in one place (T-SET)"
    )
    assert len(state.offer) <= OFFER_SIZE, f"an offer has at most {OFFER_SIZE} cards (T-SET)"
    if state.runs == 1 and state.phase is Phase.BID:
        assert len(state.offer) == OFFER_SIZE, "the first offers are whole (T-PILE)"


def _bids(state: State) -> None:
    if state.phase is Phase.OVER:
        return
    seats = len(state.seats)
    order = [state.bids[n % seats] for n in range(state.start, state.start + seats)]
    asked = [n for n in order if n is not None]
    assert len(state.bids) == seats, "each seat has a bid"
    assert order[: len(asked)] == asked, "bids are made clockwise (T-BID)"
    named = [n for n in asked if n != PASSED]
    assert all(a < b for a, b in pairwise(named)), "each number is higher (T-BID)"
    whole = len(state.offer) + sum(len(seat.hand) for seat in state.seats)
    if state.phase is Phase.BID:
        assert len(asked) < seats, "somebody is to be asked"
        assert state.bid < len(state.offer), "the whole offer ends the bidding (T-BID)"
        assert state.offer, "there is something to bid for"
    elif state.phase is Phase.TAKE:
        assert 0 < state.bid <= whole, "the winner takes cards of the offer (T-BID)"
        assert len(asked) == seats or state.bid == whole, "all have been asked (T-BID)"
    if state.phase in (Phase.BID, Phase.TAKE) and asked:
        assert order[0] != PASSED, "the start player names a number (T-BID)"


def _towers(seat: Seat, number: int) -> None:
    for kind, tower in enumerate(seat.towers):
        assert all(kind_of(card) == kind for card in tower), f"seat {number}: towers of one kind"
        numbers = [NOTHING, *map(number_of, tower)]
        right = all(fits(a, b) for a, b in pairwise(numbers))
        assert right, f"seat {number}: a tower that cannot be built so (T-BUILD)"


def _hand(state: State) -> None:
    seat = state.seats[state.actor]
    if state.phase is Phase.DEMOLISH:
        assert len(seat.hand) == state.bid, "as many cards are taken as were named (T-BID)"
        assert buildable(seat.towers, seat.hand), "what is taken can be built (T-LEGAL)"
        return
    assert len(seat.hand) <= state.bid, "no more cards are taken than were named (T-BID)"
    for tower, numbers in zip(seat.towers, by_kind(seat.hand), strict=True):
        assert can_build(top_of(tower), numbers), "what is in hand can be built (T-LEGAL)"
