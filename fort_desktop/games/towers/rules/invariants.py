"""What is true of every position."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from fort_desktop.games.towers.rules.building import (
    NOTHING,
    buildable,
    by_kind,
    can_build,
    fits,
    largest_bid,
    top_of,
)
from fort_desktop.games.towers.rules.cards import all_cards, kind_of, name_of, number_of
from fort_desktop.games.towers.rules.state import OFFER_SIZE, PASSED, Phase, Seat, State


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
    known = set(all_cards(len(state.seats)))
    for card, n in Counter(found).items():
        assert card in known, f"there is no {name_of(card)} in a game for so many (T-SET)"
        assert n == 1, f"{name_of(card)} is in {n} places (T-SET)"
    missing = sorted(known.difference(found))
    assert not missing, f"{name_of(missing[0])} is nowhere (T-SET)"


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
    assert not asked or order[0] != PASSED, "the start player names a number (T-BID)"
    taken = max(state.bid, 0) if state.phase in (Phase.DEMOLISH, Phase.BUILD) else 0
    whole = len(state.offer) + taken
    short = f"an offer of {whole} cards; {OFFER_SIZE} are dealt while the pile lasts (T-SET)"
    assert whole == OFFER_SIZE or (0 < whole < OFFER_SIZE and not state.deck), short
    if state.phase is Phase.BID:
        assert len(asked) < seats, "somebody is to be asked"
        assert state.bid < whole, "the whole offer ends the bidding (T-BID)"
    else:
        assert 0 < state.bid <= whole, "the winner takes cards of the offer (T-BID)"
        assert len(asked) == seats or state.bid == whole, "all have been asked (T-BID)"
    if not taken:
        for number, (seat, n) in enumerate(zip(state.seats, state.bids, strict=True), 1):
            able = n is None or n <= largest_bid(seat.towers, state.offer)
            assert able, f"seat {number}: cannot build as many as it named (T-LEGAL)"


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
