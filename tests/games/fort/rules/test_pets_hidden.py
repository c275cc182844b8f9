"""What a seat knows of dogs and cats, all of that and nothing else, and how they are dealt anew."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from math import comb
from random import Random

import pytest

from fort_desktop.games.fort.rules.determinize import determinize
from fort_desktop.games.fort.rules.draft_dogs import arrange, dog_picks
from fort_desktop.games.fort.rules.frames import Draft
from fort_desktop.games.fort.rules.invariants import check, unknown_cards
from fort_desktop.games.fort.rules.setup import draft_seen
from fort_desktop.games.fort.rules.state import FortOptions, State
from fort_desktop.games.fort.rules.viewing import view
from tests.games.fort.frozen_cards import frozen_cards
from tests.games.fort.rules.positions import fort, seat
from tests.games.fort.rules.random_play import game, pet_samples
from tests.games.fort.rules.secrets import swap_secrets

CARDS = frozen_cards()
FORT = game()
FIRST = CARDS.first_dog
DOGS = {"options": {"dogs": True}}


def deals(state: State, viewer: int, count: int, seed: int = 1) -> list[State]:
    seen, chance = view(state, viewer), Random(seed)
    return [determinize(seen, chance) for _ in range(count)]


def draft(seats: int, picks: int, seed: int = 5) -> State:
    """A draft with dogs after so many picks of all seats together."""
    state = FORT.new_game(FortOptions(seats, draft=True, first=0, dogs=True), seed)
    chance = Random(seed)
    for _ in range(picks):
        FORT.apply(state, chance.choice(FORT.legal_moves(state)))
    return state


def dogs_of(cards) -> int:
    return sum(card >= FIRST for card in cards)


# --- any position -------------------------------------------------------------------------------


@pytest.mark.no_cover
def test_no_secret_passes():
    """D-SET: whatever a seat cannot know may be otherwise, and its view is the same."""
    chance = Random(8)
    tried = 0
    for state in pet_samples(every=10, seed=6, rounds=9):
        check(state)
        for viewer in range(len(state.seats)):
            other = swap_secrets(state, viewer, chance)
            check(other)
            assert view(other, viewer) == view(state, viewer)
            tried += other != state
    assert tried > 1000


@pytest.mark.no_cover
def test_every_deal_is_in_order_and_looks_the_same_to_the_seat():
    """D-SET, C-SET."""
    chance = Random(9)
    for state in pet_samples(every=10, seed=7, rounds=9):
        for viewer in range(len(state.seats)):
            seen = view(state, viewer)
            dealt = determinize(seen, chance)
            check(dealt)
            assert view(dealt, viewer) == seen


def test_a_deal_depends_on_the_view_and_the_generator_alone():
    chance = Random(12)
    for state in pet_samples(every=25, seed=10, rounds=7):
        other = swap_secrets(state, 0, chance)
        assert determinize(view(state, 0), Random(3)) == determinize(view(other, 0), Random(3))


def test_the_seat_to_act_has_the_same_legal_moves():
    chance = Random(10)
    for state in pet_samples(every=25, seed=8, rounds=7):
        decision = FORT.decision(state)
        if decision is not None:
            dealt = determinize(view(state, decision.seat), chance)
            assert FORT.legal_moves(dealt) == FORT.legal_moves(state)


# --- without a draft ----------------------------------------------------------------------------


def test_d_set_all_know_how_many_dogs_lie_hidden_with_whom():
    """D-SET: three each, and one less for each that is seen."""
    state = FORT.new_game(FortOptions(3, dogs=True), 4)
    for viewer in range(3):
        assert [owner.hidden_dogs for owner in view(state, viewer).seats] == [3, 3, 3]
    owner = state.seats[1]
    dog = next(card for card in [*owner.hand, *owner.deck] if card >= FIRST)
    (owner.hand if dog in owner.hand else owner.deck).remove(dog)
    owner.yard.append(dog)
    assert [other.hidden_dogs for other in view(state, 0).seats] == [3, 2, 3]


def test_d_set_a_dog_seen_before_is_no_hidden_one():
    """D-SET: a reshuffled discard pile was face up, its dogs are known by name."""
    table = fort(
        seat(hand="bug"),
        seat(hand="loki ace", deck="duke kitty", open_hidden="ace duke"),
        **DOGS,
    )
    seen = view(table.state, 0).seats[1]
    assert (seen.hidden_dogs, seen.deck_size) == (1, 2)
    for dealt in deals(table.state, 0, 60):
        rival = dealt.seats[1]
        assert CARDS.numbers["duke"] in {*rival.hand, *rival.deck}
        assert dogs_of([*rival.hand, *rival.deck]) == 2


def test_d_set_every_dog_may_be_anywhere_and_every_rival_has_three():
    state = FORT.new_game(FortOptions(3, dogs=True), 4)
    own = {*state.seats[0].hand, *state.seats[0].deck}
    hidden = set(CARDS.dog_cards) - own
    found: Counter[tuple[str, int]] = Counter()
    for dealt in deals(state, 0, 500):
        assert len(dealt.kennel) == len(state.kennel) == 9
        for number in (1, 2):
            rival = dealt.seats[number]
            dogs = [card for card in [*rival.hand, *rival.deck] if card >= FIRST]
            assert len(dogs) == 3
            found += Counter((f"seat {number}", dog) for dog in dogs)
        found += Counter(("kennel", dog) for dog in dealt.kennel)
    assert set(found) == set(product(("seat 1", "seat 2", "kennel"), hidden))
    assert all(70 < found["seat 1", dog] < 130 for dog in hidden)
    assert all(245 < found["kennel", dog] < 355 for dog in hidden)


def test_d_set_a_hand_holds_as_many_dogs_as_chance_gives():
    """F-SET 9: three dogs among ten cards, five of them drawn."""
    state = FORT.new_game(FortOptions(2, dogs=True), 4)
    found = Counter(dogs_of(dealt.seats[1].hand) for dealt in deals(state, 0, 1000))
    for dogs in range(4):
        expected = 1000 * comb(3, dogs) * comb(7, 5 - dogs) / comb(10, 5)
        assert 0.7 * expected < found[dogs] < 1.3 * expected


def test_d_set_the_kennel_is_hidden_from_all():
    state = FORT.new_game(FortOptions(4, dogs=True), 4)
    assert view(state, 0).kennel_size == len(state.kennel) == 6
    left = {card for dealt in deals(state, 0, 60) for card in dealt.kennel}
    assert left == set(CARDS.dog_cards) - {*state.seats[0].hand, *state.seats[0].deck}


def test_without_dogs_there_is_nothing_of_them_to_be_seen():
    state = FORT.new_game(FortOptions(2), 4)
    seen = view(state, 0)
    assert (seen.kennel_size, seen.cats) == (0, ())
    assert all(
        (owner.hidden_dogs, owner.doghouse, owner.cats) == (0, (), ()) for owner in seen.seats
    )
    assert all(not dealt.kennel for dealt in deals(state, 0, 5))


# --- what lies open -----------------------------------------------------------------------------


def test_d_house_c_lure_doghouses_and_cats_are_public():
    table = fort(
        seat(hand="bug", cats="jitters"),
        seat(hand="doc", doghouse="loki duke", deck="moles"),
        options={"dogs": True, "cats": True},
        cats="bandit",
    )
    for viewer in range(2):
        seen = view(table.state, viewer)
        assert [CARDS.names[card] for card in seen.seats[1].doghouse] == ["loki", "duke"]
        assert seen.seats[0].cats == (CARDS.cat_numbers["jitters"],)
        assert seen.cats == (CARDS.cat_numbers["bandit"],)
        for dealt in deals(table.state, viewer, 5):
            assert [dealt.cats, dealt.seats[0].cats] == [
                table.state.cats,
                table.state.seats[0].cats,
            ]
            assert dealt.seats[1].doghouse == table.state.seats[1].doghouse


# --- with a draft -------------------------------------------------------------------------------


def test_d_set_after_a_draft_nobody_knows_how_many_dogs_a_rival_kept():
    """D-SET: the own ones are known; of a rival once all its cards have been seen."""
    state = draft(3, 24)
    seen = view(state, 0)
    own = state.seats[0]
    assert seen.seats[0].hidden_dogs == dogs_of([*own.hand, *own.deck])
    assert [seen.seats[number].hidden_dogs for number in (1, 2)] == [-1, -1]
    rival = state.seats[1]
    rival.discard = [*rival.hand, *rival.deck]
    rival.hand, rival.deck, rival.open_hidden = [], [], 0
    assert view(state, 0).seats[1].hidden_dogs == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 5, 8])
def test_d_set_every_hand_dealt_holds_three_dogs(seats: int, rounds: int):
    """D-SET: in the middle of the draft and after it, seen or not."""
    for turn in range(1 if rounds == 8 else seats):
        state = draft(seats, rounds * seats + turn)
        for viewer in range(seats):
            for dealt in deals(state, viewer, 15):
                check(dealt)
                assert [dogs_of(pack) for pack in dealt.draft_packs] == [3] * seats
                assert view(dealt, viewer) == view(state, viewer)


def test_d_set_two_players_know_whether_the_first_pick_was_a_dog():
    """D-SET: the hand that comes has three dogs, or two and the rival has kept one."""
    for seed in range(12):
        state = draft(2, 16, seed)
        kept = state.draft_picks[1][0]
        for dealt in deals(state, 0, 10):
            assert (dealt.draft_picks[1][0] >= FIRST) == (kept >= FIRST)


def some_draft(seats: int, picks: int, dogs: tuple[int, ...]) -> State:
    """A draft in which so many dogs were kept out of the hands that came to seat 1 at last."""
    for seed in range(3000):
        state = draft(seats, picks, seed)
        seen = draft_seen(state, 0)
        if tuple(3 - dogs_of(hand) for hand in seen[1:seats]) == dogs:
            return state
    raise AssertionError("no such draft")


def test_d_set_who_kept_the_dog_is_open():
    """D-SET, three players: of a hand that came after two picks one dog is gone; either has it."""
    state = some_draft(3, 24, (0, 1))
    found = Counter(
        (dealt.draft_picks[1][0] >= FIRST, dealt.draft_picks[2][1] >= FIRST)
        for dealt in deals(state, 0, 400)
    )
    assert set(found) == {(True, False), (False, True)}
    assert min(found.values()) > 150
    for dealt in deals(state, 0, 50):
        assert dealt.draft_picks[2][0] < FIRST


def test_d_set_a_dog_seen_since_tells_who_kept_it():
    """D-SET: then the other one kept a kid."""
    state = some_draft(3, 24, (0, 1))
    if state.draft_picks[1][0] >= FIRST:
        owner, dog, kid = 1, state.draft_picks[1][0], state.draft_picks[2][1]
    else:
        owner, dog, kid = 2, state.draft_picks[2][1], state.draft_picks[1][0]
    rival = state.seats[owner]
    (rival.hand if dog in rival.hand else rival.deck).remove(dog)
    rival.discard.append(dog)
    other = 3 - owner
    assert kid < FIRST
    for dealt in deals(state, 0, 60):
        check(dealt)
        blind = dealt.draft_picks[other][0 if other == 1 else 1]
        assert blind < FIRST
        assert dog in dealt.draft_picks[owner]


def test_d_set_the_draft_is_settled_once_all_cards_were_seen():
    """D-SET: the memory of the draft has three dogs in each hand, whatever else is forgotten."""
    for seed in range(15):
        state = draft(4, 32, seed)
        for owner in state.seats:
            owner.discard += owner.hand + owner.deck
            owner.hand, owner.deck, owner.open_hidden = [], [], 0
        assert not any(unknown_cards(owner) for owner in state.seats)
        for viewer in range(4):
            first, other = deals(state, viewer, 2)
            check(first)
            assert first.draft_picks == other.draft_picks
            assert [set(kept) for kept in first.draft_picks] == [
                set(kept) for kept in state.draft_picks
            ]


def test_d_set_the_ways_are_weighed_as_they_come_about():
    """D-SET: against every deal and pick of a small case, counted one by one.

    Three players, the first pick of each made: seat 1 has seen its own hand only, so the picks of
    seats 2 and 3 came out of hands with three dogs among eight cards.
    """
    state = draft(3, 3)
    counts = (1, 1, 1)
    seen = (state.draft_packs[0],)
    found = dict(dog_picks(0, seen, counts, ((), (), ()), FIRST))
    total = sum(found.values())
    shares = {picks: weight / total for picks, weight in found.items()}
    one, two = (1, 0), (2, 0)
    assert shares == pytest.approx(
        {
            frozenset(): 25 / 64,
            frozenset({one}): 15 / 64,
            frozenset({two}): 15 / 64,
            frozenset({one, two}): 9 / 64,
        }
    )


def test_d_set_cards_seen_since_weigh_in():
    """D-SET: four players; every way to fill the picks that seat 1 never saw, one by one."""
    for seed in range(6):
        state = draft(4, 32, seed)
        seen = draft_seen(state, 0)
        chance = Random(seed)
        blind = {owner: list(state.draft_picks[owner][:owner]) for owner in (1, 2, 3)}
        shown = [[card for card in blind.get(n, []) if chance.random() < 0.4] for n in range(4)]
        loose = tuple(map(tuple, shown))
        counted = by_hand(seen, loose)
        found = dict(dog_picks(0, seen, (8, 8, 8, 8), loose, FIRST))
        total, whole = sum(counted.values()), sum(found.values())
        assert {k: v / total for k, v in counted.items()} == pytest.approx(
            {k: v / whole for k, v in found.items()}
        )
        for picks in found:
            for owner in (1, 2, 3):
                kept = [*loose[owner]]
                missing = owner - len(kept)
                dogs = sum(one == owner for one, _ in picks) - dogs_of(kept)
                kept += [FIRST] * dogs + [0] * (missing - dogs)
                order = arrange(owner, kept, picks, FIRST)
                assert [card >= FIRST for card in order] == [
                    (owner, pick) in picks for pick in range(owner)
                ]


def by_hand(seen, loose) -> Counter[frozenset[tuple[int, int]]]:
    """How many ways there are to put cards seen since where they were kept, by the dogs' picks."""
    cells = [(owner, pick) for owner in (1, 2, 3) for pick in range(owner)]
    counted: Counter[frozenset[tuple[int, int]]] = Counter()
    for size in range(len(cells) + 1):
        for picks in map(frozenset, combinations(cells, size)):
            taken = [sum((owner - pick) % 4 == pack for owner, pick in picks) for pack in (1, 2, 3)]
            if taken != [3 - dogs_of(seen[4 - pack]) for pack in (1, 2, 3)]:
                continue
            ways = 1
            for owner in (1, 2, 3):
                own = [(owner, pick) in picks for pick in range(owner)]
                kinds = [card >= FIRST for card in loose[owner]]
                places = permutations(own, len(kinds))
                ways *= sum(list(place) == kinds for place in places)
            if ways:
                counted[picks] = ways
    return counted


def test_d_set_while_drafting_the_rest_is_any_card_never_seen():
    """R32, D-SET: what was kept out of a hand not seen yet is any card; three of eight are dogs."""
    state = draft(3, 5)
    viewer = 2
    assert isinstance(state.stack[-1], Draft)
    dealt = [dealt.draft_picks[0][0] for dealt in deals(state, viewer, 2500)]
    known = {card for hand in draft_seen(state, viewer) for card in hand}
    known |= set(state.park)
    assert set(dealt) == {*CARDS.park_kids, *CARDS.dog_cards} - known
    assert 0.33 < dogs_of(dealt) / len(dealt) < 0.42
