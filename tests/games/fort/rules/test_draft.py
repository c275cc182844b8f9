"""The advanced setup: eight picks, hands passed to the left, nothing seen before it may be."""

from __future__ import annotations

from itertools import product

import pytest

from fort_desktop.contract.errors import IllegalMove
from fort_desktop.games.fort.rules import events as ev
from fort_desktop.games.fort.rules.frames import Draft
from fort_desktop.games.fort.rules.invariants import check
from fort_desktop.games.fort.rules.moves import Keep
from fort_desktop.games.fort.rules.setup import draft_hand, draft_seen, keep
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.zones import bits
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import game

SEATS = (2, 3, 4)
CARDS = frozen_cards()
FORT = game()


def drafting(seats: int, picks: int = 0, seed: int = 3, **options) -> State:
    """A draft after so many cards kept by anybody, always the first of the hand."""
    state = FORT.new_game(FortOptions(seats, draft=True, **options), seed)
    for _ in range(picks):
        FORT.apply(state, FORT.legal_moves(state)[0])
    return state


def asked(state: State) -> tuple[int, int]:
    top = state.stack[-1]
    assert isinstance(top, Draft)
    return top.seat, top.pick


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_8_eight_kids_are_dealt_to_each_and_best_friends_wait(seats: int):
    state = drafting(seats)
    assert [len(draft_hand(state, number)) for number in range(seats)] == [8] * seats
    for owner in state.seats:
        assert owner.hand == []
        assert len(owner.deck) == 2
        assert all(CARDS.cards[card].best_friend for card in owner.deck)
    assert len(state.park_deck) == 60 - 3 - 8 * seats
    assert state.round == 0


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_8_r32_seats_are_asked_one_by_one_from_the_first_player(seats: int):
    state = drafting(seats, first=1)
    order = []
    while isinstance(state.stack[-1], Draft):
        order.append(asked(state))
        FORT.apply(state, FORT.legal_moves(state)[0])
    assert order == [((1 + n) % seats, pick) for pick, n in product(range(8), range(seats))]


def test_f_set_8_any_card_of_the_hand_may_be_kept():
    state = drafting(2)
    seat_asked, _ = asked(state)
    assert FORT.legal_moves(state) == [Keep(card) for card in draft_hand(state, seat_asked)]
    assert FORT.decision(state).kind == "draft"


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_8_the_rest_is_passed_to_the_left(seats: int):
    """F-SET 8: seats are in clockwise order, so the left neighbour is the next seat."""
    state = drafting(seats, picks=seats - 1)
    left = [set(draft_hand(state, number)) for number in range(seats)]
    last, _ = asked(state)
    card = draft_hand(state, last)[0]
    left[last].remove(card)
    FORT.apply(state, Keep(card))
    for number in range(seats):
        assert set(draft_hand(state, (number + 1) % seats)) == left[number]
        assert len(draft_hand(state, number)) == 7


def test_f_set_8_hands_do_not_pass_before_all_have_picked():
    state = drafting(3, first=0)
    before = draft_hand(state, 1)
    FORT.apply(state, FORT.legal_moves(state)[0])
    assert draft_hand(state, 1) == before
    assert len(draft_hand(state, 0)) == 7


def test_f_set_8_a_picked_card_is_not_passed_on():
    state = drafting(2, picks=6)
    kept = {card for picks in state.draft_picks for card in picks}
    hands = {card for number in range(2) for card in draft_hand(state, number)}
    assert len(kept) == 6
    assert not kept & hands


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_8_9_what_was_kept_is_shuffled_with_the_best_friends(seats: int):
    state = drafting(seats, picks=8 * seats)
    for number, owner in enumerate(state.seats):
        kept = state.draft_picks[number]
        assert len(owner.hand) == len(owner.deck) == 5
        friends = CARDS.boards[owner.board].best_friends
        own = {*kept, *(CARDS.numbers[name] for name in friends)}
        assert {*owner.hand, *owner.deck} == own
        assert owner.open_hand == 0
        assert owner.open_hidden == bits([CARDS.numbers[name] for name in friends])


