"""A deal of the unknown looks to the seat exactly like the game, and may be anything else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fort_desktop.games.fort.rules.determinize import cards_of, determinize
from fort_desktop.games.fort.rules.draft_memory import groups
from fort_desktop.games.fort.rules.frames import Draft
from fort_desktop.games.fort.rules.invariants import check, drafting, unknown_cards
from fort_desktop.games.fort.rules.setup import draft_seen
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.viewing import view
from fort_desktop.games.fort.rules.zones import bits
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import game, samples
from tests.games.fort.rules.secrets import swap_secrets

CARDS = frozen_cards()
FORT = game()


def number(name: str) -> int:
    return CARDS.numbers[name]


def deals(state: State, viewer: int, count: int, seed: int = 1) -> list[State]:
    seen = view(state, viewer)
    chance = Random(seed)
    return [determinize(seen, chance) for _ in range(count)]


# --- any position -------------------------------------------------------------------------------


@pytest.mark.no_cover
def test_every_deal_is_in_order_and_looks_the_same_to_the_seat():
    chance = Random(9)
    for state in samples(every=4, seed=7):
        for viewer in range(len(state.seats)):
            seen = view(state, viewer)
            dealt = determinize(seen, chance)
            check(dealt)
            assert view(dealt, viewer) == seen


@pytest.mark.no_cover
def test_the_seat_to_act_has_the_same_legal_moves():
    chance = Random(10)
    for state in samples(every=6, seed=8):
        decision = FORT.decision(state)
        if decision is not None:
            dealt = determinize(view(state, decision.seat), chance)
            assert FORT.legal_moves(dealt) == FORT.legal_moves(state)


@pytest.mark.no_cover
def test_a_deal_can_be_played_to_the_end():
    chance = Random(11)
    for state in samples(every=150, seed=9):
        dealt = determinize(view(state, 0), chance)
        while FORT.decision(dealt) is not None:
            FORT.apply(dealt, chance.choice(FORT.legal_moves(dealt)))
            check(dealt)


def test_a_deal_depends_on_the_view_and_the_generator_alone():
    """A position with other secrets leads to the very same deal."""
    chance = Random(12)
    for state in samples(every=25, seed=10):
        other = swap_secrets(state, 0, chance)
        assert determinize(view(state, 0), Random(3)) == determinize(view(other, 0), Random(3))


def test_the_generator_in_the_state_is_seeded_anew():
    state = FORT.new_game(FortOptions(2), 1)
    seeds = {dealt.rng for dealt in deals(state, 0, 50)}
    assert len(seeds) == 50
    assert state.rng not in seeds
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_bit_sets_are_cards():
    assert cards_of(0) == ()
    assert cards_of(bits([0, 5, 67])) == (0, 5, 67)


# --- cards --------------------------------------------------------------------------------------


def test_a_rivals_unknown_cards_may_be_any_that_the_seat_has_not_seen():
    state = FORT.new_game(FortOptions(2), 3)
    own = {*state.seats[0].hand, *state.seats[0].deck, *state.park}
    counts = Counter(card for dealt in deals(state, 0, 600) for card in dealt.seats[1].hand)
    friends = set(cards_of(state.seats[1].open_hidden))
    kids = set(CARDS.park_kids) - own
    assert set(counts) == kids | friends
    assert all(250 < counts[card] < 350 for card in friends)
    expected = 600 * 4 / len(kids)
    assert all(0.4 * expected < counts[card] < 1.8 * expected for card in kids)


def test_hand_and_deck_of_a_rival_are_dealt_evenly():
    """Neither those known to be in either nor the others lie more often in hand."""
    known = "ant dash chef"
    state = fort(
        seat(), seat(hand="ant bug tink", deck="dash chef dot lefty", open_hidden=known)
    ).state
    dealt = deals(state, 0, 700)
    for name in known.split():
        assert 240 < sum(number(name) in d.seats[1].hand for d in dealt) < 360
    known_in_hand = [len(set(d.seats[1].hand) & {*map(number, known.split())}) for d in dealt]
    assert set(known_in_hand) == {0, 1, 2, 3}


def test_an_open_hand_stays_in_hand():
    state = fort(seat(), seat(hand="ant bug tink", deck="dash", open_hand="bug")).state
    assert all(number("bug") in dealt.seats[1].hand for dealt in deals(state, 0, 50))


def test_the_own_cards_stay_and_only_the_order_of_the_deck_is_new():
    state = FORT.new_game(FortOptions(3), 3)
    own = state.seats[1]
    dealt = [d.seats[1] for d in deals(state, 1, 60)]
    assert all(d.hand == own.hand for d in dealt)
    assert all(sorted(d.deck) == sorted(own.deck) for d in dealt)
    assert {d.deck[-1] for d in dealt} == set(own.deck)


def test_the_park_deck_is_in_any_order():
    state = FORT.new_game(FortOptions(4), 3)
    tops = {dealt.park_deck[-1] for dealt in deals(state, 0, 800)}
    own = {*state.seats[0].hand, *state.seats[0].deck, *state.park}
    assert tops == set(CARDS.park_kids) - own


# --- made-up rules ------------------------------------------------------------------------------


def rule(name: str) -> int:
    return CARDS.rule_numbers[name]


def rules_table():
    """Seat 2 took a rule first, then seat 1, then seat 3; two are left."""
    seats = [seat(rule="loner"), seat(rule="minimalism"), seat(rule="slime-lab")]
    stack = "popularity sleepover"
    return fort(*seats, rule_stack=stack, rule_takers=[2, 1, 3]).state


def test_f_fort_rules_taken_before_the_seat_looked_are_none_that_it_saw():
    state = rules_table()
    seen = {rule(name) for name in ("loner", "slime-lab", "popularity", "sleepover")}
    dealt = deals(state, 0, 300)
    assert {d.seats[1].rule for d in dealt} == set(range(11)) - seen


def test_f_fort_rules_taken_later_are_some_that_it_saw():
    state = rules_table()
    dealt = deals(state, 0, 100)
    later = {rule(name) for name in ("slime-lab", "popularity", "sleepover")}
    assert {d.seats[2].rule for d in dealt} == later
    assert all({d.seats[2].rule, *d.rule_stack} == later for d in dealt)


def test_f_fort_who_has_not_looked_knows_nothing():
    state = fort(seat(), seat(rule="loner"), rule_stack="popularity sleepover").state
    dealt = deals(state, 0, 400)
    assert {d.seats[1].rule for d in dealt} == set(range(11))
    assert {r for d in dealt for r in d.rule_stack} == set(range(11))


def test_f_fort_who_chooses_a_rule_sees_those_left():
    table = fort(
        seat(hand="tink", stuff=(1, 1)), seat(rule="loner"), rule_stack="popularity sleepover"
    )
    table.play("play tink", "do public", "pay stuff 1p1t pack 0p0t")
    left = {rule("popularity"), rule("sleepover")}
    for dealt in deals(table.state, 0, 100):
        assert set(dealt.rule_stack) == left
        assert dealt.seats[1].rule not in left


def test_f_end_open_rules_stay():
    seats = [seat(rule="loner", points=25, turns=4), seat(rule="slime-lab", turns=4)]
    state = fort(*seats, stack=[{"frame": "over"}], round=4).state
    for dealt in deals(state, 0, 20):
        assert [owner.rule for owner in dealt.seats] == [rule("loner"), rule("slime-lab")]


# --- the draft ----------------------------------------------------------------------------------


def draft(seats: int, picks: int, seed: int = 5) -> State:
    state = FORT.new_game(FortOptions(seats, draft=True, first=1), seed)
    chance = Random(seed)
    for _ in range(picks):
        FORT.apply(state, chance.choice(FORT.legal_moves(state)))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f_set_8_the_hands_that_the_seat_saw_were_those(seats: int):
    """F-SET 8: packs and picks of the deal, replayed, show the seat what it saw."""
    for picks in range(8 * seats):
        state = draft(seats, picks)
        assert drafting(state)
        for dealt in deals(state, 0, 3):
            check(dealt)
            assert draft_seen(dealt, 0) == draft_seen(state, 0)
            assert dealt.draft_picks[0] == state.draft_picks[0]


@pytest.mark.parametrize("seats", [3, 4])
def test_f_set_8_between_two_sights_of_a_hand_each_rival_took_one_card(seats: int):
    state = draft(seats, 8 * seats)
    hand = set(state.draft_packs[0]) - {state.draft_picks[0][0]}
    hand -= set(draft_seen(state, 0)[seats])
    assert len(hand) == seats - 1
    found = Counter()
    for dealt in deals(state, 0, 300):
        taken = [dealt.draft_picks[rival][rival] for rival in range(1, seats)]
        assert set(taken) == hand
        found[tuple(taken)] += 1
    assert len(found) == {3: 2, 4: 6}[seats]
    assert min(found.values()) > 25


def test_f_set_8_a_card_seen_since_stays_with_who_kept_it():
    state = draft(3, 24)
    card = state.draft_picks[1][1]
    owner = state.seats[1]
    (owner.hand if card in owner.hand else owner.deck).remove(card)
    state.seats[2].yard.append(card)
    for dealt in deals(state, 0, 40):
        check(dealt)
        assert dealt.draft_picks[1][1] == card
        assert state.draft_picks[2][2] in {*dealt.seats[2].hand, *dealt.seats[2].deck}


def test_f_set_8_what_the_seat_passed_on_is_not_in_the_park():
    state = draft(4, 32)
    seen = {card for hand in draft_seen(state, 0) for card in hand}
    for dealt in deals(state, 0, 50):
        assert not seen & set(dealt.park_deck)


def test_f_set_8_the_draft_is_settled_once_all_cards_were_seen():
    """Nothing is left to deal then, and the memory of the draft stays as it is."""
    state = draft(3, 24)
    chance = Random(2)
    while any(unknown_cards(owner) for owner in state.seats):
        FORT.apply(state, chance.choice(FORT.legal_moves(state)))
    first, *others = deals(state, 0, 10)
    assert all(dealt.draft_picks == first.draft_picks for dealt in others)
    assert [set(kept) for kept in first.draft_picks] == [set(kept) for kept in state.draft_picks]


def test_f_set_8_groups_share_no_card_and_no_pick():
    for picks in (0, 7, 13, 22, 24):
        state = draft(3, picks)
        seen = view(state, 0)
        found = groups(0, seen.draft_seen, seen.draft_kept, seen.draft_counts, seen.draft_shown)
        cards = [card for group in found for card in group.cards]
        taken = [pick for group in found for pick in group.picks]
        assert len(set(taken)) == len(taken)
        if picks == 24:
            assert len(set(cards)) == len(cards)
        for group in found:
            real = {state.draft_picks[rival][pick] for rival, pick in group.picks}
            assert real <= set(group.cards)


def test_f_set_8_during_the_draft_a_pick_is_any_card_of_the_hand():
    """R32: before the viewer's own pick, what the others have just kept is open."""
    state = draft(2, 1)
    assert isinstance(state.stack[-1], Draft)
    kept = {dealt.draft_picks[1][0] for dealt in deals(state, 0, 900)}
    own_hand = set(draft_seen(state, 0)[0])
    assert kept == set(CARDS.park_kids) - own_hand - set(state.park)