def test_f_set_8_then_the_first_player_begins():
    state = drafting(3, picks=24, first=2)
    decision = FORT.decision(state)
    assert (decision.seat, decision.kind) == (2, "play")
    assert (state.round, state.leader) == (1, 2)


@pytest.mark.parametrize("seats", SEATS)
def test_f_set_8_every_position_of_the_draft_is_in_order(seats: int):
    for picks in range(8 * seats + 1):
        check(drafting(seats, picks))


@pytest.mark.parametrize("seats", SEATS)
def test_every_hand_that_was_seen_is_remembered(seats: int):
    state = drafting(seats)
    seen: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
    while isinstance(state.stack[-1], Draft):
        if asked(state)[0] == state.first:
            for number in range(seats):
                seen[number].append(draft_hand(state, number))
        assert [list(draft_seen(state, number)) for number in range(seats)] == seen
        FORT.apply(state, FORT.legal_moves(state)[-1])
    assert [list(draft_seen(state, number)) for number in range(seats)] == seen
    assert [len(hand) for hand in seen[0]] == [8, 7, 6, 5, 4, 3, 2, 1]


def test_without_a_draft_nothing_is_remembered():
    state = FORT.new_game(FortOptions(2), 3)
    assert draft_seen(state, 0) == draft_hand(state, 0) == ()
    assert state.draft_packs == state.draft_picks == ()


# --- hidden picks -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_r32_a_pick_shows_nothing_before_all_have_picked(seats: int):
    """R32: whatever the first seat keeps, the others' views are the same until hands pass."""
    start = drafting(seats, first=0)
    views = []
    for move in FORT.legal_moves(start):
        state = FORT.copy(start)
        FORT.apply(state, move)
        views.append([FORT.view(state, number) for number in range(1, seats)])
    assert all(view == views[0] for view in views)


def test_r32_the_event_of_a_pick_names_the_card_to_its_owner_only():
    state = drafting(2, first=0)
    events: list[ev.Event] = []
    move = FORT.legal_moves(state)[0]
    FORT.apply(state, move, events)
    own, rival = FORT.redact(events, 0), FORT.redact(events, 1)
    assert own == [ev.Decided(0, move), ev.CardMoved(move.card, ev.DRAFT, -1, ev.DRAFT, 0, 0)]
    assert rival == [ev.Decided(0, None), ev.CardMoved(-1, ev.DRAFT, -1, ev.DRAFT, 0, 0)]


def test_the_events_at_the_end_of_the_draft_show_the_own_hand_only():
    state = drafting(2, picks=15, first=0)
    events: list[ev.Event] = []
    FORT.apply(state, FORT.legal_moves(state)[0], events)
    for viewer in range(2):
        shown = {e.card for e in FORT.redact(events, viewer) if isinstance(e, ev.CardMoved)}
        own = state.seats[viewer]
        assert shown - {-1} - {state.draft_picks[viewer][-1]} == set(own.hand) - {
            state.draft_picks[viewer][-1]
        }
        assert all(not e.order for e in FORT.redact(events, viewer) if isinstance(e, ev.Shuffled))


def test_the_events_at_the_end_of_the_draft_tell_of_every_card():
    state = drafting(3, picks=23, first=0)
    events: list[ev.Event] = []
    FORT.apply(state, FORT.legal_moves(state)[0], events)
    moved = [e for e in events if isinstance(e, ev.CardMoved)]
    assert sum(e.target == ev.DECK for e in moved) == 24
    assert sum(e.target == ev.HAND for e in moved) == 15
    assert sum(isinstance(e, ev.Shuffled) for e in events) == 3


def test_keeping_outside_the_draft_is_illegal():
    with pytest.raises(IllegalMove, match="in the draft only"):
        keep(fort(seat(hand="bug")).state, 20)
